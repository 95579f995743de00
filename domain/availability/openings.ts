import type { SessionTerms } from '#domain/content/offers.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { type DateOverride, hoursOn, minuteOf, type WeeklyHours } from './hours.ts'
import type { Span } from './spans.ts'
import { firstInstants, spansBetween, type ZoneDays } from './zone-days.ts'

export type Opening = { readonly spans: readonly Span[]; readonly starts: readonly number[] }

/**
 * The opening hours of a date and the starts inside them, by the clock of the astrologer's zone. A start that the clock
 * skips is not offered; one that it shows twice is offered the first time.
 */
export function openingsOn(
  date: IsoDate,
  astrologer: { readonly weekly: readonly WeeklyHours[]; readonly overrides: readonly DateOverride[] },
  days: ZoneDays,
  terms?: Pick<SessionTerms, 'stepMinutes'>,
): Opening[] {
  const day = days.on(date)
  return hoursOn(date, astrologer, day.weekday).map(({ opensAt, closesAt }) => {
    const [opens, closes] = [minuteOf(opensAt), minuteOf(closesAt)]
    const starts = terms ? firstInstants(day, { opens, closes, step: terms.stepMinutes }) : []
    return { spans: spansBetween(day, opens, closes), starts }
  })
}

/** The session itself lies inside the hours; its buffers need not. */
export function fits(spans: readonly Span[], start: number, { durationMinutes }: SessionTerms): boolean {
  const end = start + durationMinutes * MINUTE_MS
  return spans.some(([from, until]) => start >= from && end <= until)
}
