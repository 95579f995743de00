import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#db/schema/bookings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

test('H5: a booking that fails because the disk is full leaves nothing behind and can be repeated', async () => {
  const db = database()
  const site = await openBookingSite(db, createTestClock())
  const client = await site.aClient()
  const form = site.fields()
  // The error of Postgres when the disk is full, raised at commit after everything has been written.
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await db.execute(sql`create constraint trigger no_room after insert on bookings
    initially deferred for each row execute function no_room()`)

  const refused = await client.post(FULL_LIFE, form)
  const left = await db.select().from(bookings)
  await db.execute(sql`drop trigger no_room on bookings`)
  const booked = await client.post(FULL_LIFE, form)

  expect(refused.status).toBe(503)
  expect(left).toEqual([])
  expect(booked.headers.get('location')).toMatch(/^\/book\/payment\//)
  expect(await checkLedger(db)).toEqual([])
})
