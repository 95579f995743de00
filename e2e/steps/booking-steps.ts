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
  const question = page.getByRole('textbox', { name: /^Your question/ })
  if ((await question.count()) > 0) await question.fill('Will it work out?')
  // Prasna does not ask for it, and a course only in a folded, optional part.
  if (!(await page.getByLabel('Date of birth').isVisible())) return
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Time of birth').fill('04:45')
  await page.getByLabel('Place of birth').fill('Mysuru')
}

/** Takes the last free hour of the month: bookings from the factories take the first ones. */
export async function chooseHour(page: Page): Promise<void> {
  // Also after a refused form: the calendar ignores clicks until hydration.
  await untilHydrated(page)
  const moreDays = page.locator('.more-days:not([open]) > summary')
  if ((await moreDays.count()) > 0) await moreDays.click()
  await page.locator('.calendar-free button').last().click()
  await chooseLastHour(page)
}

/** Of the chosen day; returns a label like "7-8 PM IST". */
export async function chooseLastHour(page: Page): Promise<string> {
  const hour = page.locator('.hour').last()
  await hour.click()
  await expect(hour.getByRole('radio')).toBeChecked()
  return (await hour.locator('.hour-practice').textContent()) ?? ''
}

export async function fillIn(page: Page): Promise<void> {
  await fillDetails(page)
  if ((await page.locator('.more-days').count()) > 0) await chooseHour(page)
  await page.getByLabel(/I agree/).check()
}

/** Sends a reference and stays until the summary, so that it does not replace a later page. */
export async function pay(page: Page): Promise<void> {
  const showSummary = await holdSummary(page)
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeInViewport()
  await showSummary()
}

const SUMMARY = /\/booking-success$/

/**
 * The confirmation moves on to the summary by itself after two seconds, which may be too short to look at it. Holds the
 * summary back until the returned function is called, which waits for it.
 */
export async function holdSummary(page: Page): Promise<() => Promise<void>> {
  const seen = Promise.withResolvers<void>()
  await page.route(SUMMARY, async (route) => {
    await seen.promise
    await route.continue()
  })
  return async () => {
    seen.resolve()
    await page.waitForURL(SUMMARY)
    await page.unroute(SUMMARY)
  }
}

/** The six digits that were emailed to this address, in the text and in the subject line. */
export async function receiveCode(mailbox: Mailbox, to: string): Promise<string> {
  const { text, subject } = await mailbox.receive({ to, subject: /Your code for/ })
  const [code] = text?.match(/^\d{6}$/m) ?? []
  if (code === undefined) throw new Error(`The email to ${to} has no code.`)
  expect(subject).toContain(code)
  return code
}
