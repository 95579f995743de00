import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex } from '../zodiac/rashi.ts'
import { type ChartView, DUSTHANAS, haveExchanged, type LagnaView } from './chart-view.ts'
import { namesOf, sentence } from './text.ts'
import type { LagnaYogaRule, YogaRule } from './yoga.ts'

type Exchange = { grahas: [SignLord, SignLord]; rashis: [RashiIndex, RashiIndex] }

function listExchanges(view: ChartView): Exchange[] {
  return SIGN_LORDS.flatMap((one, index) =>
    SIGN_LORDS.slice(index + 1)
      .filter((other) => haveExchanged(view, one, other))
      .map((other): Exchange => ({ grahas: [one, other], rashis: [view.rashis[one], view.rashis[other]] })),
  )
}

const findingOf = ({ grahas }: Exchange) => ({ grahas, reason: sentence(`${namesOf(grahas)} exchange signs`) })

export const EXCHANGE_YOGAS: readonly YogaRule[] = [
  {
    id: 'parivartana',
    name: 'Parivartana',
    rule: 'Two grahas are each in a sign ruled by the other, so that they act for each other.',
    source: 'Phaladeepika, ch. 6',
    // With a lagna, the three more specific kinds below apply instead.
    find: (view) => (view.lagna === undefined ? listExchanges(view).map(findingOf) : []),
  },
]

type ExchangeKind = 'maha' | 'khala' | 'dainya'

function kindOf(houses: readonly House[]): ExchangeKind {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}

const KIND_RULES: Record<ExchangeKind, { name: string; rule: string }> = {
  maha: {
    name: 'Maha Parivartana',
    rule: 'An exchange of signs between lords of the 1st, 2nd, 4th, 5th, 7th, 9th, 10th and 11th.',
  },
  khala: {
    name: 'Khala Parivartana',
    rule: 'An exchange of signs that involves the 3rd, but not the 6th, 8th or 12th.',
  },
  dainya: {
    name: 'Dainya Parivartana',
    rule: 'An exchange of signs that involves the 6th, 8th or 12th; it calls for patience.',
  },
}

/** The three kinds of exchange, which depend on the lagna. */
export const EXCHANGE_LAGNA_YOGAS: readonly LagnaYogaRule[] = (['maha', 'khala', 'dainya'] as const).map((kind) => ({
  id: `${kind}-parivartana`,
  ...KIND_RULES[kind],
  source: 'Phaladeepika, ch. 6',
  find: (view: LagnaView) =>
    listExchanges(view)
      .filter(({ rashis }) => kindOf(rashis.map((rashi) => houseFrom(view.lagna, rashi))) === kind)
      .map(findingOf),
}))
