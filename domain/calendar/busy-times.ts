import type { Span } from '#domain/availability/spans.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { type CalendarEvent, instantIn, type Length, parseEvent, type Stamp } from './calendar-event.ts'
import type { CalendarProblem } from './calendar-problem.ts'
import { type CalendarZone, createZoneFinder, ianaZone } from './calendar-zones.ts'
import { type Budget, newBudget, startsOf } from './occurrences.ts'

/** The parts of a calendar file that say when somebody is busy, as text. */
type CalendarBlocks = { readonly events: readonly string[]; readonly timezones: readonly string[] }

const BORDER = /^(BEGIN|END):(VEVENT|VTIMEZONE)[ \t]*\r?$/gim

/** Splits a file, so that one damaged event does not hide the others. */
function splitCalendar(text: string): CalendarBlocks {
  const events: string[] = []
  const timezones: string[] = []
  let open: { readonly kind: string; readonly from: number } | undefined
  for (const { 0: line, 1: border, 2: name = '', index } of text.matchAll(BORDER)) {
    const kind = name.toUpperCase()
    if (border?.toUpperCase() === 'BEGIN') open = { kind, from: index }
    else if (open?.kind === kind) {
      const block = text.slice(open.from, index + line.length)
      if (kind === 'VEVENT') events.push(block)
      else timezones.push(block)
      open = undefined
    }
  }
  return { events, timezones }
}

const REPEATS_OR_REPLACES = /^(RRULE|RDATE|RECURRENCE-ID)[;:]/im
const END_DATE = /^DTEND[^:\r\n]*:(\d{8})/im

/** Whether a block is a single event that ended before a day, without parsing it: years of history are most of a file. */
function isLongOver(block: string, beforeDate: string): boolean {
  const date = END_DATE.exec(block)?.[1]
  return date !== undefined && date < beforeDate && !REPEATS_OR_REPLACES.test(block)
}

const MOST_EVENTS = 50_000
const MOST_BUSY_TIMES = 10_000
/** In characters. */
const LONGEST_EVENT = 500_000

type Reading = {
  readonly from: Date
  readonly until: Date
  /** Of the astrologer: for days and floating times. */
  readonly timeZone: string
  /** Sessions of this site that somebody has added to their calendar are no reason to be busy. */
  readonly ownHost: string
}

export type BusyTimes = {
  /** In order, without overlaps. */
  readonly spans: readonly Span[]
  /** Events that could not be understood, or only in part. */
  readonly unreadable: number
}

/** When the owner of a calendar file is busy. A hostile file takes a second; a server reads in a thread. */
export function readBusyTimes(text: string, reading: Reading): Outcome<BusyTimes, CalendarProblem> {
  const file = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\s/i.test(file)) return refused('not-a-calendar')
  // A connection that broke looks like a calendar with fewer events.
  if (!/\nEND:VCALENDAR$/i.test(file)) return refused('unreadable')

  const { events: blocks, timezones } = splitCalendar(file)
  if (blocks.length > MOST_EVENTS) return refused('too-many-events')
  const findZone = createZoneFinder(timezones)
  const beforeDate = new Date(reading.from.getTime() - 2 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')

  const events: CalendarEvent[] = []
  let unreadable = 0
  for (const block of blocks) {
    if (isLongOver(block, beforeDate)) continue
    try {
      if (block.length > LONGEST_EVENT) throw new Error('The event is too long.')
      const event = parseEvent(block, findZone)
      if (event.hasUnknownZone) unreadable += 1
      if (!isOwnSession(event.uid, reading.ownHost)) events.push(event)
    } catch {
      unreadable += 1
    }
  }
  if (unreadable > 0 && events.length === 0) return refused('unreadable')

  const spans: Span[] = []
  const budget = newBudget()
  for (const series of bySeries(events)) {
    try {
      for (const span of busySpansOf(series, reading, budget)) spans.push(span)
    } catch {
      unreadable += 1
    }
    if (budget.steps <= 0) return refused('too-many-events')
  }
  const merged = mergeSpans(spans)
  return merged.length > MOST_BUSY_TIMES ? refused('too-many-events') : accepted({ spans: merged, unreadable })
}

function isOwnSession(uid: string, ownHost: string): boolean {
  return uid.toLowerCase().endsWith(`@${ownHost}`)
}

type Series = { readonly masters: readonly CalendarEvent[]; readonly replacements: readonly CalendarEvent[] }

/** An event and the changes of its occurrences have the same UID; of two versions the one with the higher sequence counts. */
function bySeries(events: readonly CalendarEvent[]): Series[] {
  const groups = new Map<string, CalendarEvent[]>()
  for (const [index, event] of events.entries()) {
    const key = event.uid || `event ${index}`
    const group = groups.get(key)
    if (group) group.push(event)
    else groups.set(key, [event])
  }
  return [...groups.values()].map((group) => {
    const latest = new Map<string, CalendarEvent>()
    for (const event of group) {
      const key = event.replaces ? `${event.replaces.wall}` : 'master'
      if (event.sequence >= (latest.get(key)?.sequence ?? 0)) latest.set(key, event)
    }
    const current = [...latest.values()]
    return {
      masters: current.filter(({ replaces }) => replaces === null),
      replacements: current.filter(({ replaces }) => replaces !== null),
    }
  })
}

/** The busy spans of a series in the range, one by one: those before an endless rule count. */
function* busySpansOf({ masters, replacements }: Series, reading: Reading, budget: Budget): Generator<Span> {
  const ownZone = ianaZone(reading.timeZone)
  const within = (span: Span) => clip(span, reading)
  for (const { isFree, start, length } of replacements) {
    if (isFree) continue
    const zone = start.zone ?? ownZone
    const span = within(spanAt(start.wall, zone, length))
    if (span) yield span
  }
  for (const master of masters) {
    const zone = master.start.zone ?? ownZone
    const isExcepted = matcher([...master.excepted, ...replacements.flatMap(({ replaces }) => replaces ?? [])], zone)
    const changesAt = followingChanges(replacements, zone)
    const range = {
      // An occurrence may begin long before the range and reach into it.
      from: zone.toWall(reading.from.getTime()) - master.length.days * DAY_MS - master.length.ms - 2 * DAY_MS,
      until: zone.toWall(reading.until.getTime()) + 2 * DAY_MS,
    }
    for (const wall of startsOf(master, zone, range, budget)) {
      if (isExcepted(wall)) continue
      const change = changesAt(wall)
      if (change ? change.isFree : master.isFree) continue
      const span = within(spanAt(wall + (change?.shift ?? 0), zone, change?.length ?? master.length))
      if (span) yield span
    }
    for (const { start, length } of master.isFree ? [] : master.added) {
      const startZone = start.zone ?? zone
      if (isExcepted(zone.toWall(startZone.toInstant(start.wall)))) continue
      const span = within(spanAt(start.wall, startZone, length))
      if (span) yield span
    }
  }
}

function spanAt(wall: number, zone: CalendarZone, { days, ms }: Length): Span {
  return [zone.toInstant(wall), zone.toInstant(wall + days * DAY_MS) + ms]
}

/** Whether an occurrence is one of these: by its instant, or by its day where only that is written. */
function matcher(stamps: readonly Stamp[], zone: CalendarZone): (wall: number) => boolean {
  const instants = new Set(stamps.filter(({ isDate }) => !isDate).map((stamp) => instantIn(stamp, zone)))
  const days = new Set(stamps.filter(({ isDate }) => isDate).map(({ wall }) => wall))
  const dayOf = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS
  return (wall) => instants.has(zone.toInstant(wall)) || (days.size > 0 && days.has(dayOf(wall)))
}

type FollowingChange = { readonly shift: number; readonly length: Length; readonly isFree: boolean }

/** A replacement with RANGE=THISANDFUTURE also moves the occurrences after it. */
function followingChanges(
  replacements: readonly CalendarEvent[],
  zone: CalendarZone,
): (wall: number) => FollowingChange | undefined {
  const changes = replacements
    .flatMap(({ replaces, start, length, isFree }) => {
      if (!replaces?.andFollowing) return []
      const since = zone.toWall(instantIn(replaces, zone))
      return [{ since, shift: zone.toWall(instantIn(start, zone)) - since, length, isFree }]
    })
    .toSorted((one, other) => other.since - one.since)
  return (wall) => changes.find(({ since }) => wall > since)
}

function clip([start, end]: Span, { from, until }: Reading): Span | undefined {
  const clipped: Span = [Math.max(start, from.getTime()), Math.min(end, until.getTime())]
  return clipped[0] < clipped[1] ? clipped : undefined
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = []
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
