import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { addDays, istDate, istInstant } from '#domain/time/india-time.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, test } from '../steps/fixtures.ts'

const NO_NETWORK = /Failed to load resource|Failed to fetch|net::ERR|FetchEvent|NetworkError/

test.setTimeout(90_000)

test('F11: the app opens offline with the day until its user signs out', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(NO_NETWORK)
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenSessionTomorrow(db)
  await page.goto(`/staff/bookings/${booking.id}`)
  await page.getByLabel('Private notes').fill('Ask about the move to Pune')
  await leaveWithoutSaving(page)
  await page.getByRole('button', { name: 'Keep my day on this device' }).click()
  await expect(page.getByText('Your day is stored on this device.')).toBeVisible()
  await expect.poll(() => storedPages(page)).toEqual(['/account/my-day'])

  await context.setOffline(true)
  await page.goto('/staff/week')

  await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible()
  await expect(page.getByText('There is no connection to the site.')).toBeVisible()
  await expect(page.getByText('Kamala Rao')).toBeVisible()
  await page.getByText('Private notes').click()
  await expect(page.getByText('Ask about the move to Pune')).toBeVisible()
  const font = await page
    .getByRole('heading', { name: 'My day' })
    .evaluate((title) => getComputedStyle(title).fontFamily)
  expect(font, 'the style sheet').toContain('Eczar')

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/staff\/week/)
  await expect(page.getByRole('heading', { name: 'My day' })).toHaveCount(0)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await context.setOffline(true)

  await expect(page.goto('/staff')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(false)
  await page.goto('/')
  expect(await storedPages(page)).toEqual([])
})

async function givenSessionTomorrow(db: Database) {
  const { id: userId } = await givenUser(db, { fullName: 'Kamala Rao', password: null })
  const booking = await givenBookingNow(db, { userId, state: 'verified' })
  const tomorrow = addDays(istDate(new Date()), 1)
  const times = { startsAt: istInstant(tomorrow, '10:00'), endsAt: istInstant(tomorrow, '10:45'), holdsSlot: false }
  await db
    .update(bookings)
    .set({ bookingDate: tomorrow, ...times })
    .where(eq(bookings.id, booking.id))
  return booking
}

/** To the profile; the notes stay in the browser. */
async function leaveWithoutSaving(page: Page) {
  page.once('dialog', (dialog) => dialog.accept())
  await page.goto('/dashboard/profile')
}

/** What the worker has stored, without its files. */
function storedPages(page: Page) {
  return page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'))
  })
}
