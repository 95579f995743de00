import type { SessionTerms } from '#domain/content/offers.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Span } from './spans.ts'

/** Whether sessions of a day or a week are counted. */
export function isLimited({ mostPerDay, mostPerWeek }: SessionTerms): boolean {
  return mostPerDay !== null || mostPerWeek !== null
}

/** What must not change while a start is chosen and taken: its session with buffers, and the days that are counted. */
export function decidedBy(start: number, terms: SessionTerms): Span {
  const [from, until] = occupiedBy(start, terms)
  const days = terms.mostPerWeek !== null ? 7 : Number(isLimited(terms))
  return [from - days * DAY_MS, until + days * DAY_MS]
}

/** A session with its buffers. */
export function occupiedBy(start: number, terms: SessionTerms): Span {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = terms
  return [start - bufferBeforeMinutes * MINUTE_MS, start + (durationMinutes + bufferAfterMinutes) * MINUTE_MS]
}
