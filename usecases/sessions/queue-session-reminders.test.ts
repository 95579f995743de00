import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { givenMeetingLink } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking, hoursAfter, startIn } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { moveSession } from './move-session.ts'
import {
  listMissedReminders,
  listReminderResults,
  queueSessionReminders,
  queueSoonReminders,
} from './queue-session-reminders.ts'
import { setMeetingLink } from './update-session.ts'

// Monday ten o'clock; the sessions below are on Wednesday and Friday.
const ON_WEDNESDAY = { bookingDate: '2026-11-18', preferredTime: '10:00' }

const remindersOf = (bookingId: string, kind = 'reminder-2-days') =>
  database()
    .select()
    .from(emails)
    .where(like(emails.eventKey, `${kind}:${bookingId}:%`))

test('reminders go to sessions within the next two days only', async () => {
  const own = await createDatabase()
  try {
    await givenBooking(own.db, { state: 'verified', form: ON_WEDNESDAY })
    await givenBooking(own.db, { state: 'claimed', form: { ...ON_WEDNESDAY, preferredTime: '11:00' } })
    await givenBooking(own.db, { state: 'verified', form: { ...ON_WEDNESDAY, bookingDate: '2026-11-20' } })

    expect(await queueSessionReminders(own.db, A_MONDAY)).toEqual({ queued: 1, alreadyNotified: 0, withoutEmail: 0 })
  } finally {
    await own.drop()
  }
})

test('G4: reminders are queued once per session when two servers queue them at once, and again later', async () => {
  const booking = await givenBooking(database(), {
    state: 'verified',
    form: { ...ON_WEDNESDAY, preferredTime: '14:00' },
  })

  await Promise.all([queueSessionReminders(database(), A_MONDAY), queueSessionReminders(database(), A_MONDAY)])
  const later = await queueSessionReminders(database(), hoursAfter(A_MONDAY, 24))

  expect(later.queued).toBe(0)
  expect(await remindersOf(booking.id)).toHaveLength(1)
})

test('reminders are queued again for a moved session, and never for a cancelled one', async () => {
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  const moved = await givenBooking(database(), {
    state: 'verified',
    form: { ...ON_WEDNESDAY, preferredTime: '15:00' },
  })
  const gone = await givenBooking(database(), {
    state: 'verified',
    form: { ...ON_WEDNESDAY, preferredTime: '16:00' },
  })
  await cancelBooking(database(), { bookingId: gone.id, userId: gone.userId }, A_MONDAY)
  await queueSessionReminders(database(), A_MONDAY)

  const move = { bookingId: moved.id, staffId, start: startIn('2026-11-18', '19:00') }
  expect((await moveSession(database(), move, A_MONDAY)).ok).toBe(true)
  await queueSessionReminders(database(), A_MONDAY)

  expect(await remindersOf(moved.id)).toHaveLength(2)
  expect(await remindersOf(gone.id)).toHaveLength(0)
})

test('G6: reminders go out late after an outage up to twelve hours before the session, and are listed as missed after that', async () => {
  const near = await givenBooking(database(), {
    state: 'verified',
    form: { ...ON_WEDNESDAY, preferredTime: '09:00' },
  })
  const far = await givenBooking(database(), { state: 'verified', form: { ...ON_WEDNESDAY, preferredTime: '18:00' } })
  // Wednesday, two in the morning.
  const late = new Date('2026-11-17T20:30:00Z')

  await queueSessionReminders(database(), late)

  expect(await remindersOf(near.id)).toHaveLength(0)
  expect(await remindersOf(far.id)).toHaveLength(1)
  expect((await listMissedReminders(database(), WHOLE_PRACTICE, late)).map(({ id }) => id)).toContain(near.id)
})

test('the result of the reminders names each client, with the state of the email or without one', async () => {
  const form = { bookingDate: '2026-11-17' }
  const { id: byPhone } = await givenPhoneClient(database())
  const written = await givenBooking(database(), { state: 'verified', form })
  const unwritten = await givenBooking(database(), { state: 'verified', form, userId: byPhone })
  const resultOf = async ({ id }: { readonly id: string }) =>
    (await listReminderResults(database(), WHOLE_PRACTICE, A_MONDAY)).find((result) => result.id === id)
  expect(await resultOf(written)).toMatchObject({ hasEmail: true, reminder: null })

  await queueSessionReminders(database(), A_MONDAY)

  expect(await resultOf(written)).toMatchObject({ reminder: { state: 'queued', reason: null } })
  expect(await resultOf(unwritten)).toMatchObject({ hasEmail: false, reminder: null })
})

test('two hours ahead contain the session’s own link or the practice’s default', async () => {
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  await givenMeetingLink(database(), 'https://meet.example.com/practice')
  const plain = await givenBooking(database(), {
    state: 'verified',
    form: { bookingDate: '2026-11-20', preferredTime: '10:00' },
  })
  const own = await givenBooking(database(), {
    state: 'verified',
    form: { bookingDate: '2026-11-20', preferredTime: '11:00' },
  })
  await setMeetingLink(database(), { bookingId: own.id, staffId, link: 'https://meet.example.com/own' }, A_MONDAY)

  const soon = new Date('2026-11-20T04:00:00Z')
  await queueSoonReminders(database(), soon)
  await queueSoonReminders(database(), soon)

  expect(await remindersOf(plain.id, 'session-soon')).toMatchObject([
    { payload: { meetingLink: 'https://meet.example.com/practice' } },
  ])
  expect(await remindersOf(own.id, 'session-soon')).toMatchObject([
    { payload: { meetingLink: 'https://meet.example.com/own' } },
  ])
})
