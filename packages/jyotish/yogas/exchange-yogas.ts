import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex } from '../zodiac/rashi.ts'
import { type ChartView, DUSTHANAS, haveExchanged, type LagnaView } from './chart-view.ts'
import type { LagnaYogaRule, YogaFinding, YogaRule } from './yoga.ts'

type Exchange = { grahas: [SignLord, SignLord]; rashis: [RashiIndex, RashiIndex] }

function listExchanges(view: ChartView): Exchange[] {
  return SIGN_LORDS.flatMap((one, index) =>
    SIGN_LORDS.slice(index + 1)
      .filter((other) => haveExchanged(view, one, other))
      .map((other): Exchange => ({ grahas: [one, other], rashis: [view.rashis[one], view.rashis[other]] })),
  )
}

const findingOf = ({ grahas }: Exchange): YogaFinding => ({ grahas, reason: { code: 'exchange-signs', grahas } })

export const EXCHANGE_YOGAS: readonly YogaRule[] = [
  {
    // Phaladeepika, ch. 6.
    id: 'parivartana',
    // With a lagna, the three more specific kinds below apply instead.
    find: (view) => (view.lagna === undefined ? listExchanges(view).map(findingOf) : []),
  },
]

type ExchangeKind = 'maha' | 'khala' | 'dainya'

function kindOf(houses: readonly House[]): ExchangeKind {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}

/** The three kinds of exchange, which depend on the lagna (Phaladeepika, ch. 6). */
export const EXCHANGE_LAGNA_YOGAS: readonly LagnaYogaRule[] = (['maha', 'khala', 'dainya'] as const).map((kind) => ({
  id: `${kind}-parivartana` as const,
  find: (view: LagnaView) =>
    listExchanges(view)
      .filter(({ rashis }) => kindOf(rashis.map((rashi) => houseFrom(view.lagna, rashi))) === kind)
      .map(findingOf),
}))
