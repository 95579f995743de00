import { beforeAll, describe, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { findSessionNotes } from '#db/bookings/session-notes.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { istInstant } from '#domain/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import { changeSlot } from '#usecases/desk/change-diary.ts'
import { cancelForClient } from './cancel-for-client.ts'
import { moveSession } from './move-session.ts'
import { markOutcome, saveNotes, setMeetingLink } from './update-session.ts'

beforeAll(async () => {
  await givenPractice(database())
})

const givenStaff = async () => (await givenUser(database(), { roles: ['astrologer'], password: null })).id

describe('a session', () => {
  test('gets its own link, which is emailed to the client once', async () => {
    const client = await givenUser(database(), { password: null })
    const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
    const staffId = await givenStaff()
    const link = 'https://meet.example.com/asha'

    const first = await setMeetingLink(database(), { bookingId, staffId, link }, A_MONDAY)
    const again = await setMeetingLink(database(), { bookingId, staffId, link }, hoursAfter(A_MONDAY, 1))

    expect([first, again]).toEqual([
      { ok: true, value: { isSent: true } },
      { ok: true, value: { isSent: false } },
    ])
    const sent = await listEmailsTo(database(), client.email)
    expect(sent.filter(({ kind }) => kind === 'session-link')).toHaveLength(1)
  })

  test('emails its link once when it is saved twice at once', async () => {
    const client = await givenUser(database(), { password: null })
    const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
    const saved = { bookingId, staffId: await givenStaff(), link: 'https://meet.example.com/asha' }

    await whileUncommitted(
      database(),
      (tx) => setMeetingLink(tx, saved, A_MONDAY),
      () => setMeetingLink(database(), saved, hoursAfter(A_MONDAY, 1)),
    )

    const sent = await listEmailsTo(database(), client.email)
    expect(sent.filter(({ kind }) => kind === 'session-link')).toHaveLength(1)
  })

  test.each([
    'javascript:alert(1)',
    'http://plain.example.com',
    'https://user@evil.example.com',
    'nonsense',
    'https://localhost',
  ])('rejects the link %s', async (link) => {
    const { id: bookingId } = await givenBooking(database(), { state: 'verified' })

    const outcome = await setMeetingLink(database(), { bookingId, staffId: await givenStaff(), link }, A_MONDAY)

    expect(outcome).toEqual({ ok: false, refusal: 'link-invalid' })
  })

  test('retains its notes when its link changes', async () => {
    const { id: bookingId } = await givenBooking(database(), { state: 'verified' })
    const staffId = await givenStaff()

    await saveNotes(database(), { bookingId, staffId, notes: 'Saturn in the seventh', version: 0 }, A_MONDAY)
    await setMeetingLink(database(), { bookingId, staffId, link: 'https://meet.example.com/x' }, A_MONDAY)

    expect(await findSessionNotes(database(), bookingId)).toMatchObject({ privateNotes: 'Saturn in the seventh' })
  })

  test('accepts no notes once its client is erased', async () => {
    const client = await givenUser(database(), { password: null })
    const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
    await recordErased(database(), client.id, 'erased@erased.invalid', A_MONDAY)

    const note = { bookingId, staffId: await givenStaff(), notes: 'Saturn in the seventh', version: 0 }

    expect(await saveNotes(database(), note, A_MONDAY)).toEqual({ ok: false, refusal: 'client-erased' })
    expect(await findSessionNotes(database(), bookingId)).toBeUndefined()
  })

  test('refuses notes based on an old version, and accepts the same notes twice', async () => {
    const { id: bookingId } = await givenBooking(database(), { state: 'verified' })
    const staffId = await givenStaff()
    const save = (notes: string, version: number) =>
      saveNotes(database(), { bookingId, staffId, notes, version }, A_MONDAY)

    const [first, second] = await Promise.all([save('From the first tab', 0), save('From the second tab', 0)])
    const saved = await findSessionNotes(database(), bookingId)
    const repeated = await save(saved?.privateNotes ?? '', 0)

    expect([first.ok, second.ok].toSorted()).toEqual([false, true])
    expect([first, second]).toContainEqual({ ok: false, refusal: 'notes-changed' })
    expect(repeated.ok).toBe(true)
    expect((await save('Both brought together', saved?.notesVersion ?? 0)).ok).toBe(false)
    expect((await save('Both brought together', (saved?.notesVersion ?? 0) + 1)).ok).toBe(true)
  })

  test('cannot be completed before it has begun', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const done = { bookingId: booking.id, staffId: await givenStaff(), outcome: 'completed' } as const

    expect(await markOutcome(database(), done, A_MONDAY)).toEqual({ ok: false, refusal: 'not-begun' })
    expect(await markOutcome(database(), done, booking.endsAt ?? A_MONDAY)).toEqual({ ok: true, value: null })
  })

  test('cannot be completed when a colleague cancels it at the same time', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const [staffId, now] = [await givenStaff(), booking.endsAt ?? A_MONDAY]
    const done = { bookingId: booking.id, staffId, outcome: 'completed' } as const

    const marking = await whileUncommitted(
      database(),
      (tx) => cancelForClient(tx, { bookingId: booking.id, staffId }, now),
      () => markOutcome(database(), done, now),
    )

    expect(marking).toEqual({ ok: false, refusal: 'not-confirmed' })
  })

  test('cannot be moved into an hour that is being closed', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const move = { bookingId: booking.id, staffId: await givenStaff(), date: '2026-12-03', hourKey: '09-10' }
    const off = { startsAt: istInstant('2026-12-03', '00:00'), endsAt: istInstant('2026-12-04', '00:00') }

    const moving = await whileUncommitted(
      database(),
      (tx) => takeTimeOff(tx, { ...off, reason: '' }),
      () => moveSession(database(), move, A_MONDAY),
    )

    expect(moving.ok).toBe(false)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate: booking.bookingDate })
  })

  test('can be moved by the desk without counting against the client', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const move = { bookingId: booking.id, staffId: await givenStaff(), date: '2026-12-01', hourKey: '09-10' }

    expect((await moveSession(database(), move, A_MONDAY)).ok).toBe(true)

    expect(await requireBooking(database(), booking.id)).toMatchObject({
      bookingDate: '2026-12-01',
      rescheduleCount: 0,
      calendarSequence: booking.calendarSequence + 1,
    })
  })

  test('cannot be moved onto another session', async () => {
    const [one, two] = [
      await givenBooking(database(), { state: 'verified' }),
      await givenBooking(database(), { state: 'verified' }),
    ]
    const onto = {
      bookingId: one.id,
      staffId: await givenStaff(),
      date: two.bookingDate ?? '',
      hourKey: two.slotKey ?? '',
    }

    expect(await moveSession(database(), onto, A_MONDAY)).toEqual({ ok: false, refusal: 'slot-taken' })
  })

  test('cancelled by the practice is refunded in full and frees its hour', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })

    const outcome = await cancelForClient(
      database(),
      { bookingId: booking.id, staffId: await givenStaff() },
      hoursAfter(A_MONDAY, 30),
    )

    expect(outcome).toEqual({ ok: true, value: { refundDue: booking.amount } })
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', holdsSlot: false })
    expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'paid' })
  })

  test('stays when its hour is closed, and the desk sees how many do', async () => {
    const booking = await givenBooking(database(), {
      state: 'verified',
      form: { bookingDate: '2026-12-02', preferredTime: '18-19' },
    })

    const outcome = await changeSlot(database(), { key: '18-19', isOpen: false, days: [1, 2, 3, 4, 5, 6] }, A_MONDAY)
    await changeSlot(database(), { key: '18-19', isOpen: true, days: [1, 2, 3, 4, 5, 6] }, A_MONDAY)

    expect(outcome.ok && outcome.value.outside).toBeGreaterThan(0)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', holdsSlot: true })
  })
})
