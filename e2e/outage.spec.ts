import { givenUser } from '#test/factories/accounts.ts'
import { untilAlive } from './alive.ts'
import { DESK, enterDesk, givenBookingNow } from './desk-steps.ts'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'

test('a tab that cannot be read while the database is away says so in its place', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 50[03]/)
  const { id } = await givenUser(db, { password: null })
  await enter(context, site, id)
  await page.goto('/dashboard')
  await untilAlive(page)

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

test('notes that cannot be saved while the database is away stay on the page, and are saved with the next try', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 50[03]/)
  await enterDesk(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilAlive(page)
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
