import type { Graha, SignLord } from '../grahas.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'
import type { ChartView, LagnaView } from './chart-view.ts'

export type YogaId =
  | 'gajakesari'
  | 'chandra-mangala'
  | 'sunapha'
  | 'anapha'
  | 'durudhara'
  | 'adhi'
  | 'kemadruma'
  | 'shakata'
  | 'vesi'
  | 'vasi'
  | 'ubhayachari'
  | 'budhaditya'
  | 'amala'
  | 'guru-mangala'
  | 'kala-sarpa'
  | 'saraswati'
  | 'vasumati'
  | 'shubha-kartari'
  | 'neecha-bhanga'
  | 'parivartana'
  | 'maha-parivartana'
  | 'khala-parivartana'
  | 'dainya-parivartana'
  | 'ruchaka'
  | 'bhadra'
  | 'hamsa'
  | 'malavya'
  | 'shasha'
  | 'raja'
  | 'dharma-karmadhipati'
  | 'yogakaraka'
  | 'dhana'
  | 'viparita-harsha'
  | 'viparita-sarala'
  | 'viparita-vimala'
  | 'lakshmi'

/** A graha in a house, counted from where the reason says. */
export type HousedGraha = { graha: Graha; house: House }

/** How two lords are associated (sambandha), the strongest first. */
export type Association = 'exchange' | 'same-sign' | 'mutual-aspect'

/** What cancels a debilitation, and the graha that does it. */
export type DebilitationCancelled = {
  by:
    | 'sign-lord-in-kendra'
    | 'exaltation-lord-in-kendra'
    | 'exalted-here-in-kendra'
    | 'exchange-with-sign-lord'
    | 'sign-lord-with-it'
    | 'sign-lord-aspects-it'
  graha: SignLord
}

/** How a chart meets the rule of a yoga. */
export type YogaReason =
  | { code: 'in-house-from'; graha: Graha; house: House; from: Graha }
  | { code: 'share-a-sign'; grahas: readonly [Graha, Graha] }
  | { code: 'beside-luminary'; luminary: 'sun' | 'moon'; sides: readonly { house: House; grahas: readonly Graha[] }[] }
  | { code: 'in-houses'; from: 'moon' | 'lagna'; places: readonly HousedGraha[] }
  | { code: 'moon-alone' }
  | { code: 'strong-in-house'; graha: SignLord; rashi: RashiIndex; house: House }
  | { code: 'alone-in-house'; grahas: readonly Graha[]; house: House; from: 'moon' | 'lagna' }
  /** All seven from one node forward to the other. */
  | { code: 'between-the-nodes'; from: 'rahu' | 'ketu' }
  | { code: 'benefics-in-growth' }
  | { code: 'benefics-around-lagna' }
  | { code: 'debilitation-cancelled'; graha: SignLord; cancellations: readonly DebilitationCancelled[] }
  | { code: 'exchange-signs'; grahas: readonly [SignLord, SignLord] }
  | {
      code: 'lords-associated'
      grahas: readonly [SignLord, SignLord]
      houses: readonly House[]
      association: Association
    }
  | { code: 'rules-two-houses'; graha: SignLord; houses: readonly [House, House] }
  | { code: 'lord-in-house'; graha: SignLord; rules: House; house: House }
  | { code: 'lord-strong-in-house'; graha: SignLord; rules: House; house: House }

/** One way in which a chart meets a rule. */
export type YogaFinding = { grahas: readonly Graha[]; reason: YogaReason }

/** A yoga found in a chart, and how this chart meets its rule. */
export type Yoga = YogaFinding & { id: YogaId }

export type YogaRule<View extends ChartView = ChartView> = { id: YogaId; find: (view: View) => YogaFinding[] }

export type LagnaYogaRule = YogaRule<LagnaView>
