import { givenUser } from '#test/factories/accounts.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const MISSING_TABLES = ['invoices', 'blog_posts'] as const

const PAGES = [
  { path: '/dashboard/invoices', message: 'Failed to fetch invoices' },
  { path: '/admin/blog', message: 'Error loading posts' },
  { path: '/blog?q=moon', message: 'Error loading blog posts' },
  { path: '/blog/the-moon', message: 'Error loading post' },
] as const

test.beforeEach(async ({ db }) => {
  for (const table of MISSING_TABLES) await db.execute(`alter table ${table} rename to ${table}_away`)
})

test.afterEach(async ({ db }) => {
  for (const table of MISSING_TABLES) await db.execute(`alter table ${table}_away rename to ${table}`)
})

test('pages pass the page checks when their data cannot be read, and say so in place', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/status of 500/)
  const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(context, site, admin.id)

  for (const { path, message } of PAGES) {
    await page.goto(path)

    await expect(page.getByText(message).first()).toBeVisible()
    await expectPageChecksInEveryView(page)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  }
})
