import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { database } from '#test/database.ts'
import { givenBooking } from '#test/factories/bookings.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const ONLY_GROWS = { cause: expect.objectContaining({ message: 'the history of bookings can only grow' }) }

const eventsOf = (bookingId: string, set: SQL) => sql`update booking_events set ${set} where booking_id = ${bookingId}`

test('the history of a booking only grows', async () => {
  const { id } = await givenBooking(database(), { state: 'rejected' })

  for (const change of [
    eventsOf(id, sql`reason = null`),
    eventsOf(id, sql`change = 'verified'`),
    sql`delete from booking_events where booking_id = ${id}`,
    sql`truncate booking_events`,
  ]) {
    await expect(database().execute(change)).rejects.toMatchObject(ONLY_GROWS)
  }
})

test('the history of an erased client loses its reasons and nothing else', async () => {
  const { id, userId } = await givenBooking(database(), { state: 'rejected' })
  await recordErased(database(), userId, `erased-${userId}@erased.invalid`, NOW)

  await database().execute(eventsOf(id, sql`reason = null`))

  for (const set of [sql`reason = 'another'`, sql`reason = null, change = 'verified'`]) {
    await expect(database().execute(eventsOf(id, set))).rejects.toMatchObject(ONLY_GROWS)
  }
})
