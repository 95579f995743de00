import { givenUser } from '#test/factories/accounts.ts'
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
