import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import {
  balanceOf,
  cancelConfirmed,
  cancelUnconfirmed,
  type LedgerLine,
  linesOfNewPrice,
  linesOfPrice,
  linesOfRefund,
  linesOfRetained,
} from './ledger.ts'

const PRICE = {
  serviceName: 'Full Life Prediction',
  questionCount: 1,
  listedPrice: rupees(3_001),
  amount: rupees(2_100),
}

const line = (kind: LedgerLine['kind'], amount: number): LedgerLine => ({ kind, amount: rupees(amount), label: '' })
const PAID = [...linesOfPrice(PRICE), line('payment', 2_100)]

test('charges the listed price and names the discount', () => {
  expect(linesOfPrice(PRICE)).toEqual([
    { kind: 'charge', amount: rupees(3_001), label: 'service:Full Life Prediction' },
    { kind: 'discount', amount: rupees(901), label: 'returning-client' },
  ])
  expect(linesOfPrice({ ...PRICE, amount: PRICE.listedPrice })).toHaveLength(1)
})

test('the balance is charges − discounts − payments + refunds − credit', () => {
  const entries = [
    line('charge', 1_000),
    line('discount', 300),
    line('payment', 500),
    line('refund', 50),
    line('credit', 100),
  ]

  expect(balanceOf(entries)).toBe(rupees(150))
  expect(balanceOf([])).toBe(0)
})

test('a revised booking is charged its new price alone', () => {
  const price = linesOfPrice({ serviceName: 'Prasna', questionCount: 2, listedPrice: rupees(302), amount: rupees(302) })

  expect(balanceOf([...linesOfPrice(PRICE), ...linesOfNewPrice(linesOfPrice(PRICE), price)])).toBe(rupees(302))
})

test('a cancellation of an unpaid booking takes back everything and returns its credit', () => {
  const entries = [...linesOfPrice(PRICE), line('credit', 100)]
  const { lines, creditBack, refundDue } = cancelUnconfirmed(entries)

  expect(balanceOf([...entries, ...lines])).toBe(0)
  expect([creditBack, refundDue]).toEqual([rupees(100), 0])
})

test('a cancellation in time lists the whole payment for a refund', () => {
  expect(cancelConfirmed(PAID, rupees(2_100))).toMatchObject({ refundDue: rupees(2_100), creditBack: 0 })
})

test('too late lists nothing and leaves the charge', () => {
  expect(cancelConfirmed(PAID, rupees(0))).toEqual({ lines: [], refundDue: 0, creditBack: 0, uninvoiced: 0 })
})

test('a cancellation of a booking paid in part waives the rest and refunds only what was paid', () => {
  const entries = [...linesOfPrice(PRICE), line('payment', 1_000)]

  expect(cancelConfirmed(entries, rupees(2_100))).toMatchObject({ refundDue: rupees(1_000) })
  const late = cancelConfirmed(entries, rupees(0))
  expect(late.refundDue).toBe(0)
  expect(balanceOf([...entries, ...late.lines])).toBe(0)
})

test('a cancellation returns credit as credit and an overpayment always', () => {
  const entries = [...linesOfPrice(PRICE), line('credit', 100), line('payment', 2_500)]

  expect(cancelConfirmed(entries, rupees(2_100))).toMatchObject({ creditBack: rupees(100), refundDue: rupees(2_500) })
  expect(cancelConfirmed(entries, rupees(0))).toMatchObject({ creditBack: 0, refundDue: rupees(500) })
})

test('a refund of more than is due lowers the charge by the rest', () => {
  expect(linesOfRefund(PAID, rupees(500))).toEqual([{ kind: 'charge', amount: paiseFrom(-50_000), label: 'goodwill' }])
  expect(linesOfRefund([...PAID, ...cancelConfirmed(PAID, rupees(2_100)).lines], rupees(500))).toEqual([])
})

test('money that arrives after a late cancellation is charged again', () => {
  const service = { serviceName: 'Prasna', questionCount: 2 }
  expect(linesOfRetained(service, { paid: rupees(151), refundDue: rupees(0) })).toEqual([
    { kind: 'charge', amount: rupees(151), label: 'questions:2:Prasna' },
  ])
  expect(linesOfRetained(service, { paid: rupees(151), refundDue: rupees(151) })).toEqual([])
})
