import type { JdSpan } from '../panchanga/day-parts.ts'
import { type AlmanacYear, dayAfter, type FestivalDay } from './almanac-year.ts'
import { type FestivalTime, GHATI_DAYS, overlap, partSpan } from './part-of-day.ts'

/** Which day to take when the lunar day meets the part of the day on two days, or on none; `secondForGhati` if it has one there. */
type TieBreak = 'first' | 'second' | 'longer' | 'secondForGhati'

export type DayRule = { at: FestivalTime; both: TieBreak; none: 'first' | 'second' }

/** Whether a span covers an instant, or shares some time with a part of the day. */
function isPresent(span: JdSpan, part: JdSpan): boolean {
  if (part.startJdUt === part.endJdUt) return span.startJdUt <= part.startJdUt && part.startJdUt < span.endJdUt
  return overlap(span, part) > 0
}

/** The day of a lunar day or star: the one on whose part it is present. A lunar day touches two or three civil days. */
export function chooseDay(span: JdSpan, { at, both, none }: DayRule, year: AlmanacYear): FestivalDay {
  const candidates: FestivalDay[] = []
  const lastDay = year.dayAt(span.endJdUt)
  for (let day = year.dayAt(span.startJdUt - 0.3); ; day = dayAfter(day, year)) {
    candidates.push(day)
    if (day.midnight >= lastDay.midnight) break
  }
  const meeting = candidates.filter((day) => isPresent(span, partSpan(at, day, year)))
  const [first, second] = meeting
  if (first && second) {
    if (both === 'first' || both === 'second') return both === 'first' ? first : second
    const share = (day: FestivalDay) => overlap(span, partSpan(at, day, year))
    const enough = both === 'longer' ? share(first) : GHATI_DAYS
    return share(second) > enough ? second : first
  }
  if (first) return first
  // Present at the part of no day: the day in which it begins, or the next.
  const begin = candidates.findLast((day) => partSpan(at, day, year).startJdUt <= span.startJdUt) ?? candidates[0]
  const beginning = begin as FestivalDay
  return none === 'first' ? beginning : dayAfter(beginning, year)
}
