import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { untilAlive } from './alive.ts'
import { enter } from './enter.ts'
import { expect, expectSoundInEveryView, test } from './fixtures.ts'

const AWAY = ['invoices', 'blog_posts'] as const

const PAGES = [
  { path: '/dashboard/invoices', words: 'Failed to fetch invoices' },
  { path: '/admin/blog', words: 'Error loading posts' },
  { path: '/blog?q=moon', words: 'Error loading blog posts' },
  { path: '/blog/the-moon', words: 'Error loading post' },
] as const

test.beforeEach(async ({ db }) => {
  for (const table of AWAY) await db.execute(`alter table ${table} rename to ${table}_away`)
})

test.afterEach(async ({ db }) => {
  for (const table of AWAY) await db.execute(`alter table ${table}_away rename to ${table}`)
})

for (const { path, words } of PAGES) {
  test(`${path} is sound when it could not be read, and its toast can be closed`, async ({
    page,
    context,
    db,
    site,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.allow(/status of 500/)
    const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
    await enter(context, site, admin.id)

    await page.goto(path)

    await expect(page.getByText(words).first()).toBeVisible()
    await expectSoundInEveryView(page)
    const toast = page.locator('.toast').filter({ hasText: words })
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
  })
}

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
  const { id } = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
  await enter(context, site, id)
  const booking = await givenBooking(db, { state: 'verified', now: new Date() })
  await page.goto(`/astrologer-dashboard/bookings/${booking.id}`)
  await untilAlive(page)
  await page.getByLabel('Private notes').fill('An hour of listening')

  await db.execute('alter table sessions rename to sessions_away')
  try {
    await page.getByRole('button', { name: 'Save the notes' }).click()
    await expect(page.getByText('The site did not answer').first()).toBeVisible()
  } finally {
    await db.execute('alter table sessions_away rename to sessions')
  }

  await expect(page.getByLabel('Private notes')).toHaveValue('An hour of listening')
  await page.getByRole('button', { name: 'Save the notes' }).click()
  await expect(page.getByText('The notes are saved').first()).toBeVisible()
})
