import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex } from '../zodiac/rashi.ts'
import { type ChartView, DUSTHANAS, haveExchanged, type LagnaView } from './chart-view.ts'
import { namesOf, sentence } from './words.ts'
import type { LagnaYogaRule, YogaRule } from './yoga.ts'

type Exchange = { grahas: [SignLord, SignLord]; rashis: [RashiIndex, RashiIndex] }

function listExchanges(view: ChartView): Exchange[] {
  return SIGN_LORDS.flatMap((one, index) =>
    SIGN_LORDS.slice(index + 1)
      .filter((other) => haveExchanged(view, one, other))
      .map((other): Exchange => ({ grahas: [one, other], rashis: [view.rashis[one], view.rashis[other]] })),
  )
}

const findingOf = ({ grahas }: Exchange) => ({ grahas, reason: sentence(`${namesOf(grahas)} have changed places`) })

export const EXCHANGE_YOGAS: readonly YogaRule[] = [
  {
    id: 'parivartana',
    name: 'Parivartana',
    rule: 'Two lords are each in a sign of the other, so that they act for each other.',
    source: 'Phaladeepika, ch. 6',
    // With a lagna the kinds below say the same more exactly.
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
    rule: 'An exchange of signs in which the 3rd takes part and the 6th, 8th and 12th do not.',
  },
  dainya: {
    name: 'Dainya Parivartana',
    rule: 'An exchange of signs in which the 6th, 8th or 12th takes part; it asks for patience.',
  },
}

/** The three kinds of exchange, which only the lagna can tell apart. */
export const EXCHANGE_LAGNA_YOGAS: readonly LagnaYogaRule[] = (['maha', 'khala', 'dainya'] as const).map((kind) => ({
  id: `${kind}-parivartana`,
  ...KIND_RULES[kind],
  source: 'Phaladeepika, ch. 6',
  find: (view: LagnaView) =>
    listExchanges(view)
      .filter(({ rashis }) => kindOf(rashis.map((rashi) => houseFrom(view.lagna, rashi))) === kind)
      .map(findingOf),
}))
