import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { listClientEntries, readAccountCredit, readBookingBalance } from '#db/payments/ledger-entries.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { paiseFrom } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/ledger.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, givenService } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from './check-ledger.ts'
import { claimBookingPayment } from './claim-booking-payment.ts'
import { keepAsCredit } from './keep-as-credit.ts'
import { spendCredit } from './pay-with-credit.ts'
import { recordAccountPayment, recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

/** Sequences of steps: LEDGER_SEQUENCES=200 in the long run. */
const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? 4)

const STEPS = [
  ...['ask', 'claim', 'verify', 'verify-part', 'reject', 'record', 'record-account'],
  ...['use-credit', 'keep-credit', 'refund', 'cancel', 'cancel-by-staff'],
] as const

const step = fc.record({
  do: fc.constantFrom(...STEPS),
  booking: fc.nat({ max: 1 }),
  rupees: fc.constantFrom(1, 500, 3001, 4000),
})
type Step = { readonly do: string; readonly booking: number; readonly rupees: number }

let staffId: string
let service: Service

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
  service = await givenService(database(), { name: 'Reading in person', heldAs: 'in-person' })
})

/** Refusals are fine: a step that is not possible must change nothing. */
async function take({ do: what, rupees }: Step, { id: bookingId, userId }: BookingRow): Promise<unknown> {
  const db = database()
  const by = { bookingId, staffId }
  const cash = { way: 'cash', amount: String(rupees), paidOn: istDate(A_MONDAY), reference: '', note: '' }
  const form = { staffId, typed: cash, formKey: randomUUID() }
  const claim = { bookingId, userId, reference: aReference() }
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    ask: () => claimBookingPayment(db, { ...claim, method: 'session' }, A_MONDAY),
    claim: () => claimBookingPayment(db, claim, A_MONDAY),
    verify: () => verifyPayment(db, by, A_MONDAY),
    'verify-part': () => verifyPayment(db, { ...by, received: paiseFrom(rupees * 100) }, A_MONDAY),
    reject: () => rejectPayment(db, { ...by, reason: 'Not found' }, A_MONDAY),
    record: () => recordPayment(db, { bookingId, ...form }, A_MONDAY),
    'record-account': () => recordAccountPayment(db, { userId, ...form }, A_MONDAY),
    'use-credit': () => spendCredit(db, { bookingId, userId }, A_MONDAY),
    'keep-credit': () => keepAsCredit(db, by, A_MONDAY),
    refund: () =>
      recordRefund(db, { ...by, reference: aReference(), amount: paiseFrom(rupees * 100), method: 'upi' }, A_MONDAY),
    cancel: () => cancelBooking(db, { bookingId, userId }, A_MONDAY),
    'cancel-by-staff': () => cancelForClient(db, by, A_MONDAY),
  }
  return steps[what]?.()
}

test('any sequence of steps leaves a sound ledger that sums to what screens show', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const first = await givenBooking(database(), { service })
      const second = await givenBooking(database(), { service, userId: first.userId })
      const bookings = [first, second]
      for (const each of steps) await take(each, each.booking === 0 ? first : second)

      const entries = await listClientEntries(database(), first.userId)
      const credit = await readAccountCredit(database(), first.userId)
      const balances = await Promise.all(bookings.map(({ id }) => readBookingBalance(database(), id)))
      expect(balanceOf(entries)).toBe(balances.reduce((sum, balance) => sum + balance, 0) - credit)
      expect(credit).toBeGreaterThanOrEqual(0)
      expect(await checkLedger(database())).toEqual([])
    }),
    { numRuns: SEQUENCES },
  )
})
