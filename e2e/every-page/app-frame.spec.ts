import type { Role } from '#domain/roles.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const ROLES = [
  { roles: ['client'], area: '/dashboard', places: 4 },
  { roles: ['client', 'astrologer'], area: '/staff', places: 4 },
  { roles: ['client', 'assistant'], area: '/staff', places: 4 },
  { roles: ['client', 'astrologer', 'admin'], area: '/staff', places: 4 },
] as const satisfies readonly { roles: readonly Role[]; area: string; places: number }[]

const TEN_PLACES = [
  ...['Today', 'Week', 'Clients', 'Money', 'Inbox', 'Tools', 'Courses'],
  ...['Website', 'Services and prices', 'Practice'],
]

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
    for (const place of await nav.locator('.app-nav-main .app-nav-item, summary').all()) {
      await expect(place).toBeInViewport({ ratio: 1 })
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(await place.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('.site-header, .site-footer')).toHaveCount(0)
  }

  // The rail fits a laptop without scrolling, and stays there when the page does.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/staff/practice')
  for (const name of TEN_PLACES) {
    await expect(page.locator('.app-nav').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.mouse.wheel(0, 5000)
  await expect(page.locator('.app-nav').getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 })
  await page.locator('.app-nav').getByRole('link', { name: 'Clients' }).click()
  await page.getByRole('navigation', { name: 'Pages of Clients' }).getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL('/staff/bookings')
  await expect(page.locator('.app-nav').getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
})

test('the key ? opens the help of the place, except where it is typed', async ({ page, context, site, db }) => {
  await signInAs(context, site, (await givenUser(db, { roles: ['client', 'astrologer'], password: null })).id)
  await page.goto('/staff/clients')
  await page.getByRole('main').getByRole('searchbox').pressSequentially('?')
  await expect(page).toHaveURL('/staff/clients')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page).toHaveURL('/staff/help/clients')
  await page.getByRole('link', { name: 'Open Clients' }).click()
  await expect(page).toHaveURL('/staff/clients')
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
    await expect(shown.getByRole('link', { name: 'Tools' })).toBeHidden()
    await shown.locator('.app-more > summary').click()
    await expect(shown.getByRole('link', { name: 'Tools' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(shown)
  }

  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Tools' })).toBeHidden()
  await pageWithoutScript.getByRole('link', { name: 'Tools' }).click()
  await expect(pageWithoutScript).toHaveURL('/staff/tools')
})

test('a key goes to the search field, which finds while it is typed in, and without script by a button', async ({
  page,
  pageWithoutScript,
  site,
  db,
}) => {
  const { id } = await givenUser(db, { roles: ['client', 'astrologer', 'admin'], password: null })
  for (const shown of [page, pageWithoutScript]) await signInAs(shown.context(), site, id)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/staff/practice')
  const field = page.getByRole('searchbox', { name: 'Find a client, booking, setting' })

  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await field.fill('coup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/staff/search?q=coup')
  await expect(field).toBeFocused()
  await field.fill('upi')
  await page
    .getByRole('link', { name: 'Where clients pay' })
    .or(page.getByRole('link', { name: /UPI/ }))
    .first()
    .click()
  await expect(page).toHaveURL('/staff/practice/settings/upi')

  await pageWithoutScript.setViewportSize({ width: 360, height: 740 })
  await pageWithoutScript.goto('/staff')
  await pageWithoutScript.getByRole('link', { name: 'Find a client, booking, setting' }).click()
  await pageWithoutScript.getByRole('searchbox').fill('coup')
  await pageWithoutScript.getByRole('button', { name: 'Find' }).click()
  await pageWithoutScript.getByRole('link', { name: 'Coupons' }).click()
  await expect(pageWithoutScript).toHaveURL('/staff/services/coupons')
})
