import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'

/** Keeps every answer to the router of the page back until it is let go. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return letGo
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
    await page.goto(path)
    const letGo = await holdAnswers(page, '**/auth.data**')
    if (path === '/auth?forgot=1') await page.locator('[name="resetEmail"]').fill(email)

    await page.getByRole('button', { name: button, exact: true }).click()

    const busy = page.getByRole('button', { name: words })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(busy).toBeHidden()
  })
}

test('a page that is on its way is notified by a spinner', async ({ page, context, db, site }) => {
  const client = await givenUser(db, { password: null })
  await enter(context, site, client.id)
  await page.goto('/dashboard')
  const letGo = await holdAnswers(page, '**/dashboard/history.data**')

  await page.getByRole('tab', { name: 'History' }).click()

  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(spinner).toBeVisible()
  letGo()
  await expect(page.getByText('No booking history yet')).toBeVisible()
  await expect(spinner).toBeHidden()
})
