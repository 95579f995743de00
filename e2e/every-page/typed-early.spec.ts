import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { expect, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

/** Opens a page whose scripts wait; the returned function lets them load and waits for hydration. */
async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await untilHydrated(page)
  }
}

/** The texts differ, so that none can come from a page before. */
const TYPED = [
  ['/auth?forgot=1', 'Email', 'asha@example.com'],
  ['/auth?tab=sign-up', 'Full Name', 'Asha Rao'],
  ['/horoscope', 'Full Name', 'Ravi Nair'],
  ['/horoscope/planets', 'Place', 'Pune'],
  ['/book/consultation/prasna', 'Full Name', 'Lata Nair'],
] as const

test('a page retains text typed before hydration', async ({ page }) => {
  for (const [path, label, text] of TYPED) {
    const hydrate = await openWithLateScripts(page, path)
    const field = page
      .getByRole('textbox', { name: label })
      .or(page.getByRole('combobox', { name: label }))
      .first()
    await field.fill(text)
    await hydrate()

    // The dialog of a forgotten password is deferred, so give it time to replace the field.
    if (path.includes('forgot')) await expect(page.getByRole('dialog')).toBeVisible()
    await expect(field, path).toHaveValue(text)
    await page.unrouteAll()
  }
})

test('the post editor retains what was entered before hydration', async ({ page, db, site }) => {
  const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(page.context(), site, admin.id)
  const hydrate = await openWithLateScripts(page, '/admin/blog?new=1')
  const address = page.getByLabel('Image URL')
  const published = page.getByRole('switch')
  await address.fill('/icons/apple-touch-icon.png')
  await published.uncheck()
  await page.getByLabel('Read time').fill('42')
  await hydrate()

  await expect(address).toHaveValue('/icons/apple-touch-icon.png')
  await expect(published).not.toBeChecked()
  await expect(page.getByLabel('Read time')).toHaveValue('42')
})

test('a page follows what was typed and chosen before hydration', async ({ page, db, site }) => {
  const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(page.context(), site, admin.id)

  let hydrate = await openWithLateScripts(page, '/staff/setup/name')
  await page.getByRole('textbox', { name: 'Name of the practice' }).fill('Gayatri Jyotish')
  await hydrate()
  await expect(page.getByRole('complementary', { name: 'How it looks' })).toContainText('Gayatri Jyotish')

  await page.unrouteAll()
  hydrate = await openWithLateScripts(page, '/staff/search')
  await page.getByRole('searchbox').fill('prasn')
  await hydrate()
  await expect(page.getByRole('link', { name: /^Prasna/ }).first()).toBeVisible()

  await page.unrouteAll()
  hydrate = await openWithLateScripts(page, '/book/consultation/prasna')
  await page.getByRole('combobox', { name: /questions/i }).selectOption('3')
  await hydrate()
  await expect(page.locator('.booking-summary > summary')).toContainText('3 questions')
})

test('a saved booking form does not replace text typed before hydration', async ({ page }) => {
  await page.goto('/book/consultation/prasna')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Phone').fill('+91 98765 43210')

  const hydrate = await openWithLateScripts(page, '/book/consultation/prasna')
  await page.getByLabel('Full Name').fill('Ravi Rao')
  await hydrate()

  await expect(page.getByLabel('Phone')).toHaveValue('+91 98765 43210')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ravi Rao')
})
