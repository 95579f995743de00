import { beforeAll, expect, test } from 'vitest'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenAstrologer, givenHours, requirePrincipal } from '#test/factories/availability.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { SESSIONS_AROUND_CLOCK_CHANGES } from '#test/time/clock-changes.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  // Clocks change on Sundays, in several zones on the same.
  await givenHours(database(), (await requirePrincipal(database())).id, [{ opensAt: '09:00', closesAt: '20:00' }])
  for (let others = 0; others < 2; others++) await givenAstrologer(database())
  site = await createSite({ db: database(), clock: clock.now })
})

test.each(SESSIONS_AROUND_CLOCK_CHANGES)(
  'the dashboard shows the session at 10 AM in India on $date at the hour of a client in $timeZone',
  async ({ date, timeZone, text }) => {
    clock.set(istInstant(addDays(date, -3), '12:00').toISOString())
    const now = clock.now()
    const client = await signedInVisitor(site, database(), { now })
    const form = { bookingDate: date, preferredTime: '10:00', timeZone }
    const booking = await givenBooking(database(), { userId: client.userId, state: 'verified', form, now })

    const page = await (await client.get('/dashboard')).text()

    expect(page).toContain(booking.code)
    expect(page).toContain(text)
    expect(page).toContain('in 3 days')
  },
)
