import type { JulianDay } from '../time/julian-day.ts'
import type { PujaKind, PujaRule } from './puja-rule.ts'

/** A moment, or an interval; one without an end only says when something may begin. Instants are Julian Days UT. */
export type PujaTime = { kind: PujaKind; rule: PujaRule } & (
  | { atJdUt: JulianDay }
  | { startJdUt: JulianDay; endJdUt: JulianDay | undefined }
)
