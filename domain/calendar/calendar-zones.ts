import ICAL from 'ical.js'
import { DAY_MS } from '#domain/time/durations.ts'
import { isTimeZone } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** Converts between instants and what a clock shows, written as if it were UTC. Both in milliseconds. */
export type CalendarZone = { toInstant(wall: number): number; toWall(instant: number): number }

export const UTC: CalendarZone = { toInstant: (wall) => wall, toWall: (instant) => instant }

export function ianaZone(timeZone: string): CalendarZone {
  const offsetAt = (instant: number) => zoneOffsetSeconds(instant, timeZone) * 1000
  return {
    toWall: (instant) => instant + offsetAt(instant),
    toInstant(wall) {
      // Clocks never change twice in two days.
      const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
      if (before === after) return wall - before
      // RFC 5545, 3.3.5: the first of two instants; a time that is left out counts by the offset before the gap.
      const isAfterChange = offsetAt(wall - before) !== before && offsetAt(wall - after) === after
      return wall - (isAfterChange ? after : before)
    },
  }
}

/** Finds the zone of a TZID; undefined if nothing says what it means. */
export type CalendarZoneFinder = (tzid: string) => CalendarZone | undefined

/** Names known to this machine have its rules, which know every year; others have the rules that the file brings. */
export function createZoneFinder(timezoneBlocks: readonly string[]): CalendarZoneFinder {
  const inFile = new Map<string, CalendarZone>()
  for (const block of timezoneBlocks) {
    const zone = zoneOfBlock(block)
    if (zone) inFile.set(zone.tzid, zone)
  }
  const known = new Map<string, CalendarZone | undefined>()
  return (tzid) => {
    if (!known.has(tzid)) known.set(tzid, findZone(tzid, inFile))
    return known.get(tzid)
  }
}

function findZone(tzid: string, inFile: ReadonlyMap<string, CalendarZone>): CalendarZone | undefined {
  if (tzid.includes('/') && isTimeZone(tzid)) return ianaZone(tzid)
  const windows = WINDOWS_ZONES.get(tzid)
  if (windows !== undefined && isTimeZone(windows)) return ianaZone(windows)

  const own = inFile.get(tzid)
  if (own) return own
  // Some programs write a path before the name: /freeassociation.sourceforge.net/Europe/London
  const name = /[A-Z]\w+\/[\w+-]+(?:\/[\w+-]+)?$/.exec(tzid)?.[0] ?? tzid
  return isTimeZone(name) ? ianaZone(name) : undefined
}

/** A rule with another frequency is no time zone, and could take forever to evaluate. */
const OTHER_RULE = /^RRULE[^:]*:(?!.*FREQ=YEARLY)/im

function zoneOfBlock(block: string): (CalendarZone & { readonly tzid: string }) | undefined {
  if (OTHER_RULE.test(block)) return undefined
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)))
    if (!zone.tzid) return undefined
    return {
      tzid: zone.tzid,
      toInstant: (wall) => wall - zone.utcOffset(icalTime(wall)) * 1000,
      toWall: (instant) => wallOf(icalTime(instant, ICAL.Timezone.utcTimezone).convertToZone(zone)),
    }
  } catch {
    return undefined
  }
}

export function icalTime(wall: number, zone = ICAL.Timezone.localTimezone): ICAL.Time {
  const date = new Date(wall)
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  const time = { hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds(), isDate: false }
  return new ICAL.Time({ ...day, ...time }, zone)
}

export function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  return isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, hour, minute, second)
}
