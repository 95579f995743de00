import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, ONE_FAILED, ONE_PASSED, summaryLine } from './test-counts.ts'

const GOOD_FILE = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }
const BAD_FILE = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const UNREADABLE_FILE = { status: 'failed', assertionResults: [] }

test('counts the passed tests of a successful run', () => {
  const report = { numPassedTests: 2, numPendingTests: 0, numTodoTests: 0, testResults: [GOOD_FILE] }

  expect(countVitest({ code: 0, report })).toEqual({ passed: 2, failed: 0, skipped: 0 })
})

test('counts failed tests and unreadable files as failed', () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [GOOD_FILE, BAD_FILE, UNREADABLE_FILE],
  }

  expect(countVitest({ code: 1, report })).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test.each([
  ['wrote no report', { code: 0, report: undefined }],
  ['ran nothing', { code: 0, report: { numPassedTests: 0, numPendingTests: 4, numTodoTests: 0, testResults: [] } }],
  [
    'crashed after its tests',
    { code: 1, report: { numPassedTests: 2, numPendingTests: 0, numTodoTests: 0, testResults: [GOOD_FILE] } },
  ],
  [
    'was killed',
    { code: null, report: { numPassedTests: 2, numPendingTests: 0, numTodoTests: 0, testResults: [GOOD_FILE] } },
  ],
])('counts a Vitest run that %s as failed', (_reason, end) => {
  expect(countVitest(end).failed).toBe(1)
})

test('counts a flaky end-to-end test as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }

  expect(countPlaywright({ code: 1, report })).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test.each([
  ['wrote no report', { code: 1, report: undefined }],
  ['ran nothing', { code: 0, report: { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } } }],
  ['crashed', { code: 1, report: { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } } }],
])('counts a Playwright run that %s as failed', (_reason, end) => {
  expect(countPlaywright(end).failed).toBe(1)
})

test('the summary mentions skipped tests only when there are some', () => {
  expect(summaryLine(addCounts([ONE_PASSED, ONE_PASSED, ONE_FAILED]))).toBe('2 passed, 1 failed')
  expect(summaryLine({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped')
})
