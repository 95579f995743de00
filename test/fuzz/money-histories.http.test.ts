import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { listClientPasses } from '#db/offers/passes.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { paiseFrom } from '#domain/money.ts'
import { istDate } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, bookingForm, givenBooking, givenService, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCoupon, givenPassService, givenVoucher } from '#test/factories/offers.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { keepAsCredit } from '#usecases/payments/keep-as-credit.ts'
import { spendCredit } from '#usecases/payments/pay-with-credit.ts'
import { placeBooking } from '#usecases/payments/place-booking.ts'
import { recordAccountPayment, recordPayment } from '#usecases/payments/record-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { redeemGiftVoucher } from '#usecases/payments/redeem-voucher.ts'
import { refundCredit } from '#usecases/payments/refund-credit.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { reversePayment } from '#usecases/payments/reverse-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'

/** MONEY_HISTORIES=200 in the long run. */
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 6)

let desk: OpenedDesk
let staffId: string
let session: Service
let reading: Service
let pass: Service
let coupon: string

beforeAll(async () => {
  const db = database()
  desk = await openDesk(db, createTestClock(A_MONDAY.toISOString()))
  staffId = await givenStaff(db)
  session = await givenService(db, { name: 'Reading in person', heldAs: 'in-person' })
  // Without a slot, so that two hundred histories do not fill the diary.
  reading = await givenService(db, { name: 'Written reading', isPrasna: true, isPerQuestion: false })
  pass = await givenPassService(db, { packageId: reading.id })
  coupon = (await givenCoupon(db)).code
})

const STEPS = [
  ...['ask', 'claim', 'verify', 'verify-part', 'reject', 'record', 'record', 'record-account', 'reverse'],
  ...['use-credit', 'keep-credit', 'refund', 'refund-credit', 'redeem', 'cancel', 'cancel-by-staff'],
] as const

const history = fc.record({
  hasPass: fc.boolean(),
  hasCoupon: fc.boolean(),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom(...STEPS),
      booking: fc.nat({ max: 1 }),
      amount: fc.constantFrom('1', '500', '1000.50', '2000.50', '3001', '4000'),
    }),
    { minLength: 5, maxLength: 14 },
  ),
})

type Step = { readonly do: string; readonly amount: string }

/** Refusals are fine: a step that is not possible must change nothing. */
async function take({ do: what, amount }: Step, { id: bookingId, userId }: BookingRow): Promise<unknown> {
  const db = database()
  const by = { bookingId, staffId }
  const paise = paiseFrom(Math.round(Number(amount) * 100))
  const cash = { way: 'cash', amount, paidOn: istDate(A_MONDAY), reference: '', note: '' }
  const form = { staffId, typed: cash, formKey: randomUUID() }
  const claim = { bookingId, userId, reference: aReference() }
  const back = { amount: paise, method: 'upi', reference: aReference() } as const
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    ask: () => claimBookingPayment(db, { ...claim, method: 'session' }, A_MONDAY),
    claim: () => claimBookingPayment(db, claim, A_MONDAY),
    verify: () => verifyPayment(db, by, A_MONDAY),
    'verify-part': () => verifyPayment(db, { ...by, received: paise }, A_MONDAY),
    reject: () => rejectPayment(db, { ...by, reason: 'Not found' }, A_MONDAY),
    record: () => recordPayment(db, { bookingId, ...form }, A_MONDAY),
    'record-account': () => recordAccountPayment(db, { userId, ...form }, A_MONDAY),
    'use-credit': () => spendCredit(db, { bookingId, userId }, A_MONDAY),
    'keep-credit': () => keepAsCredit(db, by, A_MONDAY),
    refund: () => recordRefund(db, { ...by, ...back }, A_MONDAY),
    'refund-credit': () => refundCredit(db, { userId, staffId, formKey: randomUUID(), ...back }, A_MONDAY),
    reverse: () => reverseLast(bookingId),
    redeem: () => redeemNew(userId),
    cancel: () => cancelBooking(db, { bookingId, userId }, A_MONDAY),
    'cancel-by-staff': () => cancelForClient(db, by, A_MONDAY),
  }
  return steps[what]?.()
}

async function reverseLast(bookingId: string): Promise<unknown> {
  const entries = (await database().select().from(ledgerEntries)).filter((entry) => entry.bookingId === bookingId)
  const last = entries.findLast(({ kind, amount }) => kind === 'payment' && amount > 0)
  return last && reversePayment(database(), { entryId: last.id, staffId, reason: 'By mistake' }, A_MONDAY)
}

async function redeemNew(userId: string): Promise<unknown> {
  const { code } = await givenVoucher(database())
  return redeemGiftVoucher(database(), { code, userId, network: randomUUID() }, A_MONDAY)
}

async function bookWithPass(userId: string): Promise<void> {
  await givenBooking(database(), { service: pass, userId, state: 'verified' })
  const [owned] = await listClientPasses(database(), userId)
  const form = bookingForm({ pass: String(owned?.id) })
  const order = { userId, service: reading, idempotencyKey: randomUUID(), form }
  expect((await placeBooking(database(), TEST_KEYS, order, A_MONDAY)).ok).toBe(true)
}

test('every page, list and file says what the ledger says, for any history of a booking', {
  timeout: 7_200_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ hasPass, hasCoupon, steps }) => {
      const { id: userId } = await givenUser(database(), { password: null })
      if (hasPass) await bookWithPass(userId)
      const first = await givenBooking(database(), { service: session, userId })
      const form = hasCoupon ? { form: { coupon } } : {}
      const second = await givenBooking(database(), { service: reading, userId, ...form })
      for (const step of steps) await take(step, step.booking === 0 ? first : second)

      expect(await checkLedger(database())).toEqual([])
      const ledger = await readLedger()
      await comparePractice(ledger)
      await compareFiles(ledger)
      await compareClient(ledger, userId)
      for (const booking of ledger.bookings.filter((one) => one.userId === userId)) await compareBooking(booking)
    }),
    { numRuns: HISTORIES },
  )
})

type Ledger = Awaited<ReturnType<typeof readLedger>>
type Money = Ledger['bookings'][number]

/** The rows of the ledger and of the claims, added up here once more and in the plainest way. */
async function readLedger() {
  const entries = await database().select().from(ledgerEntries)
  const claims = (await database().select().from(paymentClaims)).filter(({ state }) => state === 'awaiting')
  const rows = await database().select().from(bookings)
  const sum = (of: readonly { readonly amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0)
  return {
    received: sum(entries.filter(({ kind }) => kind === 'payment')),
    refunded: sum(entries.filter(({ kind }) => kind === 'refund')),
    creditOf: (userId: string) => {
      const own = entries.filter((entry) => entry.userId === userId && entry.bookingId === null)
      const ofKind = (kind: string) => sum(own.filter((entry) => entry.kind === kind))
      return ofKind('payment') + ofKind('credit') - ofKind('refund')
    },
    bookings: rows.map((row) => {
      const own = entries.filter(({ bookingId }) => bookingId === row.id)
      const ofKind = (kind: string) => sum(own.filter((entry) => entry.kind === kind))
      const price = ofKind('charge') - ofKind('discount')
      const refunded = ofKind('refund')
      const received = ofKind('payment') - refunded + ofKind('credit')
      const checking = sum(claims.filter(({ bookingId, method }) => bookingId === row.id && method !== 'session'))
      const due = Math.max(0, price - received - checking)
      const owed = Math.max(0, received - price)
      const { id, code, userId, status, paymentStatus, serviceType } = row
      const isPart = received > 0 && received < price
      return {
        ...{ id, code, userId, status, paymentStatus, serviceType },
        ...{ price, received, refunded, checking, due, owed, isPart },
      }
    }),
  }
}

const text = (paise: number) => formatRupees(paiseFrom(paise))
const csv = (paise: number) => (paise / 100).toFixed(2)

type Reader = { readonly get: (path: string) => Promise<Response> }

/** The page without its scripts, which repeat its data. */
async function read(reader: Reader, path: string): Promise<string> {
  const response = await reader.get(path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

async function readCsv(reader: Reader, path: string): Promise<Readonly<Record<string, string>>[]> {
  return parse(await (await reader.get(path)).text(), { bom: true, columns: true })
}

/** The amount after a term, as "Balance due: ₹500"; zero if the page does not have it. */
function amountAfter(page: string, term: string): string {
  return new RegExp(`${term}: <b>([^<]+)</b>`).exec(page)?.[1] ?? text(0)
}

const partPaidBadges = (page: string) => page.split('>Part paid<').length - 1

function sumsOf({ received, price }: Money): string {
  return `${text(received)} of ${text(price)} received`
}

async function comparePractice({ received, refunded, bookings: all }: Ledger): Promise<void> {
  const money = await read(desk.astrologer, '/staff/money/reports')
  expect(money).toContain(`data-number font-semibold">${text(received - refunded)}<`)
  if (refunded > 0) expect(money).toContain(`${text(received)} received, ${text(refunded)} refunded`)
  for (const reader of [desk.admin, desk.astrologer]) {
    expect(await read(reader, '/staff/money/reports')).toContain(`${text(received - refunded)} in all`)
  }
  // Every consultation of these histories is ahead or waits for its answer.
  const ahead = all.filter(
    ({ serviceType, status, paymentStatus }) =>
      serviceType === 'consultation' && status === 'paid' && paymentStatus === 'paid',
  )
  const revenue = ahead.reduce((sum, one) => sum + one.received, 0)
  const page = await read(desk.astrologer, DESK)
  expect(page).toContain(`<span class="stat-value">${text(revenue)}</span><span class="stat-label">Total Revenue<`)
}

async function compareFiles({ received, refunded, bookings: all }: Ledger): Promise<void> {
  const days = 'from=2026-11-01&until=2026-11-30'
  const addUp = (lines: readonly Readonly<Record<string, string>>[], column: string) =>
    lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0)
  for (const reader of [desk.astrologer, desk.admin]) {
    const lines = await readCsv(reader, `/staff/money/export.csv?what=payments&${days}`)
    expect(addUp(lines, 'Received')).toBe(received)
    expect(addUp(lines, 'Refunded')).toBe(refunded)
    expect(addUp(lines, 'Net')).toBe(received - refunded)
  }
  const exported = new Map(
    (await readCsv(desk.admin, `/staff/money/export.csv?what=bookings&${days}`)).map((line) => [line.Booking, line]),
  )
  for (const booking of all) {
    expect(exported.get(booking.code)).toMatchObject({
      'Received less refunds, with credit': csv(booking.received),
      'Still due': csv(booking.due),
      'Being checked': csv(booking.checking),
      Refunded: csv(booking.refunded),
    })
  }
  const byId = new Map(all.map((booking) => [booking.id, booking]))
  const live = (await database().select().from(invoices)).filter(
    ({ kind, status, invoiceNumber }) => kind === 'invoice' && status === 'paid' && invoiceNumber !== null,
  )
  const register = new Map(
    (await readCsv(desk.astrologer, '/staff/money/export.csv?what=invoices')).map((line) => [line.Number, line]),
  )
  for (const { invoiceNumber, bookingId } of live) {
    const booking = byId.get(bookingId)
    if (!booking) throw new Error('An invoice has no booking.')
    const line = register.get(invoiceNumber ?? '')
    expect(line).toMatchObject({
      'Received so far': csv(booking.received),
      Balance: csv(booking.price - booking.received),
    })
    expect(line?.Status === 'part paid').toBe(booking.isPart)
  }
}

async function compareClient({ bookings: all, creditOf }: Ledger, userId: string): Promise<void> {
  const own = all.filter((booking) => booking.userId === userId)
  const parts = own.filter(({ isPart }) => isPart)
  const add = (of: (booking: Money) => number) => text(own.reduce((sum, booking) => sum + of(booking), 0))
  const client = await desk.visitorFor(userId)
  for (const path of ['/dashboard', '/dashboard/history']) {
    const page = await read(client, path)
    expect(partPaidBadges(page), path).toBe(parts.length)
    for (const booking of parts) expect(page, path).toContain(sumsOf(booking))
  }
  // Of a cancelled booking nothing is due, so a payment that is still looked for is no part of the account.
  const checking = (booking: Money) => Math.min(booking.checking, Math.max(0, booking.price - booking.received))
  const account = await read(client, '/dashboard/invoices')
  const card = await read(desk.astrologer, `/staff/clients/${userId}`)
  for (const [page, owedTo] of [
    [account, 'We owe you'],
    [card, 'Owed to the client'],
  ] as const) {
    expect(amountAfter(page, 'Balance due')).toBe(add(({ due }) => due))
    expect(amountAfter(page, 'Being checked')).toBe(add(checking))
    expect(amountAfter(page, owedTo)).toBe(add(({ owed }) => owed))
    expect(amountAfter(page, 'Credit')).toBe(text(creditOf(userId)))
  }
  for (const booking of parts) expect(card).toContain(sumsOf(booking))
}

async function compareBooking(booking: Money): Promise<void> {
  for (const [reader, path] of [
    [desk.astrologer, `/staff/bookings/${booking.id}`],
    [desk.admin, `/staff/bookings/${booking.id}`],
  ] as const) {
    const page = await read(reader, path)
    expect(amountAfter(page, 'Balance due'), path).toBe(text(booking.due))
    expect(amountAfter(page, 'Being checked'), path).toBe(text(booking.checking))
    expect(amountAfter(page, 'Owed to the client'), path).toBe(text(booking.owed))
    expect(partPaidBadges(page) > 0, path).toBe(booking.isPart)
    if (booking.isPart) expect(page, path).toContain(sumsOf(booking))
  }
  const client = await desk.visitorFor(booking.userId)
  if (booking.status === 'cancelled') return
  const payment = await read(client, `/book/payment/${booking.id}`)
  expect(partPaidBadges(payment) > 0).toBe(booking.isPart)
  const isPayable = booking.paymentStatus !== 'awaiting_verification' && booking.checking === 0 && booking.due > 0
  expect(payment.includes(`Pay ${text(booking.due)}`)).toBe(isPayable)
}
