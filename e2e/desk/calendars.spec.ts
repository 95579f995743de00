import type { Database } from '#db/client.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { calendarWith, startCalendarServer, THIS_MACHINE } from '#test/outside-world/calendar-server.ts'
import { addCalendar, listOwnCalendars } from '#usecases/calendar/change-external-calendars.ts'
import { readExternalCalendar } from '#usecases/calendar/read-external-calendar.ts'
import { signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

const DAMAGED = 'BEGIN:VEVENT\r\nUID:damaged\r\nEND:VEVENT\r\nEND:VCALENDAR'

/** An own diary with two calendars: one that works with a damaged event, and one that no longer answers. */
async function givenCalendars(db: Database, userId: string): Promise<void> {
  const server = await startCalendarServer()
  const tools = { keys: TEST_KEYS, access: THIS_MACHINE, appUrl: 'http://localhost' }
  // Retired, so that no other test can book this astrologer.
  const diary = await givenAstrologer(db, { userId, retiredAt: new Date() })
  const now = new Date()
  const day = new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
  const owner = { astrologerId: diary.id, userId }
  server.answerWith(calendarWith(day).replace('END:VCALENDAR', DAMAGED))
  await addCalendar(db, { ...owner, name: 'Family', address: server.url(`/${userId}`) }, tools, now)
  const university = 'University of Visakhapatnam, Department of Sanskrit'
  await addCalendar(db, { ...owner, name: university, address: server.url(`/dead-${userId}`) }, tools, now)
  server.stop()
  const dead = (await listOwnCalendars(db, TEST_KEYS, diary.id, now)).find(({ name }) => name === university)
  await readExternalCalendar(db, dead?.id ?? '', tools, new Date())
}

test('the calendars of an astrologer pass the page checks in every view', async ({ page, context, site, db }) => {
  const userId = await signInAsAstrologer(context, site.url, db)
  await givenCalendars(db, userId)
  await page.goto('/staff/week/calendars')
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  await expect(page.getByText('Show all my sessions in')).toBeVisible()

  await expect(page.getByText('We could not reach this address')).toBeVisible()
  await expect(page.getByText('One event could not be fully understood').first()).toBeVisible()
  await page.getByText('Where to find the address').click()
  await page.locator('summary', { hasText: 'Remove Family' }).click()
  await expectPageChecksInEveryView(page)
})
