import { beforeAll, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { markOutcome, saveNotes, setMeetingLink } from './update-session.ts'

beforeAll(async () => {
  await givenPractice(database())
})

test('a session gets its own link, which is emailed to the client once', async () => {
  const client = await givenUser(database(), { password: null })
  const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
  const staffId = await givenStaff(database())
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

test('a session emails its link once when it is saved twice at once', async () => {
  const client = await givenUser(database(), { password: null })
  const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
  const saved = { bookingId, staffId: await givenStaff(database()), link: 'https://meet.example.com/asha' }

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
])('a session rejects the link %s', async (link) => {
  const { id: bookingId } = await givenBooking(database(), { state: 'verified' })

  const outcome = await setMeetingLink(database(), { bookingId, staffId: await givenStaff(database()), link }, A_MONDAY)

  expect(outcome).toEqual({ ok: false, refusal: 'link-invalid' })
})

test('a session retains its notes when its link changes', async () => {
  const { id: bookingId } = await givenBooking(database(), { state: 'verified' })
  const staffId = await givenStaff(database())

  await saveNotes(database(), TEST_KEYS, { bookingId, staffId, notes: 'Saturn in the seventh', version: 0 }, A_MONDAY)
  await setMeetingLink(database(), { bookingId, staffId, link: 'https://meet.example.com/x' }, A_MONDAY)

  const saved = await findSessionNotes(database(), bookingId)
  expect(unsealNotes(saved?.sealedNotes ?? null, TEST_KEYS)).toBe('Saturn in the seventh')
})

test('a session accepts no notes once its client is erased', async () => {
  const client = await givenUser(database(), { password: null })
  const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
  await recordErased(database(), client.id, 'erased@erased.invalid', A_MONDAY)

  const note = { bookingId, staffId: await givenStaff(database()), notes: 'Saturn in the seventh', version: 0 }

  expect(await saveNotes(database(), TEST_KEYS, note, A_MONDAY)).toEqual({ ok: false, refusal: 'client-erased' })
  expect(await findSessionNotes(database(), bookingId)).toBeUndefined()
})

test('a session refuses notes based on an old version, and accepts the same notes twice', async () => {
  const { id: bookingId } = await givenBooking(database(), { state: 'verified' })
  const staffId = await givenStaff(database())
  const save = (notes: string, version: number) =>
    saveNotes(database(), TEST_KEYS, { bookingId, staffId, notes, version }, A_MONDAY)

  const [first, second] = await Promise.all([save('From the first tab', 0), save('From the second tab', 0)])
  const saved = await findSessionNotes(database(), bookingId)
  const repeated = await save(unsealNotes(saved?.sealedNotes ?? null, TEST_KEYS), 0)

  expect([first.ok, second.ok].toSorted()).toEqual([false, true])
  expect([first, second]).toContainEqual({ ok: false, refusal: 'notes-changed' })
  expect(repeated.ok).toBe(true)
  expect((await save('Both brought together', saved?.notesVersion ?? 0)).ok).toBe(false)
  expect((await save('Both brought together', (saved?.notesVersion ?? 0) + 1)).ok).toBe(true)
})

test('a session cannot be completed before it has begun', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const done = { bookingId: booking.id, staffId: await givenStaff(database()), outcome: 'completed' } as const

  expect(await markOutcome(database(), done, A_MONDAY)).toEqual({ ok: false, refusal: 'not-begun' })
  expect(await markOutcome(database(), done, booking.endsAt ?? A_MONDAY)).toEqual({ ok: true, value: null })
})

test('a session cannot be completed when a colleague cancels it at the same time', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const [staffId, now] = [await givenStaff(database()), booking.endsAt ?? A_MONDAY]
  const done = { bookingId: booking.id, staffId, outcome: 'completed' } as const

  const marking = await whileUncommitted(
    database(),
    (tx) => cancelForClient(tx, { bookingId: booking.id, staffId }, now),
    () => markOutcome(database(), done, now),
  )

  expect(marking).toEqual({ ok: false, refusal: 'not-confirmed' })
})
