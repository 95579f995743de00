import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#db/client.ts'
import { createTestClock } from '#test/clock.ts'
import { databaseUrl } from '#test/database.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'

const clock = createTestClock()
const statements: string[] = []
let counted: Connection
let site: BookingSite

beforeAll(async () => {
  counted = connect(databaseUrl(), { onStatement: (text) => statements.push(text) })
  site = await openBookingSite(counted.db, clock)
})

afterAll(() => counted.close())

test('one booking sends at most 13 statements, from the form to the redirect', async () => {
  // The first email of a process reads its queue once.
  await site.book(await site.aClient())
  const asha = await site.aClient()
  const form = site.fields()
  statements.length = 0

  const response = await asha.post(FULL_LIFE, form)

  expect(response.headers.get('location')).toContain('/book/payment/')
  expect(statements.length).toBeLessThanOrEqual(13)
})
