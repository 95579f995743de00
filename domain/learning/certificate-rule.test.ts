import { expect, test } from 'vitest'
import { bringsCertificate, CERTIFICATE_RULES, completesCourse } from './certificate-rule.ts'

test('all lessons complete a course unless only staff may', () => {
  const completed = CERTIFICATE_RULES.map((rule) => completesCourse(rule, { lessons: { isComplete: true } }))
  expect(completed).toEqual([true, false, true])
  expect(completesCourse('lessons', { lessons: { isComplete: false } })).toBe(false)
})

test('a course can be without a certificate', () => {
  expect(CERTIFICATE_RULES.map(bringsCertificate)).toEqual([true, true, false])
})
