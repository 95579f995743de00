import ICAL from 'ical.js'
import { DAY_MS } from '#domain/time/durations.ts'
import { type CalendarZone, type CalendarZoneFinder, UTC, wallOf } from './calendar-zones.ts'

/** A time as a file writes it: what the clock shows, and where. A floating time has no zone of its own. */
export type Stamp = { readonly wall: number; readonly zone: CalendarZone | null; readonly isDate: boolean }

/** Days are days of the calendar, which may have 23 or 25 hours; the rest is exact. */
export type Length = { readonly days: number; readonly ms: number }

export type CalendarEvent = {
  readonly uid: string
  readonly sequence: number
  readonly start: Stamp
  readonly length: Length
  /** Cancelled, or shown as free. */
  readonly isFree: boolean
  readonly rules: readonly ICAL.Recur[]
  readonly added: readonly { readonly start: Stamp; readonly length: Length }[]
  readonly excepted: readonly Stamp[]
  /** Which occurrence of the series with the same UID this replaces; null for a series or a single event. */
  readonly replaces: (Stamp & { readonly andFollowing: boolean }) | null
  /** A zone was named that nothing explains. */
  readonly hasUnknownZone: boolean
}

/** Throws if the block cannot be understood. */
export function parseEvent(block: string, findZone: CalendarZoneFinder): CalendarEvent {
  const event = new ICAL.Component(ICAL.parse(block))
  let hasUnknownZone = false

  function stamp(time: ICAL.Time, property: ICAL.Property): Stamp {
    const { isDate } = time
    const wall = wallOf(time)
    if (Number.isNaN(wall)) throw new Error('A time of the event is no time.')
    if (isDate) return { wall, isDate, zone: null }
    if (time.zone === ICAL.Timezone.utcTimezone) return { wall, isDate, zone: UTC }
    const tzid = property.getFirstParameter('tzid')
    const zone = tzid ? findZone(tzid) : undefined
    if (tzid && !zone) hasUnknownZone = true
    return { wall, isDate, zone: zone ?? null }
  }
  const stampsOf = (name: string) =>
    event
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value) => ({ value: value as unknown, property })))

  const startProperty = event.getFirstProperty('dtstart')
  const startTime = startProperty?.getFirstValue()
  if (!startProperty || !(startTime instanceof ICAL.Time)) throw new Error('The event has no start.')
  const start = stamp(startTime, startProperty)
  const length = lengthOf(event, start, stamp)
  const replaced = event.getFirstProperty('recurrence-id')
  const replacedTime = replaced?.getFirstValue()
  return {
    uid: textOf(event, 'uid'),
    sequence: Number(event.getFirstPropertyValue('sequence') ?? 0) || 0,
    start,
    length,
    isFree: isFree(event),
    rules: event.getAllProperties('rrule').flatMap((property) => (property.getValues() as unknown[]).map(requireRule)),
    added: stampsOf('rdate').map(({ value, property }) => {
      if (value instanceof ICAL.Time) return { start: stamp(value, property), length }
      if (!(value instanceof ICAL.Period)) throw new Error('An added date is no date.')
      return { start: stamp(value.start, property), length: { days: 0, ms: value.getDuration().toSeconds() * 1000 } }
    }),
    excepted: stampsOf('exdate').map(({ value, property }) => {
      if (!(value instanceof ICAL.Time)) throw new Error('An excepted date is no date.')
      return stamp(value, property)
    }),
    replaces:
      replaced && replacedTime instanceof ICAL.Time
        ? { ...stamp(replacedTime, replaced), andFollowing: /^THISANDFUTURE$/i.test(parameter(replaced, 'range')) }
        : null,
    hasUnknownZone,
  }
}

function lengthOf(
  event: ICAL.Component,
  start: Stamp,
  stamp: (time: ICAL.Time, property: ICAL.Property) => Stamp,
): Length {
  const endProperty = event.getFirstProperty('dtend')
  const endTime = endProperty?.getFirstValue()
  if (endProperty && endTime instanceof ICAL.Time) {
    const end = stamp(endTime, endProperty)
    if (start.isDate) return { days: Math.max(1, Math.round((end.wall - start.wall) / DAY_MS)), ms: 0 }
    // Two floating times are of the same zone.
    const ms =
      start.zone && end.zone ? instantIn(end, start.zone) - instantIn(start, start.zone) : end.wall - start.wall
    return { days: 0, ms: Math.max(0, ms) }
  }
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) {
    const { weeks, days, hours, minutes, seconds, isNegative } = duration
    if (isNegative) return { days: 0, ms: 0 }
    return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
  }
  return { days: start.isDate ? 1 : 0, ms: 0 }
}

/** A floating time, and a day, is meant in the given zone. */
export function instantIn({ wall, zone }: Stamp, otherwise: CalendarZone): number {
  return (zone ?? otherwise).toInstant(wall)
}

const FREE_IN_OUTLOOK = /^(FREE|WORKINGELSEWHERE)$/i

function isFree(event: ICAL.Component): boolean {
  return (
    /^CANCELLED$/i.test(textOf(event, 'status')) ||
    /^TRANSPARENT$/i.test(textOf(event, 'transp')) ||
    FREE_IN_OUTLOOK.test(textOf(event, 'x-microsoft-cdo-busystatus'))
  )
}

function textOf(event: ICAL.Component, name: string): string {
  return String(event.getFirstPropertyValue(name) ?? '').trim()
}

function parameter(property: ICAL.Property, name: string): string {
  return property.getFirstParameter(name) ?? ''
}

function requireRule(value: unknown): ICAL.Recur {
  if (!(value instanceof ICAL.Recur)) throw new Error('The rule of a series is no rule.')
  return value
}
