import { expect, test } from 'vitest'
import { bringsCertificate, CERTIFICATE_RULES, completesCourse } from './certificate-rule.ts'

test('all lessons complete a course unless only staff may', () => {
  const work = { lessons: { isComplete: true }, tasks: [] }
  expect(CERTIFICATE_RULES.map((rule) => completesCourse(rule, work))).toEqual([true, true, false, true])
  expect(completesCourse('lessons', { ...work, lessons: { isComplete: false } })).toBe(false)
})

test('by the rule of quizzes and written work, all of them complete a course, and no lesson does', () => {
  const lessons = { isComplete: false }
  const passed = { state: 'passed' }
  expect(completesCourse('tasks', { lessons, tasks: [passed, passed] })).toBe(true)
  expect(completesCourse('tasks', { lessons: { isComplete: true }, tasks: [passed, { state: 'returned' }] })).toBe(
    false,
  )
  expect(completesCourse('tasks', { lessons, tasks: [] })).toBe(false)
  expect(completesCourse('lessons', { lessons, tasks: [passed] })).toBe(false)
})

test('a course can be without a certificate', () => {
  expect(CERTIFICATE_RULES.map(bringsCertificate)).toEqual([true, true, true, false])
})
