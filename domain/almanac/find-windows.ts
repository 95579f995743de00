import {
  type BookId,
  type CustomBook,
  type DayWithoutWindow,
  type Direction,
  findMuhurtas,
  type MuhurtaRefusal,
  type MuhurtaResult,
  type MuhurtaWindow,
  type Person,
  type Purpose,
} from '@muhurta/jyotish/muhurta'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { addMonths } from '#domain/time/date-range.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { monthOf } from './almanac-dates.ts'
import { engineBook, type FinderSearch } from './muhurta-search.ts'
import { placeDay } from './place-day.ts'
import { yearTrack } from './year-track.ts'

export type WindowSearch = {
  readonly purpose: Purpose
  readonly place: AlmanacPlace
  readonly from: IsoDate
  readonly to: IsoDate
  readonly book: BookId | CustomBook
  readonly direction: Direction | null
  readonly isDaytimeOnly: boolean
  readonly people: readonly Person[]
}

export function windowSearchOf({
  purpose,
  place,
  from,
  to,
  book,
  ownBook,
  direction,
  isDaytimeOnly,
  people,
}: FinderSearch): WindowSearch {
  return { purpose, place, from, to, book: engineBook(book, ownBook), direction, isDaytimeOnly, people }
}

/** The windows of a range, a month at a time. A month takes about 15 ms; a server searches in a thread. */
export function findWindows(search: WindowSearch): Outcome<MuhurtaResult, MuhurtaRefusal> {
  const windows: MuhurtaWindow[] = []
  const closed: DayWithoutWindow[] = []
  for (let from = search.from; from <= search.to; ) {
    const next = `${addMonths(monthOf(from), 1)}-01`
    const to = next > search.to ? search.to : addDays(next, -1)
    const found = findMuhurtas(engineSearch(search, from, to), yearTrack(Number(from.slice(0, 4))))
    if (!found.ok) return found
    windows.push(...found.value.windows)
    closed.push(...found.value.closed)
    from = next
  }
  return accepted({ windows, closed })
}

function engineSearch(search: WindowSearch, from: IsoDate, to: IsoDate) {
  const { place, purpose, book, direction, isDaytimeOnly, people } = search
  const { date, ...where } = placeDay(place, from)
  return {
    ...where,
    purpose,
    book,
    people,
    isDaytimeOnly,
    direction: direction ?? undefined,
    from: date,
    to: placeDay(place, to).date,
  }
}
