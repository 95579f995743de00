import { expect, test } from 'vitest'
import { courseProgress, lessonState, nextLesson } from './course-progress.ts'

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
    openedPercent: 100,
    isComplete: false,
  })
  expect(courseProgress([done, done, done])).toMatchObject({ donePercent: 100, isComplete: true })
})

test('a course without lessons is never complete', () => {
  expect(courseProgress([])).toMatchObject({ donePercent: 0, isComplete: false })
})

test('continues with the first lesson that is not done', () => {
  expect(nextLesson([done, opened, unseen])).toBe(opened)
  expect(nextLesson([done])).toBeUndefined()
})
