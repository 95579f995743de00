import { expect, test } from 'vitest'
import { courseService } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation, givenCourseService, hoursAfter } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { createSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const TO_VERIFY = '/astrologer-dashboard/to-verify'

test('shows the oldest fifty payments and that there are more', async () => {
  const db = database()
  const clock = createTestClock()
  const service = await givenConsultation(db, 'Prasna')
  const claimed: string[] = []
  for (let made = 0; made < 51; made += 1) {
    claimed.push((await givenBooking(db, { service, state: 'claimed', now: clock.now() })).id)
  }
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
  const site = await createSite({ db, clock: clock.now })
  const astrologer = createVisitor(site, { sessionToken: await givenSession(db, staffId, clock.now()) })

  const crowded = await (await astrologer.get(TO_VERIFY)).text()
  await astrologer.post(TO_VERIFY, { intent: 'verify', bookingId: claimed[0] ?? '' })
  const after = await (await astrologer.get(TO_VERIFY)).text()

  const cards = /<li class="claim"/g
  expect(crowded.match(cards)).toHaveLength(50)
  expect(crowded).toContain('More will appear as you decide')
  expect(crowded).not.toContain(claimed[50])
  expect(after.match(cards)).toHaveLength(50)
  expect(after).not.toContain('More will appear as you decide')
  expect(after).toContain(claimed[50])
})

test('shows that a claimed course is included in another one its client has paid for', async () => {
  const db = database()
  const clock = createTestClock()
  const { id: userId } = await givenUser(db, { password: null })
  // Older than all other claims in this file, which fill the page.
  const now = hoursAfter(clock.now(), -48)
  const part = await givenCourseService(db)
  const { id } = await givenBooking(db, { userId, service: part, state: 'claimed', now })
  const whole = courseService(await givenCourse(db, { level: 'Complete', title: 'Sampurna Jyotish' }))
  await givenBooking(db, { userId, service: whole, state: 'verified', now })
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
  const site = await createSite({ db, clock: clock.now })
  const astrologer = createVisitor(site, { sessionToken: await givenSession(db, staffId, clock.now()) })

  const page = await (await astrologer.get(TO_VERIFY)).text()

  expect(page).toContain('This client has also paid for Sampurna Jyotish')
  expect(page).toContain(`href="/staff/bookings/${id}"`)
})
