import { afterEach, expect, test } from 'vitest'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { bookingRules } from '#db/schema/bookings.ts'
import { rupees } from '#domain/money.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, givenConsultation, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { isSorted, readUpload } from '#usecases/statements/read-upload.ts'
import { verifyMatches } from '#usecases/statements/verify-matches.ts'

const switchTo = (hasUniqueAmounts: boolean) => database().update(bookingRules).set({ hasUniqueAmounts })

afterEach(async () => {
  await switchTo(false)
})

/** Without an appointment, so that any number can be booked at once. */
const givenQuestion = async () => ({ ...(await givenConsultation(database(), 'Prasna')), isPerQuestion: false })

async function readLines(lines: readonly string[]) {
  const staffId = await givenStaff(database())
  const bytes = Buffer.from(['Date,Narration,Credit', ...lines].join('\n'))
  const outcome = await readUpload(database(), { bytes, staffId }, A_MONDAY)
  if (!outcome.ok || !isSorted(outcome.value)) throw new Error(JSON.stringify(outcome))
  return { ...outcome.value, staffId }
}

const line = (paise: number, text = 'IMPS without reference') =>
  `${istDate(A_MONDAY).split('-').toReversed().join('/')},${text},${(paise / 100).toFixed(2)}`

test('unique amounts are off by default', async () => {
  expect(await requireBooking(database(), (await givenBooking(database())).id)).toMatchObject({
    amount: rupees(3_001),
    uniqueAmountPaise: null,
  })
})

test('unique amounts give bookings made at the same time amounts of their own, below the price, with a discount line', async () => {
  await switchTo(true)

  const service = await givenQuestion()
  const made = await Promise.all(Array.from({ length: 8 }, () => givenBooking(database(), { service })))
  const rows = await Promise.all(made.map(({ id }) => requireBooking(database(), id)))

  expect(new Set(rows.map(({ amount }) => amount)).size).toBe(8)
  for (const { id, amount, uniqueAmountPaise } of rows) {
    expect([uniqueAmountPaise === null, amount]).toEqual([false, service.listedPrice - (uniqueAmountPaise ?? 0)])
    expect((await listBookingEntries(database(), id)).map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
      ['charge', `service:${service.name}`, service.listedPrice],
      ['discount', 'rounding', uniqueAmountPaise],
    ])
  }
})

test('unique amounts find the booking of a payment without a reference, which the same button verifies', async () => {
  await switchTo(true)
  const claimed = await givenBooking(database(), { state: 'claimed', reference: aReference() })
  const unreported = await givenBooking(database())

  const sorted = await readLines([line(claimed.amount), line(unreported.amount), line(claimed.amount + 100)])
  await verifyMatches(database(), sorted, A_MONDAY)
  await applyDecisions(database(), A_MONDAY)

  expect(sorted.piles.matched).toMatchObject([{ claim: { bookingId: claimed.id }, isByAmount: true }])
  expect(sorted.unreported).toMatchObject([{ booking: { bookingId: unreported.id } }])
  expect(await requireBooking(database(), claimed.id)).toMatchObject({ paymentStatus: 'paid' })
  expect(await requireBooking(database(), unreported.id)).toMatchObject({ paymentStatus: 'pending' })
})

test('unique amounts match nothing when two lines have the amount', async () => {
  await switchTo(true)
  const claimed = await givenBooking(database(), { state: 'claimed', reference: aReference() })

  const { piles } = await readLines([line(claimed.amount), line(claimed.amount, 'NEFT')])

  expect(piles.matched).toEqual([])
  expect(piles.nearMisses).toHaveLength(2)
})

test('unique amounts end when all 99 are taken, and the booking has its price', { timeout: 120_000 }, async () => {
  await switchTo(true)
  const service = await givenQuestion()
  const book = () => givenBooking(database(), { service })

  for (let count = 0; count < 99; count += 1) await book()

  expect(await requireBooking(database(), (await book()).id)).toMatchObject({ uniqueAmountPaise: null })
})

test('unique amounts leave a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
