import { expect, type Page } from '@playwright/test'

/** Waits until the sign-in page has its script: before that it ignores what only a script can do. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Show password' }).click({ timeout: 1_000 })
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
