import type { RuleId } from '@muhurta/jyotish/muhurta'
import type { BookChoice } from '#domain/almanac/muhurta-search.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type WindowQuality = 'excellent' | 'good' | 'possible' | 'weak'

/** A rule that speaks in a window, and when; empty if it does so the whole time. */
export type Reason = { readonly rule: RuleId; readonly when: string }

/** A reason of a window; in its best half hour, which is what counts, or only elsewhere. */
export type WindowReason = Reason & { readonly isInBest: boolean }

export type RuleText = {
  readonly name: string
  readonly sentence: string
  readonly missing?: string
  readonly source: string
}

export type WindowTimes = {
  /** The first and last minute of its best half hour since 1970, which names it in forms. */
  readonly key: string
  /** The day of the almanac, from sunrise to sunrise. */
  readonly date: IsoDate
  /** The civil day on which the half hour begins. */
  readonly day: string
  readonly from: string
  readonly to: string
  readonly quality: WindowQuality
}

export type WindowView = WindowTimes & {
  /** The whole window, of which the half hour is the best part. */
  readonly whole: { readonly key: string; readonly from: string; readonly to: string }
  readonly supports: readonly WindowReason[]
  readonly weakens: readonly WindowReason[]
}

export type DayKind = 'good' | 'possible' | 'none'

export type ClosedDayView = {
  readonly date: IsoDate
  readonly rules: readonly RuleId[]
  readonly nearest: { readonly from: string; readonly to: string; readonly rules: readonly RuleId[] }
}

export type Comparison = {
  readonly books: readonly [BookChoice, BookChoice]
  /** The windows of the day by each book. */
  readonly windows: readonly [readonly string[], readonly string[]]
  /** What only one of the books holds against the day. */
  readonly only: readonly [readonly RuleId[], readonly RuleId[]]
}

export type MuhurtaDayView = {
  readonly date: IsoDate
  readonly windows: readonly WindowView[]
  readonly vetoes: readonly Reason[]
  readonly comparison: Comparison | null
}

/** A search as the page shows it: plain values, computed in the worker or on the server. */
export type MuhurtaView = {
  readonly problem: 'noSunrise' | 'date-unknown' | null
  /** The best, with their reasons. */
  readonly windows: readonly WindowView[]
  /** The rest, best first as well. */
  readonly others: readonly WindowTimes[]
  readonly months: readonly {
    readonly month: string
    readonly days: readonly { readonly date: IsoDate; readonly kind: DayKind }[]
  }[]
  readonly closed: readonly ClosedDayView[]
  readonly day: MuhurtaDayView | null
  /** The rules that are named above. */
  readonly rules: Readonly<Partial<Record<RuleId, RuleText>>>
}
