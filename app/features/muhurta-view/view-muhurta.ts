import {
  compareBooks,
  type DayWithoutWindow,
  type ExplainedDay,
  explainDay,
  type RuleId,
  rankMuhurtas,
  rulesFor,
} from '@muhurta/jyotish/muhurta'
import { findWindows, windowSearchOf } from '#domain/almanac/find-windows.ts'
import { engineBook, type FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { isoDateOf, placeDay } from '#domain/almanac/place-day.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import type { ClosedDayView, Comparison, DayKind, MuhurtaDayView, MuhurtaView, Reason } from './muhurta-view.ts'
import { ruleTexts } from './rule-texts.ts'
import {
  clockOfPlace,
  spansText,
  timesOf,
  viewTimes,
  viewWindow,
  windowQuality,
  windowSpanText,
} from './view-window.ts'

/** Windows that are shown as cards. */
const MOST_EXPLAINED = 10

/** Writes what is found as the page shows it. The server searches in a thread and gives it. */
export function viewMuhurta(search: FinderSearch, found = findWindows(windowSearchOf(search))): MuhurtaView {
  const { place } = search
  if (!found.ok) return refusedView(found.refusal === 'no-sunrise' ? 'noSunrise' : 'date-unknown')

  const rules = rulesFor(search.purpose, engineBook(search.book, search.ownBook))
  const ranked = rankMuhurtas(found.value.windows)
  const windows = ranked.slice(0, MOST_EXPLAINED).map((window) => viewWindow(window, place))
  const closed = found.value.closed.map((day) => viewClosed(day, search))
  const day = search.day ? viewDay(search, search.day.date) : null
  const best = new Map<IsoDate, number>()
  for (const window of ranked.toReversed()) best.set(isoDateOf(window.date), window.best.score)
  return {
    problem: null,
    windows,
    others: ranked.slice(MOST_EXPLAINED).map((window) => viewTimes(window, place)),
    months: monthsOf(search, (date) => kindOf(best.get(date))),
    closed,
    day,
    rules: ruleTexts(rulesNamed({ windows, closed, day }), rules.ok ? rules.value : []),
  }
}

function refusedView(problem: MuhurtaView['problem']): MuhurtaView {
  return { problem, windows: [], others: [], months: [], closed: [], day: null, rules: {} }
}

function kindOf(score: number | undefined): DayKind {
  if (score === undefined) return 'none'
  const quality = windowQuality(score)
  return quality === 'excellent' || quality === 'good' ? 'good' : 'possible'
}

function monthsOf({ from, to }: FinderSearch, kind: (date: IsoDate) => DayKind): MuhurtaView['months'] {
  const dates: IsoDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return [...Map.groupBy(dates, (date) => date.slice(0, 7))].map(([month, days]) => ({
    month,
    days: days.map((date) => ({ date, kind: kind(date) })),
  }))
}

function viewClosed({ date, forbidding, relaxation }: DayWithoutWindow, { place }: FinderSearch): ClosedDayView {
  const iso = isoDateOf(date)
  const times = timesOf(relaxation, clockOfPlace(place, iso))
  return { date: iso, rules: forbidding, nearest: { ...times, rules: relaxation.rules } }
}

function viewDay(search: FinderSearch, date: IsoDate): MuhurtaDayView | null {
  const { purpose, people, isDaytimeOnly } = search
  const asked = {
    ...placeDay(search.place, date),
    purpose,
    people,
    isDaytimeOnly,
    direction: search.direction ?? undefined,
  }
  const book = engineBook(search.book, search.ownBook)
  const day = explainDay({ ...asked, book })
  if (!day.ok) return null
  return {
    date,
    windows: day.value.windows.map((window) => viewWindow(window, search.place)),
    vetoes: vetoesOf(day.value, search, date),
    comparison: comparisonOf(search, date, (other) => compareBooks(asked, book, other)),
  }
}

/** When each veto holds; one that takes the whole day has no times. */
function vetoesOf({ vetoes }: ExplainedDay, { place }: FinderSearch, date: IsoDate): Reason[] {
  const clock = clockOfPlace(place, date)
  const all = vetoes.flatMap(({ spans }) => spans)
  const whole = {
    startJdUt: Math.min(...all.map(({ startJdUt }) => startJdUt)),
    endJdUt: Math.max(...all.map(({ endJdUt }) => endJdUt)),
  }
  return vetoes.map(({ id, spans }) => ({ rule: id, when: spansText(spans, whole, clock) }))
}

function comparisonOf(
  { day, book, ownBook, place }: FinderSearch,
  date: IsoDate,
  compare: (other: ReturnType<typeof engineBook>) => ReturnType<typeof compareBooks>,
): Comparison | null {
  if (!day?.other) return null
  const compared = compare(engineBook(day.other, ownBook))
  if (!compared.ok) return null
  const clock = clockOfPlace(place, date)
  const [one, other] = compared.value.days
  const texts = ({ windows }: ExplainedDay) => windows.map((window) => windowSpanText(window, clock))
  return { books: [book, day.other], windows: [texts(one), texts(other)], only: compared.value.only }
}

function rulesNamed({ windows, closed, day }: Pick<MuhurtaView, 'windows' | 'closed' | 'day'>): Set<RuleId> {
  const explained = [...windows, ...(day?.windows ?? [])]
  return new Set([
    ...explained.flatMap(({ supports, weakens }) => [...supports, ...weakens]).map(({ rule }) => rule),
    ...closed.flatMap(({ rules }) => rules),
    ...(day?.vetoes ?? []).map(({ rule }) => rule),
    ...(day?.comparison?.only.flat() ?? []),
  ])
}
