import type { DayRule } from './choose-day.ts'
import type { FestivalTime } from './part-of-day.ts'
import type { SankrantiRule } from './sankranti.ts'

/** How the day of an observance is found. Months are amanta, 0 = Chaitra; tithis 0 to 29; stars and signs from 0. */
export type ObservanceRule =
  /**
   * A lunar day of a month. The next day is taken if the star is present at its part and not at that of the first, and the
   * lunar day lasts to its sunrise, or to another part of it. With `outlasts` the day before is
   * taken if the lunar day ends before that part of the day. With `prefersAdhika` the adhika month is taken if there is one.
   */
  | ({
      kind: 'tithi'
      month: number
      tithi: number
      star?: number
      lastsTo?: FestivalTime
      prefersAdhika?: boolean
      outlasts?: FestivalTime
    } & DayRule)
  /** A lunar day of every month, adhika months included. */
  | ({ kind: 'monthly'; tithis: readonly number[] } & DayRule)
  /** The Ekadashi of a month, bright or dark, or every one. */
  | { kind: 'ekadashi'; month?: number | 'adhika'; isDark?: boolean }
  | { kind: 'sankranti'; rashi: number; on: SankrantiRule; days?: number }
  /** The last stay of the Moon in a star while the Sun is in a sign. */
  | ({ kind: 'star'; nakshatra: number; rashi: number } & DayRule)
  /** The last such weekday, 0 = Sunday, on or before a lunar day. */
  | { kind: 'weekday'; weekday: number; month: number; tithi: number }
  /** The bonfire of Holi: bhadra, the first half of the full moon's tithi, is avoided. */
  | { kind: 'holika'; days: number }

export const REGIONS = [
  'andhra-pradesh',
  'bengal',
  'bihar',
  'gujarat',
  'karnataka',
  'kerala',
  'maharashtra',
  'north-india',
  'odisha',
  'punjab',
  'rajasthan',
  'sindhis',
  'tamil-nadu',
  'telangana',
  'uttar-pradesh',
  'varanasi',
] as const
export type Region = (typeof REGIONS)[number]

export type ObservanceOf<Id extends string> = {
  id: Id
  rule: ObservanceRule
  /** A second rule for those who follow the named tradition. */
  traditions?: Partial<Record<'smarta' | 'vaishnava', ObservanceRule>>
  /** Where it is kept; everywhere in India when left out. */
  regions?: readonly Region[]
  /** The rule is common practice; whether its dates were compared with published ones of 2001 to 2035, where there are any. */
  isChecked: boolean
}
