import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Minutes } from './window-key.ts'

/** A window as an entry of a calendar. It names no people. */
export type CalendarWindow = {
  readonly minutes: Minutes
  readonly summary: string
  readonly description: string
  readonly location: string
}

type WindowsFile = { readonly name: string; readonly appUrl: string; readonly now: Date }

/** A calendar file (RFC 5545) of windows, which do not make anyone busy. */
export function calendarOfWindows(windows: readonly CalendarWindow[], { name, appUrl, now }: WindowsFile): string {
  const { hostname } = new URL(appUrl)
  const calendar = ical({
    name,
    prodId: { company: 'Muhurta', product: 'Finder', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: windows.map(({ minutes: { start, end }, summary, description, location }) => ({
      id: `muhurta-${start}-${end}@${hostname}`,
      stamp: now,
      start: new Date(start * MINUTE_MS),
      end: new Date(end * MINUTE_MS),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description,
      location,
    })),
  })
  return calendar.toString()
}
