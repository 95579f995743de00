import type { Page } from '@playwright/test'
import type { Role } from '#domain/roles.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const ROLES = [
  { who: 'a client', roles: ['client'], home: '/', area: '/dashboard', places: 5 },
  { who: 'an astrologer', roles: ['client', 'astrologer'], home: '/astrologer-dashboard', places: 4 },
  { who: 'an assistant', roles: ['client', 'assistant'], home: '/astrologer-dashboard', places: 4 },
  { who: 'an admin', roles: ['client', 'admin'], home: '/admin', places: 4 },
] as const satisfies readonly { who: string; roles: readonly Role[]; home: string; area?: string; places: number }[]

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?password=1')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

for (const { who, roles, places, home, ...paths } of ROLES) {
  test(`${who} lands on ${home} after signing in and reaches every place at the bottom of a phone`, async ({
    page,
    db,
  }) => {
    const { email } = await givenUser(db, { roles })

    await signIn(page, email)

    await expect(page).toHaveURL(home)
    await expect(page.getByText('You have been signed in successfully.')).toBeVisible()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('area' in paths ? paths.area : home)

    const nav = page.locator('.app-nav')
    await expect(nav.locator('.app-nav-main a')).toHaveCount(places)
    await expectNoSidewaysScroll(page)
    for (const place of await nav.locator('.app-nav-item').all()) {
      await expect(place).toBeInViewport({ ratio: 1 })
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(await place.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('.site-header, .site-footer')).toHaveCount(0)
  })
}

test('More opens the other places without script, and closes with Escape where there is one', async ({
  page,
  pageWithoutScript,
  site,
  db,
}) => {
  const { id } = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
  for (const shown of [page, pageWithoutScript]) {
    await signInAs(shown.context(), site, id)
    await shown.setViewportSize({ width: 360, height: 740 })
    await shown.goto('/astrologer-dashboard')
    await expect(shown.getByRole('link', { name: 'Bank statement' })).toBeHidden()
    await shown.locator('.app-more > summary').click()
    await expect(shown.getByRole('link', { name: 'Bank statement' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(shown)
  }

  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Bank statement' })).toBeHidden()
  await pageWithoutScript.getByRole('link', { name: 'Bank statement' }).click()
  await expect(pageWithoutScript).toHaveURL('/astrologer-dashboard/statement')
})

test('on a laptop the rail shows every place', async ({ page, context, site, db }) => {
  const { id } = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(context, site, id)
  await page.goto('/admin')

  for (const name of ['Overview', 'Site', 'Blog', 'People', 'Messages', 'Testimonials', 'Audit log']) {
    await expect(page.locator('.app-nav').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL('/admin/audit')
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page')
})
