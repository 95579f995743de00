import { beforeAll, expect, test } from 'vitest'
import { findProfile } from '#db/accounts/profiles.ts'
import { isErased, recordEraseAfter } from '#db/accounts/users.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { listCancelledClaimsToCheck, listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { rupees } from '#domain/money.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'
import { database } from '#test/database.ts'
import { type GivenUser, givenSession, givenStaff, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  givenBooking,
  givenCourseService,
  hoursAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { setClientState } from '#usecases/desk/set-client-state.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordArrival } from '#usecases/payments/decide-cancelled-claim.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { requestDeletion, undoDeletion } from './delete-account.ts'
import { listEndings } from './end-bookings.ts'
import { eraseDueAccounts } from './purge-accounts.ts'

const ERASED = hoursAfter(A_MONDAY, 8 * 24)

beforeAll(async () => {
  await givenPractice(database())
})

const givenClient = () => givenUser(database(), { now: A_MONDAY })
const givenStaffId = async () => await givenStaff(database())

async function asViewer({ id }: Pick<GivenUser, 'id'>): Promise<Viewer> {
  const viewer = await loadViewer(database(), await givenSession(database(), id, A_MONDAY), A_MONDAY)
  if (!viewer) throw new Error('The session was not opened.')
  return viewer
}

/** Sends the statement along, as the form does. */
async function leave(client: GivenUser, now = A_MONDAY) {
  const statement = statementOf(await listEndings(database(), client.id, { now }))
  return requestDeletion(database(), await asViewer(client), { password: PASSWORD, email: '', statement }, now)
}

const findDueRefund = async (bookingId: string) =>
  (await listDueRefunds(database(), WHOLE_PRACTICE)).find(({ id }) => id === bookingId)
const findToCheck = async (id: string) =>
  (await listCancelledClaimsToCheck(database(), WHOLE_PRACTICE)).find(({ bookingId }) => bookingId === id)

test('deleting an account with an upcoming session cancels it at once, frees the slot, emails both sides and shows the desk what is due', async () => {
  const client = await givenClient()
  const reference = aReference()
  const booking = await givenBooking(database(), { userId: client.id, state: 'verified', reference })

  const outcome = await leave(client, hoursAfter(A_MONDAY, 2))

  expect(outcome).toMatchObject({ ok: true, value: { ended: 1 } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'account-deleted',
    refundDue: booking.amount,
  })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ holdsSlot: false })
  const toClient = await requireEmail(database(), `booking-cancelled:${booking.id}`)
  expect(toClient).toMatchObject({ recipient: client.email, payload: { cause: 'account-deleted' } })
  const toPractice = await requireEmail(database(), `client-cancelled:${booking.id}`)
  expect(JSON.stringify(toPractice)).not.toContain(client.email)
  expect(await findDueRefund(booking.id)).toMatchObject({
    due: booking.amount,
    code: booking.code,
    reference,
  })
})

test('deleting an account with an upcoming session can be refunded after the erasure with an anonymous credit note and no email', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id, state: 'verified' })
  await leave(client)
  await eraseDueAccounts(database(), ERASED)

  const due = await findDueRefund(booking.id)
  const refund = { bookingId: booking.id, staffId: await givenStaffId(), amount: booking.amount, reference: 'IMPS 5' }
  const recorded = await recordRefund(database(), refund, ERASED)

  expect(due).toMatchObject({ isClientErased: true, clientName: null, due: booking.amount })
  expect(recorded).toMatchObject({ ok: true, value: { isClientNotified: false } })
  const documents = await listBookingInvoices(database(), booking.id)
  expect(documents.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
    ['credit_note', 'paid'],
    ['invoice', 'cancelled'],
  ])
  expect(await listEmailsTo(database(), `erased-${client.id}@erased.invalid`)).toEqual([])
  expect(await findDueRefund(booking.id)).toBeUndefined()
  const state = await setClientState(
    database(),
    { userId: client.id, state: '36', staffId: await givenStaffId(), scope: WHOLE_PRACTICE },
    ERASED,
  )
  expect(state).toEqual({ ok: false, refusal: 'client-not-found' })
})

test('deleting an account with an upcoming session refunds nothing a day after booking, like every cancellation', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id, state: 'verified' })

  await leave(client, hoursAfter(A_MONDAY, 25))

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', refundDue: 0 })
  expect(await findDueRefund(booking.id)).toBeUndefined()
})

test('deleting an account with an upcoming session leaves an unverified payment to the desk, however old it is', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id, state: 'claimed' })

  await leave(client, hoursAfter(A_MONDAY, 40))
  await eraseDueAccounts(database(), hoursAfter(ERASED, 40))

  expect(await findDueRefund(booking.id)).toBeUndefined()
  expect(await findToCheck(booking.id)).toMatchObject({ isClientErased: true })
  const arrival = await recordArrival(database(), { bookingId: booking.id, staffId: await givenStaffId() }, ERASED)
  expect(arrival).toMatchObject({ ok: true, value: { refundDue: booking.amount } })
})

test('deleting an account with an upcoming session cancels unpaid bookings and leaves past ones unchanged', async () => {
  const client = await givenClient()
  const over = await givenBooking(database(), { userId: client.id, state: 'claimed' })
  const afterwards = hoursAfter(over.startsAt ?? A_MONDAY, 1)
  const unpaid = await givenBooking(database(), { userId: client.id, now: afterwards })

  await leave(client, afterwards)

  expect(await requireBooking(database(), unpaid.id)).toMatchObject({ status: 'cancelled', refundDue: 0 })
  expect(await requireBooking(database(), over.id)).toMatchObject({ status: 'paid' })
  const toVerify = (await listClaimsToVerify(database(), WHOLE_PRACTICE)).map(({ bookingId }) => bookingId)
  expect(toVerify).toContain(over.id)
})

test('deleting an account with an upcoming session refunds a barely opened course and ends its enrollment', async () => {
  const client = await givenClient()
  const service = await givenCourseService(database())
  const booking = await givenBooking(database(), { userId: client.id, service, state: 'verified' })

  await leave(client, hoursAfter(A_MONDAY, 48))
  await undoDeletion(database(), await asViewer(client), hoursAfter(A_MONDAY, 49))
  await eraseDueAccounts(database(), ERASED)

  expect((await findProfile(database(), client.id))?.email).toBe(client.email)
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    status: 'cancelled',
    refundDue: booking.amount,
  })
})

test('deleting an account with an upcoming session asks again when the outcome differs from what was shown', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id, state: 'verified' })
  const stated = statementOf(await listEndings(database(), client.id, { now: hoursAfter(A_MONDAY, 23) }))
  const confirmation = { password: PASSWORD, email: '', statement: stated }

  const outcome = await requestDeletion(database(), await asViewer(client), confirmation, hoursAfter(A_MONDAY, 25))

  expect(stated).toBe(`1 ${rupees(3_001)}`)
  expect(outcome).toEqual({ ok: false, refusal: { reason: 'bookings-changed' } })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid' })
  expect((await findProfile(database(), client.id))?.eraseAfter).toBeNull()
})

test('a payment being verified is verified and then due back', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id, state: 'claimed' })
  const staffId = await givenStaffId()

  const left = await whileUncommitted(
    database(),
    (tx) => verifyPayment(tx, { bookingId: booking.id, staffId }, A_MONDAY),
    () => leave(client),
  )

  expect(left.ok).toBe(true)
  const changes = (await listBookingEvents(database(), booking.id)).map(({ change }) => change)
  expect(changes.toSorted()).toEqual(['cancelled', 'claimed', 'created', 'verified'])
  expect(await findDueRefund(booking.id)).toMatchObject({ due: booking.amount })
})

test('an email that is being queued during the erasure is erased too', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id })
  await leave(client)
  const email = { kind: 'payment-not-found', booking: bookingInEmail(booking) } as const

  await whileUncommitted(
    database(),
    (tx) => tx.transaction((inner) => notifyClient(inner, booking, email, `test:${booking.id}`)),
    () => eraseDueAccounts(database(), ERASED),
  )

  expect(await isErased(database(), client.id)).toBe(true)
  expect(await listEmailsTo(database(), client.email)).toEqual([])
})

test('a payment claimed during the erasure reaches the desk', async () => {
  const client = await givenClient()
  const booking = await givenBooking(database(), { userId: client.id })
  await recordEraseAfter(database(), client.id, A_MONDAY)
  const claim = { bookingId: booking.id, userId: client.id, reference: aReference() }

  await whileUncommitted(
    database(),
    (tx) => claimBookingPayment(tx, claim, A_MONDAY),
    () => eraseDueAccounts(database(), A_MONDAY),
  )

  expect(await findToCheck(booking.id)).toMatchObject({ reference: claim.reference, isClientErased: true })
})

test('a session booked during the erasure ends with the account', async () => {
  const client = await givenClient()
  await leave(client)
  const form = { bookingDate: '2026-12-10', preferredTime: '10:00' }
  const booking = await givenBooking(database(), { userId: client.id, state: 'verified', form })

  await eraseDueAccounts(database(), ERASED)

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', refundDue: 0 })
  expect(await listEmailsTo(database(), client.email)).toEqual([])
})

test('leaves a sound ledger', async () => {
  expect(await checkLedger(database())).toEqual([])
})
