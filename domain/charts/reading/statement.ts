import type {
  Dignity,
  Graha,
  House,
  MangalCancellation,
  MangalRuleSet,
  NakshatraIndex,
  Pada,
  RashiIndex,
  SadeSatiPhase,
  SignLord,
  YogaId,
  YogaReason,
} from '@muhurta/jyotish'
import type { IsoDate } from '#domain/time/india-time.ts'

/** How strong the grahas of a yoga are: all of them, some, or none. */
export type YogaStrength = 'all' | 'some' | 'none'

export type GrahaSpan = { readonly graha: Graha; readonly from: IsoDate; readonly until: IsoDate }

/** A statement for each of several codes with the same values. */
type Coded<Code extends string, Values = unknown> = Code extends string ? { readonly code: Code } & Values : never

/**
 * One statement of a reading: a fact of the chart, or a rule of the texts that applies to it. The sentence is in
 * `content`, the source in `sources.ts`. Houses are whole signs from the lagna.
 */
export type Statement =
  | { readonly code: 'lagna-at'; readonly rashi: RashiIndex; readonly degrees: number }
  | { readonly code: 'lagna-sign'; readonly rashi: RashiIndex }
  | { readonly code: 'moon-at'; readonly rashi: RashiIndex; readonly degrees: number; readonly house: House }
  | { readonly code: 'moon-sign'; readonly rashi: RashiIndex }
  | { readonly code: 'moon-phase'; readonly isWaxing: boolean }
  | { readonly code: 'star-at'; readonly nakshatra: NakshatraIndex; readonly pada: Pada; readonly lord: Graha }
  | { readonly code: 'star'; readonly nakshatra: NakshatraIndex }
  | { readonly code: 'first-period'; readonly graha: Graha; readonly years: number }
  | { readonly code: 'house-about'; readonly house: House }
  | { readonly code: 'house-sign'; readonly house: House; readonly rashi: RashiIndex; readonly lord: SignLord }
  | { readonly code: 'house-strength'; readonly house: House; readonly rupas: number; readonly rank: number }
  | { readonly code: 'house-empty'; readonly house: House }
  | { readonly code: 'house-seen'; readonly house: House; readonly grahas: readonly SignLord[] }
  | { readonly code: 'lord-place'; readonly graha: SignLord; readonly rules: House; readonly house: House }
  | { readonly code: 'lord-in-house'; readonly rules: House; readonly house: House }
  | { readonly code: 'graha-in-house'; readonly graha: Graha; readonly house: House }
  | { readonly code: 'graha-dignity'; readonly graha: Graha; readonly rashi: RashiIndex; readonly dignity: Dignity }
  | { readonly code: 'graha-strength'; readonly graha: SignLord; readonly rupas: number; readonly required: number }
  | Coded<'graha-combust' | 'graha-retrograde', { readonly graha: Graha }>
  | { readonly code: 'graha-vargottama'; readonly graha: Graha; readonly rashi: RashiIndex }
  | { readonly code: 'yogakaraka'; readonly graha: SignLord; readonly houses: readonly House[] }
  | Coded<'yoga-rule' | 'yoga-reading', { readonly id: YogaId }>
  | { readonly code: 'yoga-reason'; readonly id: YogaId; readonly reason: YogaReason }
  | {
      readonly code: 'yoga-strength'
      readonly id: YogaId
      readonly strength: YogaStrength
      readonly strong: readonly SignLord[]
      readonly others: readonly SignLord[]
    }
  | { readonly code: 'yoga-periods'; readonly id: YogaId; readonly spans: readonly GrahaSpan[] }
  | { readonly code: 'yoga-runs'; readonly id: YogaId; readonly lords: readonly Graha[] }
  | { readonly code: 'yogas-none' }
  | Coded<'maha-runs' | 'maha-next', GrahaSpan>
  | Coded<'antar-runs' | 'antar-next', GrahaSpan & { readonly maha: Graha }>
  | {
      readonly code: 'period-houses'
      readonly graha: SignLord
      readonly rules: readonly House[]
      readonly house: House
    }
  | { readonly code: 'period-node'; readonly graha: Graha; readonly house: House; readonly signLord: SignLord }
  | { readonly code: 'graha-nature'; readonly graha: Graha }
  | { readonly code: 'periods-outside' }
  | {
      readonly code: 'transit-stay'
      readonly graha: Graha
      readonly rashi: RashiIndex
      readonly fromMoon: House
      readonly fromLagna: House
      /** Absent where the stay reaches beyond the months that were examined. */
      readonly from?: IsoDate
      readonly until?: IsoDate
    }
  | Coded<'transit-good' | 'transit-effort', { readonly graha: Graha; readonly house: House }>
  | { readonly code: 'transit-bindus'; readonly graha: SignLord; readonly rashi: RashiIndex; readonly bindus: number }
  | { readonly code: 'sade-sati-about' }
  | { readonly code: 'sade-sati-now'; readonly phase: SadeSatiPhase; readonly until: IsoDate }
  | { readonly code: 'sade-sati-next'; readonly from: IsoDate }
  | { readonly code: 'sade-sati-later' }
  | { readonly code: 'mangal-about' }
  | {
      readonly code: 'mangal-rule'
      readonly ruleSet: MangalRuleSet
      readonly places: readonly { readonly from: 'lagna' | 'moon' | 'venus'; readonly house: House }[]
    }
  | { readonly code: 'mangal-eased'; readonly cancellation: MangalCancellation }
  | { readonly code: 'kala-sarpa-about' }
  | Coded<'kala-sarpa-full' | 'kala-sarpa-absent'>
  | { readonly code: 'kala-sarpa-partial'; readonly outside: SignLord }
  | {
      readonly code: 'differ-ayanamsa-sign'
      readonly point: 'lagna' | 'moon'
      readonly ayanamsa: 'lahiri' | 'raman'
      readonly here: RashiIndex
      readonly there: RashiIndex
    }
  | {
      readonly code: 'differ-ayanamsa-star'
      readonly ayanamsa: 'lahiri' | 'raman'
      readonly here: NakshatraIndex
      readonly there: NakshatraIndex
    }
  | { readonly code: 'ayanamsa-agrees'; readonly ayanamsa: 'lahiri' | 'raman' }
  | {
      readonly code: 'differ-houses'
      readonly moved: readonly { readonly graha: Graha; readonly house: House; readonly sripati: House }[]
    }
  | { readonly code: 'houses-agree' }
  | { readonly code: 'differ-mangal'; readonly present: number; readonly sets: number }
  | { readonly code: 'differ-year'; readonly graha: Graha; readonly here: IsoDate; readonly there: IsoDate }
  | { readonly code: 'differ-nodes' }

export type StatementCode = Statement['code']

/** What a group of statements is about; its title is made of it. */
export type GroupSubject =
  | { readonly kind: 'plain' }
  | { readonly kind: 'house'; readonly house: House }
  | { readonly kind: 'yoga'; readonly id: YogaId }
  | { readonly kind: 'maha' | 'antar'; readonly graha: Graha }
  | { readonly kind: 'transit'; readonly graha: Graha }
  | { readonly kind: 'sade-sati' | 'mangal' | 'kala-sarpa' }

export type StatementGroup = { readonly subject: GroupSubject; readonly statements: readonly Statement[] }

/** The parts of a reading in their order. */
export const READING_PARTS = ['lagna', 'moon', 'houses', 'yogas', 'periods', 'transits', 'doshas', 'differ'] as const
export type ReadingPart = (typeof READING_PARTS)[number]

export type Reading = Readonly<Record<ReadingPart, readonly StatementGroup[]>>
