import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingCode } from './booking-code.ts'

test('a booking code has no ambiguous characters and fits into a bank narration', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const code = bookingCode((limit) => (numbers.next().value ?? 0) % limit)
      expect(code).toMatch(/^MU[2-9A-HJKMNP-Z]{6}$/)
      expect(code).not.toMatch(/[01OIL]/)
    }),
  )
})
