import { type Graha, type House, isSignLord, type YogaId } from '@muhurta/jyotish'
import type { Statement, StatementCode } from './statement.ts'

/** Where a statement is from. The names of the books are in `content`. */
export type ReadingSource =
  | {
      readonly book: 'bphs' | 'phaladeepika' | 'saravali' | 'brihat-jataka'
      readonly chapter: string
      readonly verse?: number
    }
  | { readonly book: 'raman-muhurtha' | 'raman-balas' | 'surya-siddhanta' | 'practice' | 'chart' }
  /** Written with the rule of the yoga. */
  | { readonly book: 'yoga'; readonly id: YogaId }

const bphs = (chapter: string): ReadingSource => ({ book: 'bphs', chapter })
const phaladeepika = (chapter: string): ReadingSource => ({ book: 'phaladeepika', chapter })
const CHART: ReadingSource = { book: 'chart' }
const PRACTICE: ReadingSource = { book: 'practice' }
const SHADBALA: readonly ReadingSource[] = [bphs('27'), { book: 'raman-balas' }]
const MUHURTHA: ReadingSource = { book: 'raman-muhurtha' }

/** Twelve verses for each lord, in the order of the houses. */
const verseOfLord = (rules: House, house: House) => (rules - 1) * 12 + house

type SourcesByCode = {
  readonly [Code in StatementCode]:
    | readonly ReadingSource[]
    | ((values: Extract<Statement, { readonly code: Code }>) => readonly ReadingSource[])
}

const ofYoga = ({ id }: { readonly id: YogaId }): readonly ReadingSource[] => [{ book: 'yoga', id }]
/** The table of Phaladeepika has no nodes. */
const ofTransit = ({ graha }: { readonly graha: Graha }): readonly ReadingSource[] =>
  isSignLord(graha) ? [phaladeepika('26')] : [PRACTICE]
const DASHA = [bphs('46')] as const
const HOUSE_LORDS_IN_DASHA = [bphs('47'), bphs('48')] as const

export const SOURCES: SourcesByCode = {
  'lagna-at': [CHART],
  'lagna-sign': [phaladeepika('9')],
  'moon-at': [CHART],
  'moon-sign': [{ book: 'brihat-jataka', chapter: '17' }],
  'moon-phase': [bphs('3')],
  'star-at': [bphs('46')],
  star: [{ book: 'brihat-jataka', chapter: '16' }],
  'first-period': DASHA,
  'house-about': [bphs('11')],
  'house-sign': [bphs('4')],
  'house-strength': SHADBALA,
  'house-empty': [bphs('11')],
  'house-seen': [bphs('26')],
  'lord-place': [CHART],
  'lord-in-house': ({ rules, house }) => [{ book: 'bphs', chapter: '24', verse: verseOfLord(rules, house) }],
  'graha-in-house': [phaladeepika('8'), { book: 'saravali', chapter: '30' }],
  'graha-dignity': [bphs('3')],
  'graha-strength': SHADBALA,
  'graha-combust': [{ book: 'surya-siddhanta' }],
  'graha-retrograde': [bphs('27')],
  'graha-vargottama': [{ book: 'brihat-jataka', chapter: '1' }],
  yogakaraka: [bphs('34')],
  'yoga-rule': ofYoga,
  'yoga-reading': ofYoga,
  'yoga-reason': ofYoga,
  'yoga-strength': SHADBALA,
  'yoga-periods': DASHA,
  'yoga-runs': DASHA,
  'yogas-none': [CHART],
  'maha-runs': DASHA,
  'maha-next': DASHA,
  'antar-runs': DASHA,
  'antar-next': DASHA,
  'period-houses': HOUSE_LORDS_IN_DASHA,
  'period-node': [bphs('47')],
  'graha-nature': [bphs('3'), bphs('32')],
  'periods-outside': DASHA,
  'transit-stay': [CHART],
  'transit-good': ofTransit,
  'transit-effort': ofTransit,
  'transit-bindus': [bphs('66'), bphs('72')],
  'sade-sati-about': [PRACTICE],
  'sade-sati-now': [PRACTICE],
  'sade-sati-next': [PRACTICE],
  'sade-sati-later': [PRACTICE],
  'mangal-about': [MUHURTHA, PRACTICE],
  'mangal-rule': [MUHURTHA, PRACTICE],
  'mangal-eased': [MUHURTHA, PRACTICE],
  'kala-sarpa-about': [PRACTICE],
  'kala-sarpa-full': [PRACTICE],
  'kala-sarpa-absent': [PRACTICE],
  'kala-sarpa-partial': [PRACTICE],
  'differ-ayanamsa-sign': [CHART],
  'differ-ayanamsa-star': [CHART],
  'ayanamsa-agrees': [CHART],
  'differ-houses': [CHART],
  'houses-agree': [CHART],
  'differ-mangal': [MUHURTHA, PRACTICE],
  'differ-year': [CHART],
  'differ-nodes': [bphs('47'), PRACTICE],
}

/** Where a statement is taught; at least one source for each. */
export function sourcesOf(statement: Statement): readonly ReadingSource[] {
  // The compiler does not see that sources and values have the same code.
  const sources = SOURCES[statement.code] as
    | readonly ReadingSource[]
    | ((values: Statement) => readonly ReadingSource[])
  return typeof sources === 'function' ? sources(statement) : sources
}
