import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findAccountByEmail, findLanguage } from '#db/accounts/users.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { listClientPasses } from '#db/offers/passes.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  freeSlotsOf,
  givenBooking,
  givenConsultation,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
  timeOf,
} from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenPassService } from '#test/factories/offers.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { findTermsQuestion } from '#usecases/accounts/agree-to-terms.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { recordPayment } from '#usecases/payments/record-payment.ts'
import { bookForClient } from './book-for-client.ts'

beforeAll(async () => {
  await givenPractice(database())
})

/** Two free times, far enough ahead of the other tests. */
async function freeSlots() {
  const slots = await freeSlotsOf(database(), await givenConsultation(database()), A_MONDAY)
  return slots.slice(-2).map(timeOf)
}

describe('a booking by phone', () => {
  async function order(email: string, changes = {}) {
    const { slug } = await givenConsultationPackage(database(), { name: 'Prasna' })
    const form = bookingForm({ bookingDate: '', preferredTime: '' })
    return {
      staffId: await givenStaff(database()),
      scope: WHOLE_PRACTICE,
      email,
      client: '',
      service: { kind: 'consultation', slug },
      form,
      idempotencyKey: `telephone-${email}`,
      ...changes,
    }
  }

  test('a booking by phone opens an account for a new client and sends the payment instructions', async () => {
    const email = anEmail()

    const outcome = await bookForClient(database(), TEST_KEYS, await order(email), A_MONDAY)

    expect(outcome.ok).toBe(true)
    expect(await findAccountByEmail(database(), email)).toMatchObject({ fullName: 'Asha Rao', passwordHash: null })
    expect((await listEmailsTo(database(), email)).map(({ kind }) => kind)).toEqual(['booking-received'])
  })

  test('a booking by phone writes to the client in the language that staff choose', async () => {
    const email = anEmail()
    await givenLanguages(database())

    await bookForClient(database(), TEST_KEYS, await order(email, { language: 'te' }), A_MONDAY)

    const account = await findAccountByEmail(database(), email)
    expect(await findLanguage(database(), account?.id ?? '')).toBe('te')
    expect((await listEmailsTo(database(), email)).map(({ language }) => language)).toEqual(['te'])
  })

  test('a booking by phone that is paid at the session is confirmed at once, however often the form is sent', async () => {
    const { slug } = await givenConsultationPackage(database(), { name: 'By phone', heldAs: 'telephone' })
    const [time] = await freeSlots()
    const email = anEmail()
    const service = { kind: 'consultation', slug }
    const pressed = await order(email, { service, form: bookingForm(time), paysAtSession: true })

    const booked = await bookForClient(database(), TEST_KEYS, pressed, A_MONDAY)
    const again = await bookForClient(database(), TEST_KEYS, pressed, A_MONDAY)

    const account = await findAccountByEmail(database(), email)
    const [booking, ...others] = await listOwnBookings(database(), account?.id ?? '')
    expect(others).toEqual([])
    expect(booking).toMatchObject({ status: 'paid', paymentStatus: 'paid', paymentMethod: 'session', holdsSlot: true })
    expect([booked, again]).toMatchObject([
      { ok: true, value: { dueAtSession: booking?.amount } },
      { ok: true, value: { bookingId: booking?.id, dueAtSession: booking?.amount } },
    ])
    expect((await listEmailsTo(database(), email)).map(({ kind }) => kind)).toContain('payment-verified')
  })

  test('a booking by phone cannot be paid at the session without one, and leaves no account behind', async () => {
    const email = anEmail()

    const outcome = await bookForClient(database(), TEST_KEYS, await order(email, { paysAtSession: true }), A_MONDAY)

    expect(outcome).toEqual({ ok: false, refusal: { reason: 'not-at-the-session' } })
    expect(await findAccountByEmail(database(), email)).toBeUndefined()
  })

  test('a booking by phone of a Prasna needs the question, unless it comes later', async () => {
    const email = anEmail()
    const asked = await order(email, { form: bookingForm({ bookingDate: '', preferredTime: '', notes: '' }) })

    const without = await bookForClient(database(), TEST_KEYS, asked, A_MONDAY)
    const later = await bookForClient(database(), TEST_KEYS, { ...asked, isQuestionLater: true }, A_MONDAY)

    expect(without).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { notes: 'missing' } } })
    expect(later.ok).toBe(true)
  })

  test('a booking by phone opens one account and makes one booking for concurrent clicks', async () => {
    const email = anEmail()
    const pressed = await order(email)

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => bookForClient(database(), TEST_KEYS, pressed, A_MONDAY)),
    )

    const bookings = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.value.bookingId : outcome.refusal.reason)))
    const account = await findAccountByEmail(database(), email)
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect([...bookings]).toEqual((await listOwnBookings(database(), account?.id ?? '')).map(({ id }) => id))
    expect(await listAudit(database(), { actorId: pressed.staffId })).toHaveLength(1)
  })

  test('a booking by phone is audited once, also when its form is sent again or corrected', async () => {
    const sent = await order(anEmail())
    const corrected = { ...sent, form: { ...sent.form, notes: 'Call in the evening' } }

    for (const form of [sent, sent, corrected]) await bookForClient(database(), TEST_KEYS, form, A_MONDAY)

    const audit = await listAudit(database(), { actorId: sent.staffId })
    expect(audit.map(({ action }) => action)).toEqual(['booking-made-by-staff'])
  })

  test('a booking by phone is attributed to staff in the history of the booking', async () => {
    const sent = await order(anEmail())
    const corrected = { ...sent, form: { ...sent.form, notes: 'Call in the evening' } }

    const outcome = await bookForClient(database(), TEST_KEYS, sent, A_MONDAY)
    await bookForClient(database(), TEST_KEYS, corrected, A_MONDAY)

    const events = await listBookingEvents(database(), outcome.ok ? outcome.value.bookingId : '')
    expect(events).toMatchObject([
      { change: 'created', actor: 'staff', actorId: sent.staffId },
      { change: 'revised', actor: 'staff', actorId: sent.staffId },
    ])
    expect(await checkLedger(database())).toEqual([])
  })

  test('a booking by phone leaves the agreement to the terms for the first sign-in', async () => {
    const email = anEmail()
    await bookForClient(database(), TEST_KEYS, await order(email), A_MONDAY)

    const account = await findAccountByEmail(database(), email)

    expect(await findTermsQuestion(database(), account?.id ?? '')).toBe('first-time')
  })

  test('a booking by phone holds its slot until it must be paid, also after its time was corrected', async () => {
    const service = await givenConsultation(database())
    const [first, second] = await freeSlots()
    const sent = await order(anEmail(), {
      service: { kind: 'consultation', slug: service.slug },
      form: bookingForm(first),
    })

    const outcome = await bookForClient(database(), TEST_KEYS, sent, A_MONDAY)
    await bookForClient(database(), TEST_KEYS, { ...sent, form: bookingForm(second) }, hoursAfter(A_MONDAY, 5))

    const booking = await requireBooking(database(), outcome.ok ? outcome.value.bookingId : '')
    expect(booking).toMatchObject({
      ...second,
      preferredTime: expect.any(String),
      bookedByStaff: true,
      holdsSlot: true,
    })
    expect(booking.holdExpiresAt).toEqual(hoursAfter(A_MONDAY, 24))
    expect(booking.payableUntil).toEqual(hoursAfter(A_MONDAY, 24))
  })

  test('a booking by phone is possible whatever the client already holds, and does not use up their own holds', async () => {
    const service = await givenConsultation(database())
    const client = await givenUser(database(), { password: null })
    const own = () => givenBooking(database(), { userId: client.id, service })
    const byStaff = async (number: number) => {
      const [slot] = await freeSlots()
      const chosen = { kind: 'consultation', slug: service.slug }
      const sent = await order(client.email, { service: chosen, form: bookingForm(slot) })
      return bookForClient(database(), TEST_KEYS, { ...sent, idempotencyKey: `by-staff-${number}` }, A_MONDAY)
    }

    const outcomes = [await byStaff(1), await byStaff(2), await byStaff(3)]
    await own()
    await own()
    outcomes.push(await byStaff(4))

    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true])
    await expect(own()).rejects.toThrow('too-many-holds')
  })

  test('a booking by phone that is refused creates no account', async () => {
    const email = anEmail()
    const refused = await order(email, { form: bookingForm({ fullName: '' }) })

    const outcome = await bookForClient(database(), TEST_KEYS, refused, A_MONDAY)

    expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'invalid' } })
    expect(await findAccountByEmail(database(), email)).toBeUndefined()
  })

  test('a booking by phone asks whether a pass pays for the session of a client who has one, and uses it', async () => {
    const service = await givenConsultation(database(), 'Prasna')
    const pass3 = await givenPassService(database(), { packageId: service.id, isShared: true })
    const { id: userId, email } = await givenUser(database())
    await givenBooking(database(), { userId, service: pass3, state: 'verified' })
    const chosen = { service: { kind: 'consultation', slug: service.slug } }
    const phoned = await order(email, { ...chosen, offersPass: true })

    const asked = await bookForClient(database(), TEST_KEYS, phoned, A_MONDAY)
    expect(asked).toMatchObject({ refusal: { reason: 'pass-found', passes: [{ left: 3 }] } })
    const [pass] = asked.ok || asked.refusal.reason !== 'pass-found' ? [] : asked.refusal.passes

    const form = { ...phoned.form, pass: String(pass?.id) }
    const booked = await bookForClient(database(), TEST_KEYS, { ...phoned, form, offersPass: false }, A_MONDAY)
    expect(booked).toMatchObject({ ok: true, value: { isConfirmed: true } })
    expect(await listClientPasses(database(), userId)).toMatchObject([{ left: 2 }])
    expect(await checkLedger(database())).toEqual([])
  })

  test('sells a pass, which is the client’s once staff have recorded the payment', async () => {
    const { id: packageId } = await givenConsultation(database(), 'Prasna')
    const { slug } = await givenPassService(database(), { packageId })
    const sale = await order(anEmail(), { service: { kind: 'pass', slug }, offersPass: true })

    const sold = await bookForClient(database(), TEST_KEYS, sale, A_MONDAY)
    if (!sold.ok) throw new Error(sold.refusal.reason)
    const { bookingId } = sold.value
    const { userId } = await requireBooking(database(), bookingId)
    expect(await listClientPasses(database(), userId)).toEqual([])

    const typed = { paidOn: '2026-11-16', way: 'cash', amount: '7501', reference: '', note: '' }
    await recordPayment(database(), { bookingId, staffId: sale.staffId, typed, formKey: randomUUID() }, A_MONDAY)
    expect(await listClientPasses(database(), userId)).toMatchObject([{ left: 3, sessions: 3 }])
  })

  test('a booking by phone needs a service, and an email address that can be one if any is given', async () => {
    const service = await givenConsultation(database(), 'Prasna')

    const withoutAddress = await bookForClient(database(), TEST_KEYS, await order('nobody'), A_MONDAY)
    const nothing = await bookForClient(
      database(),
      TEST_KEYS,
      await order(anEmail(), { service: { kind: 'x', slug: service.slug } }),
      A_MONDAY,
    )

    expect([withoutAddress, nothing]).toEqual([
      { ok: false, refusal: { reason: 'email-invalid' } },
      { ok: false, refusal: { reason: 'service-unknown' } },
    ])
  })
})
