import { givenUser } from '#test/factories/accounts.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('a dashboard tab shows an error while the database is unavailable', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 50[03]/)
  const { id } = await givenUser(db, { password: null })
  await signInAs(context, site, id)
  await page.goto('/dashboard')
  await untilHydrated(page)

  await db.execute('alter table sessions rename to sessions_away')
  try {
    await page.getByRole('navigation', { name: 'Your dashboard' }).getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('Error loading dashboard').first()).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  } finally {
    await db.execute('alter table sessions_away rename to sessions')
  }

  await page.getByRole('link', { name: 'Try this page again' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('notes stay in the form while the database is unavailable and are saved on the next try', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 50[03]/)
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`/staff/bookings/${booking.id}`)
  await untilHydrated(page)
  await page.getByLabel('Private notes').fill('An hour of listening')

  await db.execute('alter table sessions rename to sessions_away')
  try {
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Not saved yet: the site did not answer.')).toBeVisible()
  } finally {
    await db.execute('alter table sessions_away rename to sessions')
  }

  await expect(page.getByLabel('Private notes')).toHaveValue('An hour of listening')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
})

test('a page that cannot be loaded says whether the network is missing, and promises no number', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/)
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`/staff/bookings/${booking.id}`)
  const write = page.getByRole('link', { name: 'Write the answer' })
  const back = page.getByRole('link', { name: 'Back to the booking' })
  await write.click()
  // The booking has a heading of the same name, so the link says that the page has changed.
  await expect(back).toBeVisible()
  await untilHydrated(page)

  await context.setOffline(true)
  await back.click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText(/our side|send us|number/)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try this page again' }).click()
  await untilHydrated(page)
  await write.click()
  await expect(back).toBeVisible()
  await untilHydrated(page)

  await page.route(/\.data/, (route) => route.abort())
  await back.click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page.getByText(/our side|send us|number/)).toHaveCount(0)
  await page.unroute(/\.data/)
  await page.getByRole('link', { name: 'Try this page again' }).click()
  await untilHydrated(page)
  await write.click()
  await expect(back).toBeVisible()
  await untilHydrated(page)

  // The router handles the answer only after it has loaded the page's styles again; until then it counts as unhandled, by
  // the minified name of the router's class.
  consoleErrors.allow(/status of 50[03]|Unexpected Server Error|\/answer: \w$/)
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await back.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  await expect(page.getByText(/send us|number/)).toHaveCount(0)
})
