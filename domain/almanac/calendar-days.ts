import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'

/** An entry that lasts a whole day. */
export type CalendarDay = {
  /** The same for the same entry in every copy of the feed. */
  readonly id: string
  readonly date: IsoDate
  readonly summary: string
  readonly description: string
  readonly url: string
}

type DaysFeed = { readonly name: string; readonly appUrl: string; readonly now: Date }

/** A calendar (RFC 5545) of whole days, which do not make anyone busy. */
export function calendarOfDays(days: readonly CalendarDay[], { name, appUrl, now }: DaysFeed): string {
  const { hostname } = new URL(appUrl)
  const calendar = ical({
    name,
    prodId: { company: 'Muhurta', product: 'Almanac', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: DAY_SECONDS,
    events: days.map(({ id, date, summary, description, url }) => ({
      id: `${id}@${hostname}`,
      stamp: now,
      start: `${date}T00:00:00Z`,
      end: `${addDays(date, 1)}T00:00:00Z`,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description,
      url,
    })),
  })
  return calendar.toString()
}
