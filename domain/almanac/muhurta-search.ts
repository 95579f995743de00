import {
  BOOK_IDS,
  type BookId,
  type CustomBook,
  type Direction,
  type Person,
  PURPOSES,
  type Purpose,
} from '@muhurta/jyotish/muhurta'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { readAlmanacTime } from './almanac-dates.ts'

/** One of the engine's rule books, or the practice's own. */
export type BookChoice = BookId | 'own'

/** What a search asks, without the place and the people. */
export type MuhurtaQuestion = {
  readonly purpose: Purpose
  readonly from: IsoDate
  readonly to: IsoDate
  readonly book: BookChoice
  /** Where one travels to. */
  readonly direction: Direction | null
  /** Without the times between sunset and sunrise. */
  readonly isDaytimeOnly: boolean
}

/** A day to explain by two books. */
export type DayQuestion = { readonly date: IsoDate; readonly other: BookChoice | null }

export type FinderSearch = MuhurtaQuestion & {
  readonly place: AlmanacPlace
  readonly people: readonly Person[]
  readonly day: DayQuestion | null
  /** The practice's own book, if the practice offers one. */
  readonly ownBook: CustomBook | null
}

export type SearchProblem = 'dates-missing' | 'date-unknown' | 'to-before-from' | 'range-too-long'

/** A form or an address with these names. */
export const SEARCH_FIELDS = ['purpose', 'from', 'to', 'book', 'direction', 'hours', 'day', 'other'] as const
export type FinderField = (typeof SEARCH_FIELDS)[number]
export type SearchValues = Readonly<Record<FinderField, string>>

const DIRECTIONS: readonly string[] = ['east', 'south', 'west', 'north'] satisfies Direction[]
/** A year and a day of leap; more is a second search. */
const LONGEST_DAYS = 366
const USUAL_DAYS = 92

export type ReadQuestion = MuhurtaQuestion & { readonly day: DayQuestion | null }

/** Reads what was asked; an unknown purpose or book is the first one, as in the form. */
export function readQuestion(
  values: SearchValues,
  { hasOwnBook }: { hasOwnBook: boolean },
): Outcome<ReadQuestion, SearchProblem> {
  const { from, to, day } = values
  if (from === '' || to === '') return refused('dates-missing')
  if (!isDay(from) || !isDay(to)) return refused('date-unknown')
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 0) return refused('to-before-from')
  if (days >= LONGEST_DAYS) return refused('range-too-long')

  const purpose = purposeOf(values.purpose)
  const book = bookOf(values.book, hasOwnBook) ?? (hasOwnBook ? 'own' : 'drik')
  return accepted({
    purpose,
    from,
    to,
    book,
    direction: purpose === 'travel' && isDirection(values.direction) ? values.direction : null,
    isDaytimeOnly: values.hours !== 'all',
    day:
      isDay(day) && day >= from && day <= to ? { date: day, other: otherBook(values.other, book, hasOwnBook) } : null,
  })
}

/** The next three months, for a form that nobody has filled in yet. */
export function usualRange(today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  return { from: today, to: addDays(today, USUAL_DAYS) }
}

export function booksOffered(hasOwnBook: boolean): readonly BookChoice[] {
  return hasOwnBook ? ['own', ...BOOK_IDS] : BOOK_IDS
}

export function isOfferedBook(text: string): text is BookId {
  return BOOK_IDS.some((book) => book === text)
}

/** The book as the engine knows it. */
export function engineBook(book: BookChoice, ownBook: CustomBook | null): BookId | CustomBook {
  return book === 'own' ? (ownBook ?? 'drik') : book
}

function isDay(text: string): boolean {
  return readAlmanacTime(text)?.kind === 'day'
}

function isDirection(text: string): text is Direction {
  return DIRECTIONS.includes(text)
}

function purposeOf(text: string): Purpose {
  return PURPOSES.find((purpose) => purpose === text) ?? PURPOSES[0]
}

function bookOf(text: string, hasOwnBook: boolean): BookChoice | undefined {
  return booksOffered(hasOwnBook).find((book) => book === text)
}

function otherBook(text: string, book: BookChoice, hasOwnBook: boolean): BookChoice | null {
  const other = bookOf(text, hasOwnBook)
  return other === undefined || other === book ? null : other
}
