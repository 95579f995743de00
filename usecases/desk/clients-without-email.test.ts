import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listClientsByPhone } from '#db/accounts/phone-clients.ts'
import { isErased, recordEraseAfter } from '#db/accounts/users.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { requirePractice } from '#db/content/practice.ts'
import { searchClients } from '#db/desk/client-search.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { users } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import { paiseFrom } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { invoicePdf } from '#mail/documents/invoice-pdf.ts'
import { createDatabase, database } from '#test/database.ts'
import { aPhone, givenPhoneClient, givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  bookingForm,
  freeSlotsOf,
  givenBooking,
  givenConsultation,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
  timeOf,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import { moveSession } from '#usecases/sessions/move-session.ts'
import { listMissedReminders, queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'
import { setMeetingLink } from '#usecases/sessions/update-session.ts'
import { bookForClient } from './book-for-client.ts'
import { cancelForClient } from './cancel-for-client.ts'
import { SOMEONE_NEW } from './find-or-open-client.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

/** An order for a question, which needs no slot, from a caller without an email address. */
async function order(phone: string, changes: { client?: string; email?: string; key?: string } = {}) {
  const { slug } = await givenConsultation(database(), 'Prasna')
  return {
    staffId,
    scope: WHOLE_PRACTICE,
    email: changes.email ?? '',
    client: changes.client ?? '',
    service: { kind: 'consultation', slug },
    form: bookingForm({ bookingDate: '', preferredTime: '', fullName: 'Lakshmi Devi', phone }),
    idempotencyKey: changes.key ?? crypto.randomUUID(),
  }
}

const book = async (phone: string, changes?: Parameters<typeof order>[1]) =>
  bookForClient(database(), TEST_KEYS, await order(phone, changes), A_MONDAY)

const clientsWith = (phone: string) =>
  listClientsByPhone(database(), { phone, scope: WHOLE_PRACTICE, idempotencyKey: '' })

test('a telephone number is compared by the same rule in the database and in the program', async () => {
  const typed = ['98765 43210', '+91 (0) 98765-43210', '0091 9876543210', '098765 43210', '+1 416 555 0100', '080-2345']

  for (const phone of typed) {
    const { rows } = await database().execute<{ key: string }>(sql`select phone_key(${phone}) as key`)
    expect(rows[0]?.key, phone).toBe(phoneKey(phone))
  }
})

test('a telephone number opens a client without an email address, who is found by the number in any spelling', async () => {
  const phone = aPhone()

  const outcome = await book(phone)

  const booking = await requireBooking(database(), outcome.ok ? outcome.value.bookingId : '')
  const local = phone.replace('+91 ', '0').replaceAll(' ', '')
  const found = await searchClients(database(), WHOLE_PRACTICE, { search: local, limit: 5 })
  expect(found).toMatchObject([{ userId: booking.userId, fullName: 'Lakshmi Devi', email: null, phone }])
})

test('a telephone number that is known offers its client instead of opening a second one', async () => {
  const client = await givenPhoneClient(database())

  const unsure = await book(client.phone)
  const stubborn = await book(client.phone, { client: SOMEONE_NEW })
  const chosen = await book(client.phone, { client: client.id })

  const offer = { reason: 'phone-known', clients: [{ id: client.id }], mayBeNew: false }
  expect([unsure, stubborn]).toMatchObject([
    { ok: false, refusal: offer },
    { ok: false, refusal: offer },
  ])
  expect(chosen.ok).toBe(true)
  expect(await clientsWith(client.phone)).toHaveLength(1)
  expect(await listOwnBookings(database(), client.id)).toHaveLength(1)
})

test('a telephone number of a client with an address may also be that of someone new, such as a relative', async () => {
  const phone = aPhone()
  await book(phone, { email: anEmail() })

  const unsure = await book(phone)
  const relative = await book(phone, { client: SOMEONE_NEW })

  expect(unsure).toMatchObject({ ok: false, refusal: { reason: 'phone-known', mayBeNew: true } })
  expect(relative.ok).toBe(true)
  expect((await clientsWith(phone)).map(({ email }) => email === null).toSorted()).toEqual([false, true])
})

test('a telephone number of a client without an address is noticed when an address is typed', async () => {
  const client = await givenPhoneClient(database())

  const outcome = await book(client.phone, { email: anEmail() })

  expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'phone-known', clients: [{ id: client.id }] } })
})

test('a telephone number chooses no client with another number', async () => {
  const stranger = await givenPhoneClient(database())

  const outcome = await book(aPhone(), { client: stranger.id })

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'client-unknown' } })
})

test('typed by two colleagues at once opens one client, and the second is asked who it is', async () => {
  const phone = aPhone()

  const outcomes = await Promise.all(Array.from({ length: 6 }, () => book(phone)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter(({ ok }) => !ok)).toMatchObject(
    Array.from({ length: 5 }, () => ({ refusal: { reason: 'phone-known' } })),
  )
  expect(await clientsWith(phone)).toHaveLength(1)
})

test('sent twice with one form makes one client and one booking', async () => {
  const phone = aPhone()
  const key = crypto.randomUUID()

  const outcomes = await Promise.all([book(phone, { key }), book(phone, { key }), book(phone, { key })])
  const again = await book(phone, { key })

  const ids = [...outcomes, again].map((outcome) => (outcome.ok ? outcome.value.bookingId : outcome.refusal.reason))
  expect(new Set(ids).size).toBe(1)
  expect(await clientsWith(phone)).toHaveLength(1)
})

test('a client without an email address books, pays, moves, cancels and is refunded without one email to them', async () => {
  const own = await createDatabase()
  const { db } = own
  try {
    await givenPractice(db)
    const staff = await givenUser(db, { roles: ['astrologer'], password: null })
    const client = await givenPhoneClient(db)
    const service = await givenConsultation(db)
    const [first, second] = (await freeSlotsOf(db, service, A_MONDAY)).slice(-2).map(timeOf)
    const form = { ...first, phone: client.phone }
    const { id: bookingId } = await givenBooking(db, { userId: client.id, service, form, staffId: staff.id })
    const by = { bookingId, staffId: staff.id }

    await claimBookingPayment(db, { bookingId, userId: client.id, reference: aReference() }, A_MONDAY)
    await verifyPayment(db, by, A_MONDAY)
    const link = await setMeetingLink(db, { ...by, link: 'https://meet.example/room' }, A_MONDAY)
    const moved = await moveSession(db, { ...by, start: second?.preferredTime ?? '' }, A_MONDAY)
    const startsAt = (await requireBooking(db, bookingId)).startsAt ?? A_MONDAY
    const reminded = await queueSessionReminders(db, hoursAfter(startsAt, -30))
    const missed = await listMissedReminders(db, WHOLE_PRACTICE, hoursAfter(startsAt, -3))
    const invoice = await findLiveInvoice(db, bookingId)
    const cancelled = await cancelForClient(db, by, A_MONDAY)
    const refund = { ...by, amount: paiseFrom(100), reference: 'REFUND1' }
    const refunded = await recordRefund(db, refund, A_MONDAY)

    expect([link, moved.ok, cancelled.ok]).toEqual([{ ok: true, value: { isSent: false } }, true, true])
    expect(reminded).toEqual({ queued: 0, alreadyNotified: 0, withoutEmail: 1 })
    expect(missed).toMatchObject([{ id: bookingId, hasEmail: false, clientPhone: client.phone }])
    expect(refunded).toMatchObject({ ok: true, value: { isClientNotified: false } })
    expect(invoice).toMatchObject({ clientName: 'Lakshmi Devi', clientEmail: '', clientPhone: client.phone })
    expect((invoice && (await invoicePdf(invoice)).length) ?? 0).toBeGreaterThan(1_000)
    expect(await checkLedger(db)).toEqual([])
    const recipients = await db.selectDistinct({ recipient: emails.recipient }).from(emails)
    const { astrologerEmail } = (await requirePractice(db)).contact
    expect(recipients.filter(({ recipient }) => recipient !== astrologerEmail)).toEqual([])
  } finally {
    await own.drop()
  }
})

test('a client without an email address is not purged like an account whose address was never verified', async () => {
  const own = await createDatabase()
  try {
    const client = await givenPhoneClient(own.db, { now: A_MONDAY })

    const { unverified } = await purgeAccounts(own.db, hoursAfter(A_MONDAY, 24 * 60))

    expect([unverified, await own.db.$count(users)]).toEqual([0, 1])
    expect(await isErased(own.db, client.id)).toBe(false)
  } finally {
    await own.drop()
  }
})

test('a client without an email address is erased with the number, which is then free for someone new', async () => {
  const own = await createDatabase()
  const { db } = own
  try {
    const client = await givenPhoneClient(db, { now: A_MONDAY })
    await recordEraseAfter(db, client.id, A_MONDAY)

    await purgeAccounts(db, hoursAfter(A_MONDAY, 1))
    const next = await givenPhoneClient(db, { phone: client.phone })

    expect(await isErased(db, client.id)).toBe(true)
    expect(next.id).not.toBe(client.id)
    expect(await listEmailsTo(db, '')).toEqual([])
  } finally {
    await own.drop()
  }
})
