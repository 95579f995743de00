import { expect, test } from 'vitest'
import { isSlug } from './slug.ts'

test.each(['prasna', 'birth-time-rectification', 'parashara-basic', '2026'])('accepts %s', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', '-', 'a--b', 'Prasna', 'a b', '../etc', 'a\u0000', 'a\n', 'é', 'a'.repeat(101)])(
  'rejects %j',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
