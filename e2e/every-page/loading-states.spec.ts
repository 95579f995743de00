import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { expect, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

/** Delays the router's responses until the returned function is called. */
async function delayResponses(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const SLOW_FORMS = [
  { path: '/auth', button: 'Email Me a Code', busyLabel: 'Sending...' },
  { path: '/auth?password=1', button: 'Sign In', busyLabel: 'Signing in...' },
  { path: '/auth?tab=sign-up', button: 'Create Account', busyLabel: 'Creating account...' },
  { path: '/auth?forgot=1', button: 'Send Reset Link', busyLabel: 'Sending...' },
] as const

test('a button shows its waiting label and ignores further clicks while the form is sent', async ({
  page,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  const { email } = await givenUser(db)
  for (const { path, button, busyLabel } of SLOW_FORMS) {
    await page.goto(path)
    const release = await delayResponses(page, '**/auth.data**')
    if (path === '/auth?forgot=1') await page.locator('[name="resetEmail"]').fill(email)

    await page.getByRole('button', { name: button, exact: true }).click()

    const busy = page.getByRole('button', { name: busyLabel })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect(busy).toBeHidden()
    await page.unrouteAll()
  }
})

test('a spinner is shown while a page loads', async ({ page, context, db, site }) => {
  const client = await givenUser(db, { password: null })
  await signInAs(context, site, client.id)
  await page.goto('/dashboard')
  const release = await delayResponses(page, '**/dashboard/history.data**')

  await page.getByRole('navigation', { name: 'Your dashboard' }).getByRole('link', { name: 'History' }).click()

  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(spinner).toBeVisible()
  release()
  await expect(page.getByText('No booking history yet')).toBeVisible()
  await expect(spinner).toBeHidden()
})
