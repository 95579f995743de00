import { GROUP_FORM, TIMETABLE } from '#content/staff/courses/groups.ts'
import {
  LONGEST_CLASS,
  LONGEST_COHORT_TITLE,
  MOST_CLASSES,
  MOST_SEATS,
  SHORTEST_CLASS,
  type TimetableClass,
  weeklyStarts,
} from '#domain/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isMeetingLink } from '#domain/sessions/meeting-link.ts'
import { normalizeLine } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay, istInstant } from '#domain/time/india-time.ts'

type Errors = Readonly<Record<string, string>>

export const GROUP_FIELDS = ['course', 'title', 'seats', 'astrologer', 'meetingLink'] as const

type TypedGroup = Readonly<Record<(typeof GROUP_FIELDS)[number], string>>

export type GroupValues = { readonly title: string; readonly seats: number; readonly meetingLink: string }

/** The course and the teacher are looked up by the route. */
export function readGroupForm(typed: TypedGroup): Outcome<GroupValues, Errors> {
  const { problems } = GROUP_FORM
  const title = normalizeLine(typed.title)
  const seats = wholeNumber(typed.seats, 1, MOST_SEATS)
  const meetingLink = typed.meetingLink.trim()
  const errors: Errors = {
    ...(title === '' && { title: problems.titleMissing }),
    ...(title.length > LONGEST_COHORT_TITLE && { title: problems.titleTooLong }),
    ...(seats === undefined && { seats: problems.seats }),
    ...(meetingLink !== '' && !isMeetingLink(meetingLink) && { meetingLink: problems.meetingLink }),
  }
  if (seats === undefined || Object.keys(errors).length > 0) return refused(errors)
  return accepted({ title, seats, meetingLink })
}

/** Undefined for anything else than a whole number between these. */
export function wholeNumber(typed: string, least: number, most: number): number | undefined {
  const text = typed.trim()
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= least && count <= most ? count : undefined
}

/** The fields of one class, whose names end in its id. */
export const CLASS_FIELDS = ['date', 'time', 'minutes', 'lesson', 'recording', 'remove'] as const
export const SERIES_FIELDS = ['firstDate', 'seriesTime', 'seriesMinutes', 'count'] as const

export function classField(field: (typeof CLASS_FIELDS)[number], id: number): string {
  return `${field}-${id}`
}

type Timetable = {
  /** The classes that the form shows. */
  readonly ids: readonly number[]
  readonly lessonIds: readonly number[]
  readonly text: (field: string) => string
}

/** All classes that stay, and a weekly series if one was filled in. Times are in India. */
export function readTimetable({ ids, lessonIds, text }: Timetable): Outcome<readonly TimetableClass[], Errors> {
  const errors: Record<string, string> = {}
  const stay = ids.filter((id) => text(classField('remove', id)) !== 'on')
  const classes = stay.map((id) => readClass({ id, lessonIds, text }, errors))
  const series = readSeries(text, errors)
  return Object.keys(errors).length > 0 ? refused(errors) : accepted([...classes, ...series])
}

type ClassRow = { readonly id: number } & Pick<Timetable, 'lessonIds' | 'text'>

function readClass({ id, lessonIds, text }: ClassRow, errors: Record<string, string>): TimetableClass {
  const typed = (field: (typeof CLASS_FIELDS)[number]) => text(classField(field, id)).trim()
  const { problems } = TIMETABLE
  const minutes = wholeNumber(typed('minutes'), SHORTEST_CLASS, LONGEST_CLASS)
  const recording = typed('recording')
  if (!isCalendarDate(typed('date'))) errors[classField('date', id)] = problems.date
  if (!isTimeOfDay(typed('time'))) errors[classField('time', id)] = problems.time
  if (minutes === undefined) errors[classField('minutes', id)] = problems.minutes
  if (recording !== '' && !(isMeetingLink(recording) && recording.startsWith('https:')))
    errors[classField('recording', id)] = problems.recording
  return {
    id,
    startsAt: istInstant(typed('date'), typed('time')),
    minutes: minutes ?? 0,
    lessonId: lessonIds.find((one) => String(one) === typed('lesson')) ?? null,
    recordingUrl: recording === '' ? null : recording,
  }
}

function readSeries(text: Timetable['text'], errors: Record<string, string>): TimetableClass[] {
  const firstDate = text('firstDate').trim()
  if (firstDate === '') return []
  const { problems } = TIMETABLE
  const time = text('seriesTime').trim()
  const minutes = wholeNumber(text('seriesMinutes'), SHORTEST_CLASS, LONGEST_CLASS)
  const count = wholeNumber(text('count'), 1, MOST_CLASSES)
  if (!isCalendarDate(firstDate)) errors.firstDate = problems.date
  if (!isTimeOfDay(time)) errors.seriesTime = problems.time
  if (minutes === undefined) errors.seriesMinutes = problems.minutes
  if (count === undefined) errors.count = problems.count
  if (minutes === undefined || count === undefined || Object.keys(errors).length > 0) return []
  return weeklyStarts({ firstDate, time, count }).map((startsAt) => {
    return { startsAt, minutes, lessonId: null, recordingUrl: null }
  })
}
