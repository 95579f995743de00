import type { Role } from '#domain/roles.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const STAFF = ['Overview', 'Site', 'Blog', 'People', 'Messages', 'Testimonials', 'Audit log']

const ROLES = [
  { roles: ['client'], area: '/dashboard', places: 5 },
  { roles: ['client', 'astrologer'], area: '/astrologer-dashboard', places: 4 },
  { roles: ['client', 'assistant'], area: '/astrologer-dashboard', places: 4 },
  { roles: ['client', 'admin'], area: '/staff', places: 4 },
] as const satisfies readonly { roles: readonly Role[]; area: string; places: number }[]

test('everybody behind the sign-in reaches every place at the bottom of a phone, and in the rail of a laptop', async ({
  page,
  context,
  site,
  db,
}) => {
  for (const { roles, places, area } of ROLES) {
    await signInAs(context, site, (await givenUser(db, { roles, password: null })).id)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(area)

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
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of STAFF) {
    await expect(page.locator('.app-nav').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL('/staff/practice/audit')
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page')
})

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
  await expect(pageWithoutScript).toHaveURL('/staff/money/statements')
})
