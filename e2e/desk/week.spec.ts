import { eq } from 'drizzle-orm'
import { timeOff } from '#db/schema/bookings.ts'
import { addDays, istDate, istInstant, mondayOf } from '#domain/time/india-time.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

/** A working day seven weeks ahead: other tests book in this month and the next 30 days. */
const distantDay = (weekday: number) => addDays(mondayOf(istDate(new Date())), 48 + weekday)

test('on a phone an astrologer blocks an hour in two taps, opens it again and moves a session', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const client = await givenUser(db, { fullName: 'Lata Nair', password: null })
  const date = distantDay(3)
  const form = { bookingDate: date, preferredTime: '09:00' }
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified', form })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/staff/week?of=${date}`)
  const day = page.locator(`#day-${date}`)

  await day.getByRole('link', { name: 'Book or block 10-11 AM' }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()

  await expect(page.getByText('Time blocked').first()).toBeVisible()
  await expect(day.getByText('Blocked')).toBeVisible()
  const blocked = await db
    .select()
    .from(timeOff)
    .where(eq(timeOff.startsAt, istInstant(date, '10:00')))
  expect(blocked).toMatchObject([{ endsAt: istInstant(date, '11:00') }])

  await day.getByRole('link', { name: 'Open again' }).click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(day.getByRole('link', { name: 'Book or block 10-11 AM' })).toBeVisible()

  await page.getByRole('link', { name: 'Move Lata Nair' }).click()
  await page.locator(`label:has([value="${istInstant(date, '11:00').toISOString()}"])`).click()
  await page.getByRole('button', { name: 'Move session' }).click()

  await expect(page.getByText('Session rescheduled. We have emailed the client.').first()).toBeVisible()
  await expect(day).toContainText('11 AM-12 PMLata Nair')
  expect((await requireBooking(db, booking.id)).startsAt).toEqual(istInstant(date, '11:00'))
})

test('time off closes the free hours at once, and its sessions are moved one after the other', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const date = distantDay(1)
  const names = ['Gauri Pai', 'Hari Menon']
  for (const [index, fullName] of names.entries()) {
    const client = await givenUser(db, { fullName, password: null })
    const form = { bookingDate: date, preferredTime: `${index + 14}:00` }
    await givenBookingNow(db, { userId: client.id, state: 'verified', form })
  }
  await page.goto(`/staff/week?of=${date}`)
  await page.locator(`#day-${date}`).getByRole('link', { name: 'Book or block 10-11 AM' }).click()
  await page.getByLabel('Until').fill('17:00')
  await page.getByRole('button', { name: 'Block', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Sessions to move' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Message Gauri Pai' })).toHaveAttribute('href', /wa\.me/)
  await expectPageChecksInEveryView(page)
  for (const [index, name] of names.entries()) {
    await page.getByRole('link', { name: `Move ${name}` }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await page.locator('label.hour').nth(index).click()
    await page.getByRole('button', { name: 'Move session' }).click()
    await expect(page.getByText('Session rescheduled. We have emailed the client.').first()).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Week', exact: true })).toBeVisible()
})
