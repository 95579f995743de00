import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#db/client.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { aReference } from '#test/factories/bookings.ts'
import { expect } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'
import type { Mailbox } from './mailbox.ts'
import { signInAs } from './sign-in-as.ts'

export async function signIn(context: BrowserContext, db: Database, url: string) {
  const user = await givenUser(db, { password: null })
  await signInAs(context, { db, url }, user.id)
  return user
}

export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Phone').fill('+91 98765 43210')
  await page.getByLabel('Current location').fill('Mysuru')
  // Prasna does not ask for it, and a course only in a folded, optional part.
  if (!(await page.getByLabel('Date of birth').isVisible())) return
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Time of birth').fill('04:45')
  await page.getByLabel('Place of birth').fill('Mysuru')
}

/** Other tests take slots from the same diary at the same time, so each takes one at random. */
export async function chooseHour(page: Page): Promise<void> {
  // Also after a refused form: the calendar ignores clicks until hydration.
  await untilHydrated(page)
  const moreDays = page.locator('.more-days:not([open]) > summary')
  if ((await moreDays.count()) > 0) await moreDays.click()
  const days = page.locator('.calendar-free button')
  await days.nth(Math.floor(Math.random() * (await days.count()))).click()
  const hours = page.locator('.hour')
  await hours.nth(Math.floor(Math.random() * (await hours.count()))).click()
}

export async function fillIn(page: Page): Promise<void> {
  await fillDetails(page)
  if ((await page.locator('.calendar').count()) > 0) await chooseHour(page)
  await page.getByLabel(/I agree/).check()
}

/** Sends a reference and stays until the summary, which follows by itself, so that it does not replace a later page. */
export async function pay(page: Page): Promise<void> {
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeInViewport()
  await page.waitForURL(/\/booking-success$/)
}

/** The six digits that were emailed to this address. */
export async function receiveCode(mailbox: Mailbox, to: string): Promise<string> {
  const { text } = await mailbox.receive({ to, subject: /Your code for/ })
  const [code] = text?.match(/^\d{6}$/m) ?? []
  if (code === undefined) throw new Error(`The email to ${to} has no code.`)
  return code
}
