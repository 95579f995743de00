import { givenUser } from '#test/factories/accounts.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from './desk-steps.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'
import { signInAs } from './sign-in-as.ts'

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
    await page.getByRole('tab', { name: 'History' }).click()
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
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilHydrated(page)
  await page.getByLabel('Private notes').fill('An hour of listening')

  await db.execute('alter table sessions rename to sessions_away')
  try {
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('The site did not respond').first()).toBeVisible()
  } finally {
    await db.execute('alter table sessions_away rename to sessions')
  }

  await expect(page.getByLabel('Private notes')).toHaveValue('An hour of listening')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
})
