import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { splitTax, taxOf } from './gst.ts'

const AT_HOME = { mode: 'tax_invoice', supplierState: '29', clientState: '29' } as const
const ACROSS = { mode: 'tax_invoice', supplierState: '29', clientState: '36' } as const
const PRICES = [151, 105, 1001, 700, 3001, 2100, 2999, 4999, 7999, 10_999]
const WAYS = [
  AT_HOME,
  ACROSS,
  { mode: 'unregistered', supplierState: null, clientState: null },
  { mode: 'bill_of_supply', supplierState: '29', clientState: '36' },
] as const

test('D11: the tax inside a price of Rs 151 in the same state is 11.52 twice, which leaves 127.96', () => {
  expect(splitTax(rupees(151), AT_HOME)).toEqual({ taxable: 12_796, cgst: 1_152, sgst: 1_152, igst: 0 })
})

test('D11: the tax inside a price is one IGST amount across states', () => {
  expect(splitTax(rupees(151), ACROSS)).toEqual({ taxable: 12_797, cgst: 0, sgst: 0, igst: 2_303 })
})

test('D11: the tax inside a price is split within the state for a client without a known state', () => {
  expect(splitTax(rupees(151), { ...AT_HOME, clientState: null })).toEqual(splitTax(rupees(151), AT_HOME))
})

test.each(['unregistered', 'bill_of_supply'] as const)(
  'D11: the tax inside a price is zero when the practice is %s',
  (mode) => {
    const split = splitTax(rupees(3001), { mode, supplierState: '29', clientState: '36' })

    expect(split).toEqual({ taxable: rupees(3001), cgst: 0, sgst: 0, igst: 0 })
  },
)

test.each(PRICES)('D11: the tax inside a price adds up with the rest to Rs %i in every mode', (price) => {
  for (const way of WAYS) expectToAddUp(rupees(price), way)
})

test('D11: the tax inside a price adds up for ten thousand amounts, with equal halves', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 })

  fc.assert(
    fc.property(amounts, (amount) => {
      for (const way of WAYS) expectToAddUp(paiseFrom(amount), way)
    }),
    { numRuns: 10_000 },
  )
})

function expectToAddUp(total: ReturnType<typeof paiseFrom>, way: (typeof WAYS)[number]): void {
  const split = splitTax(total, way)
  if (split.taxable + taxOf(split) !== total) throw new Error(`${total} does not add up: ${JSON.stringify(split)}`)
  if (split.cgst !== split.sgst) throw new Error(`${total} has unequal halves: ${JSON.stringify(split)}`)
}
