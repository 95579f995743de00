import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financialYearOf, invoiceNumber, isInvoicePrefix } from './invoice-number.ts'

test('D10: the number of an invoice contains the financial year and the count in it', () => {
  expect(invoiceNumber('MU', '26-27', 42)).toBe('MU/26-27/00042')
  expect(invoiceNumber('CN', '26-27', 1)).toBe('CN/26-27/00001')
})

test('D10: the number of an invoice has at most sixteen allowed characters and is unique per count', () => {
  const places = fc.integer({ min: 1, max: 9_999_999 })

  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(invoiceNumber('MU', '26-27', one)).toMatch(/^[A-Z0-9/-]{1,16}$/)
      expect(invoiceNumber('MU', '26-27', one) === invoiceNumber('MU', '26-27', other)).toBe(one === other)
    }),
  )
})

test('D10: the number of an invoice has at most sixteen characters with the longest prefix', () => {
  expect(invoiceNumber('A/-9', '26-27', 99_999)).toBe('A/-9/26-27/99999')
  expect(() => invoiceNumber('A/-9', '26-27', 100_000)).toThrow(RangeError)
})

test.each([
  ['MU', true],
  ['J', true],
  ['A-1', true],
  ['VJ/2', true],
  ['', false],
  ['CN', false],
  ['mu', false],
  ['A B', false],
  ['-A', false],
  ['A/', false],
  ['ABCDE', false],
  ['ఆ', false],
])('D10: the number of an invoice can begin with %j: %s', (prefix, isAllowed) => {
  expect(isInvoicePrefix(prefix)).toBe(isAllowed)
})

test.each([0, -1, 1.5, 10_000_000])('D10: the number of an invoice rejects the count %d', (place) => {
  expect(() => invoiceNumber('MU', '26-27', place)).toThrow(RangeError)
})

test('the financial year changes at midnight of 1 April in India, not in London', () => {
  expect(financialYearOf(new Date('2026-03-31T18:29:59Z'))).toBe('25-26')
  expect(financialYearOf(new Date('2026-03-31T18:30:00Z'))).toBe('26-27')
  expect(financialYearOf(new Date('2027-01-15T00:00:00Z'))).toBe('26-27')
})

test('the financial year is written correctly across a century', () => {
  expect(financialYearOf(new Date('2099-12-01T00:00:00Z'))).toBe('99-00')
})
