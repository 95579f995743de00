import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { countDesk } from '#db/desk/desk-bookings.ts'
import { listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { listUndoableDecisions } from '#db/payments/pending-decisions.ts'
import { bookings } from '#db/schema/bookings.ts'
import { emails } from '#db/schema/emails.ts'
import { invoices } from '#db/schema/invoices.ts'
import { DECISION_LATE_AFTER_SECONDS, UNDO_SECONDS } from '#domain/payments/payment-decisions.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { applyDecision } from './apply-decision.ts'
import { checkLedger } from './check-ledger.ts'
import { decideCancelledClaim, decideClaim, undoDecisions } from './decide-payment.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

const secondsLater = (seconds: number) => new Date(A_MONDAY.getTime() + seconds * 1000)
const verify = (bookingId: string, by = staffId) =>
  decideClaim(database(), { bookingId, staffId: by, kind: 'verified' }, A_MONDAY)
const reject = (bookingId: string, reason = 'No such transfer') =>
  decideClaim(database(), { bookingId, staffId, kind: 'rejected', reason }, A_MONDAY)
const undo = (...bookingIds: string[]) => undoDecisions(database(), { bookingIds, staffId })
const apply = () => applyDecisions(database(), secondsLater(15))
const countEmails = async (address: string) =>
  (await database().select().from(emails).where(eq(emails.recipient, address))).length

async function givenClaim() {
  const client = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { userId: client.id, state: 'claimed' })
  return { ...booking, email: client.email, emailsBefore: await countEmails(client.email) }
}

test('refuses a reference from the bank that is none of this way of paying, and takes one that is', async () => {
  const { id: bookingId } = await givenClaim()
  const corrected = (reference: string) =>
    decideClaim(database(), { bookingId, staffId, kind: 'verified', reference }, A_MONDAY)

  expect(await corrected('HDFC-12')).toEqual({ ok: false, refusal: 'reference-not-readable' })
  expect((await corrected(aReference())).ok).toBe(true)
})

test.each(['verified', 'rejected'] as const)('(%s) changes nothing until it is applied', async (kind) => {
  const booking = await givenClaim()

  const outcome = await (kind === 'verified' ? verify(booking.id) : reject(booking.id))

  expect(outcome.ok).toBe(true)
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  expect(await findLiveClaim(database(), booking.id)).toMatchObject({ state: 'awaiting' })
  expect(await listBookingInvoices(database(), booking.id)).toMatchObject([{ isProvisional: true, status: 'pending' }])
  expect(await countEmails(booking.email)).toBe(booking.emailsBefore)

  await apply()

  expect(await requireBooking(database(), booking.id)).toMatchObject({
    paymentStatus: kind === 'verified' ? 'paid' : 'pending',
  })
  expect(await countEmails(booking.email)).toBe(booking.emailsBefore + 1)
})

test('enqueues its job in the same transaction, after the time for undoing', async () => {
  const booking = await givenClaim()

  const outcome = await verify(booking.id)

  const { rows } = await database().execute<{ seconds: number }>(sql`
      select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
      where name = 'apply-decision' and data = ${JSON.stringify(outcome.ok && outcome.value)}::jsonb`)
  expect(rows).toEqual([{ seconds: 15 }])
  await undo(booking.id)
})

test('a decision about a claim can be undone until it is applied, which sends no email and draws no invoice number', async () => {
  const [one, two] = [await givenClaim(), await givenClaim()]
  await verify(one.id)
  await reject(two.id)

  expect(await undo(one.id, two.id)).toEqual({ ok: true, value: { undone: 2 } })
  await apply()

  for (const booking of [one, two]) {
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
    expect(await listBookingInvoices(database(), booking.id)).toMatchObject([{ isProvisional: true }])
    expect(await countEmails(booking.email)).toBe(booking.emailsBefore)
  }
  expect(await checkLedger(database())).toEqual([])
})

test('a decision about a claim cannot be undone after it was applied', async () => {
  const booking = await givenClaim()
  await verify(booking.id)
  await apply()

  expect(await undo(booking.id)).toEqual({ ok: false, refusal: 'too-late' })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'paid' })
})

test('a decision about a claim is either undone or applied when both happen at once', async () => {
  for (let round = 0; round < 10; round++) {
    const booking = await givenClaim()
    const decided = await verify(booking.id)
    if (!decided.ok) throw new Error(decided.refusal)

    const [undone, applied] = await Promise.all([
      undo(booking.id),
      applyDecision(database(), decided.value.decisionId, secondsLater(15)),
    ])

    const { paymentStatus } = await requireBooking(database(), booking.id)
    expect([undone.ok, applied, paymentStatus]).toEqual(
      undone.ok ? [true, 'undone', 'awaiting_verification'] : [false, 'applied', 'paid'],
    )
  }
})

test('a decision about a claim is applied once when its job runs twice', async () => {
  const booking = await givenClaim()
  const decided = await verify(booking.id)
  if (!decided.ok) throw new Error(decided.refusal)
  const run = () => applyDecision(database(), decided.value.decisionId, secondsLater(15))

  expect((await Promise.all([run(), run()])).toSorted()).toEqual(['applied', 'undone'])
  await requireEmail(database(), `payment-verified:${booking.id}`)
})

test('a decision about a claim counts at the instant at which it was pressed, even if it is applied in the next financial year', async () => {
  // 23:59:58 on March 31 in India.
  const pressed = new Date('2027-03-31T18:29:58Z')
  const booking = await givenClaim()
  const next = await givenClaim()
  const decide = (bookingId: string, at: Date) => decideClaim(database(), { bookingId, staffId, kind: 'verified' }, at)
  const late = await decide(booking.id, pressed)
  const early = await decide(next.id, new Date('2027-03-31T18:30:01Z'))
  if (!late.ok || !early.ok) throw new Error('A decision was refused.')

  // The one that was pressed later is applied first.
  await applyDecision(database(), early.value.decisionId, new Date('2027-03-31T18:30:16Z'))
  await applyDecision(database(), late.value.decisionId, new Date('2027-04-01T03:00:00Z'))

  const [invoice] = await database().select().from(invoices).where(eq(invoices.bookingId, booking.id))
  expect(invoice).toMatchObject({ financialYear: '26-27', invoiceDate: '2027-03-31', paidAt: pressed })
  const [other] = await database().select().from(invoices).where(eq(invoices.bookingId, next.id))
  expect(other).toMatchObject({ financialYear: '27-28', invoiceDate: '2027-04-01' })
  const payment = (await listBookingEntries(database(), booking.id)).find(({ kind }) => kind === 'payment')
  expect(payment?.at).toEqual(pressed)
  expect(await checkLedger(database())).toEqual([])
})

test('a decision about a claim is made once when two decide at once', async () => {
  const booking = await givenClaim()

  const outcomes = await Promise.all([verify(booking.id), reject(booking.id), verify(booking.id)])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((one) => !one.ok && one.refusal === 'already-decided')).toHaveLength(2)
  await undo(booking.id)
})

test('a decision about a claim can be made again after it was undone, and the first job does not apply it early', async () => {
  const booking = await givenClaim()
  const first = await verify(booking.id)
  await undo(booking.id)
  const second = await verify(booking.id)
  if (!first.ok || !second.ok) throw new Error('A decision was refused.')

  expect(await applyDecision(database(), first.value.decisionId, secondsLater(15))).toBe('undone')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  expect(await applyDecision(database(), second.value.decisionId, secondsLater(20))).toBe('applied')
})

test('a decision about a claim is dropped when the client cancels first, and the payment is listed for a check', async () => {
  const booking = await givenClaim()
  await verify(booking.id)
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, secondsLater(5))

  await apply()

  const cancelled = { status: 'cancelled', paymentStatus: 'awaiting_verification' }
  expect(await requireBooking(database(), booking.id)).toMatchObject(cancelled)
  expect(await checkLedger(database())).toEqual([])
})

test('a decision about a claim is refused for own, unpaid and unknown bookings and without a reason', async () => {
  const own = await givenBooking(database(), { userId: staffId, state: 'claimed' })
  const unpaid = await givenBooking(database())
  const claimed = await givenClaim()

  expect(await verify(own.id)).toEqual({ ok: false, refusal: 'own-booking' })
  expect(await verify(unpaid.id)).toEqual({ ok: false, refusal: 'not-claimed' })
  expect(await verify('no-such-id')).toEqual({ ok: false, refusal: 'booking-not-found' })
  expect(await reject(claimed.id, ' ')).toEqual({ ok: false, refusal: 'reason-missing' })
  expect(await undo(own.id)).toEqual({ ok: false, refusal: 'booking-not-found' })
})

test('the desk lists a decided claim no more, and its own decisions for ten seconds or when they are late', async () => {
  const booking = await givenClaim()
  const { toVerify } = await countDesk(database(), WHOLE_PRACTICE, A_MONDAY)
  await verify(booking.id)

  const listed = await listClaimsToVerify(database(), WHOLE_PRACTICE)
  expect(listed.some(({ bookingId }) => bookingId === booking.id)).toBe(false)
  expect((await countDesk(database(), WHOLE_PRACTICE, A_MONDAY)).toVerify).toBe(toVerify - 1)
  const isUndoable = async (seconds: number, by = staffId) =>
    (await listUndoableDecisions(database(), WHOLE_PRACTICE, { staffId: by, now: secondsLater(seconds) })).some(
      ({ bookingId }) => bookingId === booking.id,
    )
  const { id: colleague } = await givenUser(database(), { roles: ['astrologer'], password: null })
  const late = DECISION_LATE_AFTER_SECONDS + 1
  expect([await isUndoable(1), await isUndoable(UNDO_SECONDS), await isUndoable(late)]).toEqual([true, false, true])
  expect([await isUndoable(1, colleague), await isUndoable(late, colleague)]).toEqual([false, true])
  await undo(booking.id)
})

describe('a decision about the payment of a cancelled booking', () => {
  async function givenCancelledClaim(reference = aReference()) {
    const booking = await givenBooking(database(), { state: 'claimed', reference })
    await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
    return booking
  }
  const decide = (bookingId: string, kind: 'arrived' | 'missing') =>
    decideCancelledClaim(database(), { bookingId, staffId, kind }, A_MONDAY)

  test.each([
    ['arrived', 'paid'],
    ['missing', 'pending'],
  ] as const)('(%s) can be undone, and is applied otherwise', async (kind, paymentStatus) => {
    const booking = await givenCancelledClaim()
    await decide(booking.id, kind)
    await undo(booking.id)
    await apply()
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })

    expect(await decide(booking.id, kind)).toMatchObject({ ok: true, value: { refundDue: booking.amount } })
    expect(await decide(booking.id, kind)).toEqual({ ok: false, refusal: 'already-decided' })
    await apply()

    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', paymentStatus })
    expect(await checkLedger(database())).toEqual([])
  })

  test('a decision about the payment of a cancelled booking refuses to record a missing payment twice, or one whose reference another booking has claimed since', async () => {
    const reference = aReference()
    const booking = await givenCancelledClaim(reference)
    await decide(booking.id, 'missing')
    await apply()
    await givenBooking(database(), { state: 'claimed', reference })

    expect(await decide(booking.id, 'missing')).toEqual({ ok: false, refusal: 'payment-missing' })
    expect(await decide(booking.id, 'arrived')).toEqual({ ok: false, refusal: 'reference-reused' })
  })
})

test('concurrent decisions, undos and applications leave gapless numbers for the verified payments alone', async () => {
  const own = await createDatabase()
  try {
    const { id } = await givenUser(own.db, { roles: ['astrologer'], password: null })
    const claimed = []
    for (let made = 0; made < 24; made += 1) claimed.push(await givenBooking(own.db, { state: 'claimed' }))

    await Promise.all(
      claimed.map(async ({ id: bookingId }, index) => {
        const decided = await decideClaim(own.db, { bookingId, staffId: id, kind: 'verified' }, A_MONDAY)
        if (!decided.ok) throw new Error(decided.refusal)
        const { decisionId } = decided.value
        const changes = [applyDecision(own.db, decisionId, A_MONDAY), applyDecision(own.db, decisionId, A_MONDAY)]
        if (index % 3 === 0) await undoDecisions(own.db, { bookingIds: [bookingId], staffId: id })
        await Promise.all(changes)
      }),
    )

    const { rows } = await own.db.execute(sql`select from ${bookings} where payment_status = 'paid'`)
    const places = await own.db.select({ place: invoices.place }).from(invoices).orderBy(invoices.place)
    const drawn = places.flatMap(({ place }) => place ?? [])
    expect(drawn).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
    expect(await checkLedger(own.db)).toEqual([])
  } finally {
    await own.drop()
  }
})
