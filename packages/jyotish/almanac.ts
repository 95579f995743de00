// The entry point `@muhurta/jyotish/almanac`: a day as a daily almanac prints it.

export { type AlmanacDay, type AlmanacRefusal, almanacDay, type Meeting } from './almanac/almanac-day.ts'
export type { LagnaSpan } from './almanac/lagnas.ts'
export { type PanchakaKind, panchakaRemainder, type SumPanchaka } from './almanac/panchaka.ts'
export { type Ayana, type EraYears, RITUS, type Ritu, type Seasons } from './almanac/years.ts'
export { type DayStart, dayStart } from './panchanga/day-start.ts'
export { type LuminaryTrack, trackLuminaries } from './sky/luminary-track.ts'
