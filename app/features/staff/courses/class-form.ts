import { parseRupees } from '#app/features/staff/content/field-rules.ts'
import { CLASS_FORM } from '#content/staff/courses/class-form.ts'
import { GROUP_FORM, TIMETABLE } from '#content/staff/courses/groups.ts'
import {
  LONGEST_CLASS,
  LONGEST_CLASS_DESCRIPTION,
  LONGEST_COHORT_TITLE,
  MOST_SEATS,
  SHORTEST_CLASS,
} from '#domain/learning/cohorts.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isMeetingLink } from '#domain/sessions/meeting-link.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay, istInstant } from '#domain/time/india-time.ts'
import { wholeNumber } from './group-forms.ts'

type Errors = Readonly<Record<string, string>>

/** What the class is, for all its dates. */
const TEXT_FIELDS = ['title', 'description', 'price'] as const
const DATE_FIELDS = ['date', 'time', 'minutes', 'seats', 'astrologer', 'meetingLink'] as const
export const CLASS_FORM_FIELDS = [...TEXT_FIELDS, ...DATE_FIELDS] as const

export type TypedClass = Readonly<Record<(typeof CLASS_FORM_FIELDS)[number], string>>

export type ClassTextValues = { readonly title: string; readonly description: string; readonly price: Paise }

export type ClassDateValues = {
  readonly startsAt: Date
  readonly minutes: number
  readonly seats: number
  readonly meetingLink: string
}

type ClassValues = { readonly text: ClassTextValues | null; readonly date: ClassDateValues }

type Read = {
  /** Null for another date of a class, whose text is not typed again. */
  readonly hasText: boolean
  /** When the class is now; a class that has begun may keep its time. */
  readonly before: Date | null
  readonly now: Date
}

/** Times are in India. The teacher is looked up by the route. */
export function readClassForm(typed: TypedClass, { hasText, before, now }: Read): Outcome<ClassValues, Errors> {
  const text = hasText ? readText(typed) : accepted(null)
  const date = readDate(typed, { before, now })
  if (text.ok && date.ok) return accepted({ text: text.value, date: date.value })
  return refused({ ...(!text.ok && text.refusal), ...(!date.ok && date.refusal) })
}

function readText(typed: TypedClass): Outcome<ClassTextValues, Errors> {
  const { problems } = CLASS_FORM
  const title = normalizeLine(typed.title)
  const description = normalizeText(typed.description)
  const price = parseRupees(typed.price.trim() === '' ? '0' : typed.price, 0)
  const errors: Errors = {
    ...(title === '' && { title: GROUP_FORM.problems.titleMissing }),
    ...(title.length > LONGEST_COHORT_TITLE && { title: GROUP_FORM.problems.titleTooLong }),
    ...(description === '' && { description: problems.description }),
    ...(description.length > LONGEST_CLASS_DESCRIPTION && { description: problems.descriptionTooLong }),
    ...(price === undefined && { price: problems.price }),
  }
  return price === undefined || Object.keys(errors).length > 0
    ? refused(errors)
    : accepted({ title, description, price })
}

function readDate(typed: TypedClass, { before, now }: Omit<Read, 'hasText'>): Outcome<ClassDateValues, Errors> {
  const minutes = wholeNumber(typed.minutes, SHORTEST_CLASS, LONGEST_CLASS)
  const seats = wholeNumber(typed.seats, 1, MOST_SEATS)
  const meetingLink = typed.meetingLink.trim()
  const [date, time] = [typed.date.trim(), typed.time.trim()]
  const startsAt = isCalendarDate(date) && isTimeOfDay(time) ? istInstant(date, time) : undefined
  const isKept = startsAt !== undefined && startsAt.getTime() === before?.getTime()
  const errors: Errors = {
    ...(startsAt !== undefined && startsAt <= now && !isKept && { date: CLASS_FORM.problems.past }),
    ...(!isCalendarDate(date) && { date: TIMETABLE.problems.date }),
    ...(!isTimeOfDay(time) && { time: TIMETABLE.problems.time }),
    ...(minutes === undefined && { minutes: TIMETABLE.problems.minutes }),
    ...(seats === undefined && { seats: GROUP_FORM.problems.seats }),
    ...(meetingLink !== '' && !isMeetingLink(meetingLink) && { meetingLink: GROUP_FORM.problems.meetingLink }),
  }
  if (startsAt === undefined || minutes === undefined || seats === undefined || Object.keys(errors).length > 0)
    return refused(errors)
  return accepted({ startsAt, minutes, seats, meetingLink })
}
