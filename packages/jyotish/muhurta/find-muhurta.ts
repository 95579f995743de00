import type { FestivalPlace, YearRefusal } from '../festivals/almanac-year.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import { clipped, covers, cutAt, merged, subtracted } from '../panchanga/spans.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { type CivilDate, julianDayFromUnix, julianDayOfDate, unixFromJulianDay } from '../time/julian-day.ts'
import { type BookId, type BookRefusal, type CustomBook, rulesFor } from './books.ts'
import { type Concerned, type DayView, meansWindow, spansOf, viewDay } from './conditions.ts'
import type { Purpose } from './purposes.ts'
import type { ActiveRule, RuleId } from './rules.ts'
import { type MuhurtaDay, type Stretch, stretchesBetween } from './stretch.ts'

/** A part of a window in which a rule speaks. */
export type Finding = JdSpan & { rule: RuleId }

export type MuhurtaWindow = JdSpan & {
  date: CivilDate
  /** The half hour with the most for it and the least against it, the sum of its weights, and the rules that speak in it. */
  best: JdSpan & { score: number; supports: RuleId[]; weakens: RuleId[] }
  supports: Finding[]
  weakens: Finding[]
}

/** A day without a window: what stands against it, and what would have to give way for the best time that is left. */
export type DayWithoutWindow = { date: CivilDate; forbidding: RuleId[]; relaxation: JdSpan & { rules: RuleId[] } }

export type MuhurtaSearch = FestivalPlace &
  Concerned & {
    purpose: Purpose
    from: CivilDate
    to: CivilDate
    book?: BookId | CustomBook
    /** Only what lies between sunrise and sunset. */
    isDaytimeOnly?: boolean
  }

/** Windows in the order of their days, and the days without one. */
export type MuhurtaResult = { windows: MuhurtaWindow[]; closed: DayWithoutWindow[] }

export type MuhurtaRefusal = YearRefusal | BookRefusal | 'to-before-from' | 'range-too-long'

/** Nobody can use less: almanacs leave out shorter windows as well. */
const SHORTEST_DAYS = 5 / 1440
/** What would have to give way is said for a time that is not shorter than this where it can be helped. */
const USEFUL_DAYS = 20 / 1440
/** What most occasions take; a shorter window is taken whole. */
const BEST_MINUTES = 30
const MINUTE_MS = 60_000
const MINUTE_DAYS = 1 / 1440
const LONGEST_RANGE_DAYS = 3 * 366

/** When a rule stands against a day: where its fault holds, or where what it needs does not. */
function faultSpans(rule: ActiveRule, view: DayView): JdSpan[] {
  const held = spansOf(rule.condition, view)
  const faults = rule.isGood ? subtracted([view.day], held) : held
  if (faults.length === 0) return faults
  if (rule.takesDay) return [view.day]
  const excuses = (rule.excusedBy ?? []).flatMap((part) => spansOf({ kind: 'dayPart', part }, view))
  return subtracted(faults, merged(excuses))
}

const isVeto = ({ verdict }: ActiveRule) => verdict === 'forbids' || verdict === 'needs'
const lengthOf = ({ startJdUt, endJdUt }: JdSpan) => endJdUt - startJdUt

type Weighed = { rule: ActiveRule; spans: readonly JdSpan[]; sign: 1 | -1 }

function weigh(rules: readonly ActiveRule[], view: DayView): Weighed[] {
  return rules
    .filter((rule) => !isVeto(rule))
    .map((rule) =>
      rule.verdict === 'supports'
        ? { rule, spans: spansOf(rule.condition, view), sign: 1 }
        : { rule, spans: faultSpans(rule, view), sign: -1 },
    )
}

/** A support counts where it lasts through the whole part, an objection where it touches it. */
function weighPart(part: JdSpan, weighed: readonly Weighed[]): MuhurtaWindow['best'] {
  const lasts = ({ spans }: Weighed) =>
    spans.some(
      ({ startJdUt, endJdUt }) => startJdUt <= part.startJdUt + MINUTE_DAYS && endJdUt >= part.endJdUt - MINUTE_DAYS,
    )
  const touches = ({ spans }: Weighed) =>
    spans.some(
      ({ startJdUt, endJdUt }) => startJdUt < part.endJdUt - MINUTE_DAYS && endJdUt > part.startJdUt + MINUTE_DAYS,
    )
  const supports = weighed.filter((item) => item.sign === 1 && lasts(item))
  const weakens = weighed.filter((item) => item.sign === -1 && touches(item))
  const score = [...supports, ...weakens].reduce((sum, { rule, sign }) => sum + sign * (rule.weight ?? 1), 0)
  return { ...part, score, supports: supports.map(({ rule }) => rule.id), weakens: weakens.map(({ rule }) => rule.id) }
}

/** The half hours, in whole minutes, that begin or end where a rule does. */
function halfHours(window: JdSpan, weighed: readonly Weighed[]): JdSpan[] {
  const first = Math.ceil(unixFromJulianDay(window.startJdUt) / MINUTE_MS)
  const last = Math.floor(unixFromJulianDay(window.endJdUt) / MINUTE_MS) - BEST_MINUTES
  if (last <= first) return [window]
  const edges = clipped(
    weighed.flatMap(({ spans }) => spans),
    window,
  ).flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt])
  const starts = edges.flatMap((edge) => {
    const minute = unixFromJulianDay(edge) / MINUTE_MS
    return [Math.ceil(minute), Math.floor(minute) - BEST_MINUTES]
  })
  const inside = new Set([first, ...starts, last].map((start) => Math.min(Math.max(start, first), last)))
  return [...inside]
    .toSorted((one, other) => one - other)
    .map((start) => ({
      startJdUt: julianDayFromUnix(start * MINUTE_MS),
      endJdUt: julianDayFromUnix((start + BEST_MINUTES) * MINUTE_MS),
    }))
}

function bestPart(window: JdSpan, weighed: readonly Weighed[]): MuhurtaWindow['best'] {
  return halfHours(window, weighed)
    .map((part) => weighPart(part, weighed))
    .reduce((best, part) => (part.score > best.score ? part : best))
}

function explainWindow(window: JdSpan, date: CivilDate, weighed: readonly Weighed[]): MuhurtaWindow {
  const findings = (sign: 1 | -1) =>
    weighed
      .filter((item) => item.sign === sign)
      .flatMap(({ rule, spans }) => clipped(spans, window).map((span) => ({ rule: rule.id, ...span })))
  return { ...window, date, best: bestPart(window, weighed), supports: findings(1), weakens: findings(-1) }
}

type Faults = { id: RuleId; spans: readonly JdSpan[] }

function explainClosed({ day, faults, windowRules }: Openings): DayWithoutWindow {
  const pieces = cutAt(
    day,
    faults.flatMap(({ spans }) => spans),
  ).map((piece) => {
    const middle = (piece.startJdUt + piece.endJdUt) / 2
    return { ...piece, rules: faults.filter(({ spans }) => covers(spans, middle)).map(({ id }) => id) }
  })
  const long = pieces.filter((piece) => lengthOf(piece) >= USEFUL_DAYS)
  const { rules, ...piece } = (long.length > 0 ? long : pieces).reduce((best, each) => {
    const fewer = each.rules.length - best.rules.length
    return fewer < 0 || (fewer === 0 && lengthOf(each) > lengthOf(best)) ? each : best
  })
  // Without these rules the piece is part of a window that may be too late or too short.
  const others = faults.filter(({ id }) => !rules.includes(id) && windowRules.every((rule) => rule.id !== id))
  const opened = leftOf(day, others).find((span) => covers([span], piece.startJdUt)) ?? piece
  const too = windowRules.filter(({ id, condition }) => !rules.includes(id) && meansWindow(condition, opened, day))
  return {
    date: day.date,
    forbidding: faults.map(({ id }) => id),
    relaxation: { ...piece, rules: [...rules, ...too.map(({ id }) => id)] },
  }
}

type Openings = {
  day: MuhurtaDay
  faults: readonly Faults[]
  windows: readonly JdSpan[]
  windowRules: readonly ActiveRule[]
}

const isAboutWindows = ({ condition: { kind } }: ActiveRule) => kind === 'lateStart' || kind === 'shortWindow'

function leftOf(day: JdSpan, faults: readonly Faults[]): JdSpan[] {
  return subtracted([day], merged(faults.flatMap(({ spans }) => spans)))
}

/** The vetoes of a day that hold at some time of it, and the windows they leave. */
function openingsOf(rules: readonly ActiveRule[], view: DayView, isDaytimeOnly: boolean): Openings {
  const { day } = view
  const vetoes = rules.filter(isVeto)
  const windowRules = vetoes.filter(isAboutWindows)
  const faults: Faults[] = []
  for (const rule of vetoes) {
    const spans = faultSpans(rule, view)
    if (spans.length > 0) faults.push({ id: rule.id, spans })
  }
  const left = leftOf(day, faults)
  for (const { id, condition } of windowRules) {
    const spans = left.filter((window) => meansWindow(condition, window, day))
    if (spans.length > 0) faults.push({ id, spans })
  }
  // By day as people choose it: an almanac's rule about a window means the whole of it, with its night.
  if (isDaytimeOnly && faults.every(({ id }) => id !== 'night')) {
    faults.push({ id: 'night', spans: [{ startJdUt: day.sunset, endJdUt: day.nextSunrise }] })
  }
  const windows = leftOf(day, faults).filter((span) => lengthOf(span) >= SHORTEST_DAYS)
  return { day, faults, windows, windowRules }
}

/**
 * The windows for a purpose in a range of days at a place, each with its reasons; 1900 to 2100, at most three years. Whoever
 * searches a long range in parts may pass a track that they share.
 */
export function findMuhurtas(search: MuhurtaSearch, shared?: LuminaryTrack): Outcome<MuhurtaResult, MuhurtaRefusal> {
  const { purpose, from, to, book = 'drik', isDaytimeOnly = false } = search
  const days = julianDayOfDate(to) - julianDayOfDate(from)
  if (days < 0) return refused('to-before-from')
  if (days > LONGEST_RANGE_DAYS) return refused('range-too-long')
  const rules = rulesFor(purpose, book)
  if (!rules.ok) return rules
  const stretches = stretchesBetween(from, to, search, shared)
  if (!stretches.ok) return stretches

  const result: MuhurtaResult = { windows: [], closed: [] }
  for (const stretch of stretches.value) {
    for (const day of stretch.days) {
      const view = viewDay(day, stretch, search)
      const openings = openingsOf(rules.value, view, isDaytimeOnly)
      const { windows } = openings
      if (windows.length === 0) result.closed.push(explainClosed(openings))
      const weighed = windows.length > 0 ? weigh(rules.value, view) : []
      result.windows.push(...windows.map((window) => explainWindow(window, day.date, weighed)))
    }
  }
  return accepted(result)
}

export type ExplainedDay = {
  windows: MuhurtaWindow[]
  /** The rules that stand against some time of the day, with their times. */
  vetoes: readonly Faults[]
}

/** One day by one book: its windows, and what closes the rest of it. */
export function explainDay(
  search: Omit<MuhurtaSearch, 'from' | 'to'> & { date: CivilDate },
): Outcome<ExplainedDay, MuhurtaRefusal> {
  const { purpose, date, book = 'drik', isDaytimeOnly = false } = search
  const rules = rulesFor(purpose, book)
  if (!rules.ok) return rules
  const stretches = stretchesBetween(date, date, search)
  if (!stretches.ok) return stretches
  const stretch = stretches.value[0] as Stretch
  const view = viewDay(stretch.days[0] as MuhurtaDay, stretch, search)
  const { faults, windows } = openingsOf(rules.value, view, isDaytimeOnly)
  const weighed = weigh(rules.value, view)
  return accepted({ vetoes: faults, windows: windows.map((window) => explainWindow(window, date, weighed)) })
}

/** The windows best first: by the score of their best part, then the longer, then the earlier. */
export function rankMuhurtas(windows: readonly MuhurtaWindow[]): MuhurtaWindow[] {
  return windows.toSorted(
    (one, other) =>
      other.best.score - one.best.score || lengthOf(other.best) - lengthOf(one.best) || one.startJdUt - other.startJdUt,
  )
}
