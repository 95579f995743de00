import { expect, test } from 'vitest'
import { sealWithRing, unsealWithRing } from './key-ring.ts'

const OLD = 'the key of last year'
const NEW = 'the key of this year'

test('I5: sealed text is unreadable and opens with its key', () => {
  const sealed = sealWithRing('born in Mysuru', [NEW])

  expect(sealed).not.toContain('Mysuru')
  expect(unsealWithRing(sealed, [NEW])).toBe('born in Mysuru')
})

test('I5: after a key rotation old rows can be read and new rows use the new key', () => {
  const before = sealWithRing('born in Mysuru', [OLD])
  const after = sealWithRing('born in Pune', [NEW, OLD])

  expect(unsealWithRing(before, [NEW, OLD])).toBe('born in Mysuru')
  expect(unsealWithRing(after, [NEW])).toBe('born in Pune')
})

test('I5: a row without its key, or altered, cannot be read', () => {
  const sealed = sealWithRing('born in Mysuru', [OLD])
  const altered = (sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')) as typeof sealed

  expect(() => unsealWithRing(sealed, [NEW])).toThrow(/encryption key/)
  expect(() => unsealWithRing(altered, [OLD])).toThrow()
})
