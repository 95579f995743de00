import { expect, test } from 'vitest'
import type { IsoDate } from '#domain/time/india-time.ts'
import { type CourseToEmail, lessonsToEmail } from './lessons-to-email.ts'

const monday = new Date('2026-05-04T12:30:00Z')
const tuesday = new Date('2026-05-05T12:30:00Z')
const START: CourseToEmail['enrollments'][number] = {
  bookingDate: null,
  enrollmentDate: new Date('2026-05-04T03:00:00Z'),
  timeZone: 'Asia/Kolkata',
}

function courseOf(days: readonly number[], enrollment: Partial<typeof START> = {}): CourseToEmail {
  const lessons = days.map((opensAfterDays, index) => ({
    id: index + 1,
    title: `Lesson ${index + 1}`,
    courseId: 1,
    lessonOrder: 'by-day' as const,
    opensAfterDays,
    isFree: false,
    classStartsAt: null,
    openedAt: null,
    doneAt: null,
  }))
  return { lessons, enrollments: [{ ...START, ...enrollment }] }
}

const NOTHING_PUBLISHED = { published: [], since: monday, now: tuesday }

test('a lesson is listed on the day that opens it, and on no other', () => {
  const course = courseOf([0, 1, 2])

  expect(lessonsToEmail([course], NOTHING_PUBLISHED)).toEqual({ published: [], opened: [2] })
  const wednesday = new Date('2026-05-06T12:30:00Z')
  expect(lessonsToEmail([course], { published: [], since: tuesday, now: wednesday })).toEqual({
    published: [],
    opened: [3],
  })
  expect(lessonsToEmail([course], { published: [], since: tuesday, now: tuesday })).toEqual({
    published: [],
    opened: [],
  })
  // After a pause of the site.
  expect(lessonsToEmail([course], { published: [], since: monday, now: wednesday }).opened).toEqual([2, 3])
})

test('a published lesson that waits for its day is listed on that day', () => {
  const course = courseOf([1, 2])

  const due = lessonsToEmail([course], { ...NOTHING_PUBLISHED, published: [1, 2] })

  expect(due).toEqual({ published: [1], opened: [] })
})

test('the day is that of the student, and starts with the booking', () => {
  const evening = { published: [], since: monday, now: new Date('2026-05-04T19:00:00Z') }
  expect(lessonsToEmail([courseOf([1])], evening).opened).toEqual([1])
  expect(lessonsToEmail([courseOf([1], { timeZone: 'America/New_York' })], evening).opened).toEqual([])
  const later = courseOf([1], { bookingDate: '2026-06-01' as IsoDate })
  expect(lessonsToEmail([later], NOTHING_PUBLISHED).opened).toEqual([])
})

test('a lesson that another course of the student has opened before is not listed, nor is one that they have opened', () => {
  const course = courseOf([1])
  const earlier = courseOf([1], { enrollmentDate: new Date('2026-04-01T03:00:00Z') })
  expect(lessonsToEmail([course, earlier], NOTHING_PUBLISHED).opened).toEqual([])

  const opened = { ...course, lessons: course.lessons.map((lesson) => ({ ...lesson, openedAt: tuesday })) }
  expect(lessonsToEmail([opened], { ...NOTHING_PUBLISHED, published: [1] })).toEqual({ published: [], opened: [] })
})
