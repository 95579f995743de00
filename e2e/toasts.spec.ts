import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { untilAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'

test('on a document a toast goes after four seconds', async ({ page, context, db }) => {
  const { slug } = await givenPost(db, { title: 'A toast to the Moon', now: new Date() })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.clock.install()
  await page.goto(`/blog/${slug}`)

  await page.getByRole('button', { name: 'Share' }).first().click()
  const toast = page.locator('[data-toasts] > [data-toast]').filter({ hasText: 'Link copied!' })
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_000)

  await expect(toast).toBeHidden()
})

test('in an application at most three toasts are seen at a time', async ({ page }) => {
  await page.goto('/auth')
  await untilAlive(page)

  for (const title of ['First', 'Second', 'Third', 'Fourth']) await ask(page, title)

  await expect(page.getByText('Fourth')).toBeVisible()
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
})

/** As the plain script of the page asks for one. */
async function ask(page: Page, title: string): Promise<void> {
  await page.evaluate((words) => {
    const detail = { title: words, detail: '', tone: 'success' }
    document.dispatchEvent(new CustomEvent('toast-request', { detail, cancelable: true }))
  }, title)
}

const SLOW_FORMS = [
  { path: '/auth', button: 'Sign In', words: 'Signing in...' },
  { path: '/auth?tab=sign-up', button: 'Create Account', words: 'Creating account...' },
  { path: '/auth?forgot=1', button: 'Send Reset Link', words: 'Sending...' },
] as const

for (const { path, button, words } of SLOW_FORMS) {
  test(`while it is on its way, ${button} says ${words} and takes no second click`, async ({
    page,
    db,
    consoleErrors,
  }) => {
    consoleErrors.allow(/422/)
    const { email } = await givenUser(db)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/auth.data**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    if (path.endsWith('forgot=1')) await page.locator('[name="resetEmail"]').fill(email)

    await page.getByRole('button', { name: button, exact: true }).click()

    const busy = page.getByRole('button', { name: words })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(busy).toBeHidden()
  })
}
