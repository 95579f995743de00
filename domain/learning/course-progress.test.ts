import { expect, test } from 'vitest'
import { courseProgress, lessonState, openedPercent, resumeLesson } from './course-progress.ts'

const day = new Date('2026-05-01T04:30:00Z')
const unseen = { openedAt: null, doneAt: null }
const opened = { openedAt: day, doneAt: null }
const done = { openedAt: day, doneAt: day }

test('counts a lesson as done only when it was opened and marked as done', () => {
  expect([unseen, opened, done, { openedAt: null, doneAt: day }].map(lessonState)).toEqual([
    'new',
    'opened',
    'done',
    'new',
  ])
})

test('rounds progress down, so that 100% means every lesson', () => {
  expect(courseProgress([done, done, opened])).toEqual({
    lessons: 3,
    opened: 3,
    done: 2,
    donePercent: 66,
    isComplete: false,
  })
  expect(courseProgress([done, done, done])).toMatchObject({ donePercent: 100, isComplete: true })
})

test('a course without lessons is never complete', () => {
  expect(courseProgress([])).toMatchObject({ donePercent: 0, isComplete: false })
})

test('counts for a refund only what was opened since the booking', () => {
  const later = { openedAt: new Date('2026-05-08T04:30:00Z'), doneAt: null }
  expect(openedPercent([done, opened, later, unseen], later.openedAt)).toBe(25)
  expect(openedPercent([done, opened, later, unseen], day)).toBe(75)
})

test('resumes where the student left off, not at a lesson that was skipped', () => {
  const next = new Date('2026-05-02T04:30:00Z')
  const skipped = { ...unseen }
  const left = { openedAt: next, doneAt: null }
  const finished = { openedAt: day, doneAt: next }

  expect(resumeLesson([skipped, done, left])).toBe(left)
  expect(resumeLesson([skipped, finished, unseen])).toBe(unseen)
  expect(resumeLesson([skipped, done, finished])).toBe(skipped)
  expect(resumeLesson([unseen, opened])).toBe(opened)
  expect(resumeLesson([skipped])).toBe(skipped)
  expect(resumeLesson([done])).toBeUndefined()
})
