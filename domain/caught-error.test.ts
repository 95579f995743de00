import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCode, errorMessage } from './caught-error.ts'

test('returns the system’s code for a missing file', () => {
  expect(failureOf(() => readFileSync('/no/such/file'))).toBe('ENOENT')
})

test.each([
  ['an error of our own', new Error('no')],
  ['a number as code', Object.assign(new Error('no'), { code: 23505 })],
  ['what is no error at all', 'ENOENT'],
  ['nothing', null],
])('%s has no code', (_, error) => {
  expect(errorCode(error)).toBeUndefined()
})

test('returns a message for any caught value', () => {
  expect(errorMessage(new Error('no room'))).toBe('no room')
  expect(errorMessage('no room')).toBe('no room')
})

function failureOf(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    return errorCode(error)
  }
  throw new Error('It did not fail.')
}
