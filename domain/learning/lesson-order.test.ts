import { expect, test } from 'vitest'
import { type LessonInOrder, lessonLocks } from './lesson-order.ts'

const now = new Date('2026-12-01T20:00:00Z')
const opened = new Date('2026-11-20T04:30:00Z')

function lesson(id: number, values: Partial<LessonInOrder> = {}): LessonInOrder {
  return {
    id,
    title: `Lesson ${id}`,
    courseId: 1,
    lessonOrder: 'in-order',
    opensAfterDays: 0,
    isFree: false,
    classStartsAt: null,
    openedAt: null,
    doneAt: null,
    ...values,
  }
}

const enrolled: Parameters<typeof lessonLocks>[1][number] = {
  bookingDate: null,
  enrollmentDate: new Date('2026-11-30T10:00:00Z'),
  timeZone: 'Asia/Kolkata',
}
const locksOf = (lessons: readonly LessonInOrder[], enrollments = [enrolled]) =>
  lessonLocks(lessons, enrollments, now).map(({ lock }) => lock)

test('a lesson in order waits for the first one before it that is not done', () => {
  const lessons = [lesson(1, { openedAt: opened, doneAt: opened }), lesson(2), lesson(3)]

  const second = { until: 'lesson', first: { id: 2, title: 'Lesson 2' } }
  expect(locksOf(lessons)).toEqual([undefined, undefined, second])
})

test('an opened lesson and a free one stay open, and the lessons of another course do not count', () => {
  const lessons = [lesson(1), lesson(2, { openedAt: opened }), lesson(3, { isFree: true }), lesson(4, { courseId: 2 })]

  expect(locksOf(lessons)).toEqual([undefined, undefined, undefined, undefined])
})

test('a lesson by day opens at midnight where the student is, counted from the later of start date and payment', () => {
  const lessons = [0, 2, 3].map((opensAfterDays, index) => lesson(index, { lessonOrder: 'by-day', opensAfterDays }))
  const onDay = (opensOn: string) => ({ until: 'day', opensOn })

  // 20:00 UTC on 1 December is the 2nd in India and still the 1st in New York.
  expect(locksOf(lessons)).toEqual([undefined, undefined, onDay('2026-12-03')])
  expect(locksOf(lessons, [{ ...enrolled, timeZone: 'America/New_York' }])[1]).toEqual(onDay('2026-12-02'))
  expect(locksOf(lessons, [{ ...enrolled, bookingDate: '2026-12-10' }])[1]).toEqual(onDay('2026-12-12'))
  expect(locksOf(lessons, [{ ...enrolled, bookingDate: '2026-11-01' }])[1]).toBeUndefined()
})

test('nothing is locked for staff, who have no enrollment', () => {
  expect(locksOf([lesson(1), lesson(2)], [])).toEqual([undefined, undefined])
})

test('a lesson of a class opens on its day in the zone of the student, whatever the order of the course', () => {
  // December 3, 1:30 AM in India, and still December 2 in New York.
  const classStartsAt = new Date('2026-12-02T20:00:00Z')
  const lessons = [lesson(1, { lessonOrder: 'by-day', opensAfterDays: 90, classStartsAt })]

  expect(locksOf(lessons)).toEqual([{ until: 'class', opensOn: '2026-12-03' }])
  const inNewYork = { ...enrolled, timeZone: 'America/New_York' }
  expect(locksOf(lessons, [inNewYork])).toEqual([{ until: 'class', opensOn: '2026-12-02' }])
  expect(locksOf([lesson(1, { lessonOrder: 'by-day', opensAfterDays: 90, classStartsAt: opened })])).toEqual([
    undefined,
  ])
})
