import type { Page } from '@playwright/test'
import { SITE_COOKIES } from '#app/http/site-cookies.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { fillIn, receiveCode } from '../steps/booking-steps.ts'
import { draw } from '../steps/chart-steps.ts'
import { expect, test } from '../steps/fixtures.ts'
import type { Mailbox } from '../steps/mailbox.ts'

const FORM = '/book/consultation/full-life-prediction'

async function bookByCode(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto(FORM)
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Six-digit code').fill(await receiveCode(mailbox, email))
  await page.getByLabel(/I am at least 18 years old/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await expect(page).toHaveURL('/')
}

async function signInByCode(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const codes = () => mailbox.list({ to: email, subject: /Your code for/ }).length
  const before = codes()
  await page.goto('/auth?return=%2Fdashboard')
  await page.locator('main [name="email"]').fill(email)
  await page.getByRole('button', { name: 'Email Me a Code' }).click()
  await expect.poll(codes).toBe(before + 1)
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await page.keyboard.type(await receiveCode(mailbox, email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
}

test('a client books with a code, signs out and signs in again with a code, and every cookie reaches the pages that read it', async ({
  page,
  mailbox,
  site,
  cookies,
}) => {
  test.slow()
  await page.goto('/panchanga')
  await page.getByLabel('City or town').fill('Pune')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/panchanga\/pune/)
  await page.goto('/panchanga')
  await expect(page).toHaveURL(/\/panchanga\/pune/)

  await page.getByRole('button', { name: /dark/i }).first().click()
  await draw(page, { date: '1990-02-28', time: '04:45', place: 'Mysuru' })
  await page.locator('[data-chart="rashi"]').getByText('South', { exact: true }).click()

  await page.goto('/muhurta')
  await page.getByLabel('Where will it be?').fill('New Delhi')
  await page.getByRole('option', { name: /^New Delhi/ }).click()
  await page.getByRole('button', { name: 'Find times' }).click()
  await page.locator('.muhurta-window').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ask the astrologer to confirm' }).click()
  await expect(page).toHaveURL('/consultation')

  site.provider.user = { sub: anEmail(), email: anEmail(), email_verified: true, name: 'Meera Iyer' }
  await page.goto(FORM)
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(anEmail())
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /instead$/ }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel(/I am at least 18 years old/).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(FORM)
  await signOut(page)

  const email = anEmail()
  await bookByCode(page, mailbox, email)
  await signOut(page)
  await signInByCode(page, mailbox, email)
  await expect(page).toHaveURL('/dashboard')

  // Scripts set or read these three, a chart has the form of the names and the almanac that of the months (http tests), and only the computer that the site runs on has an outbox (test/security/unlisted-paths.http.test.ts).
  // People with a second factor have the last two (e2e/account/second-factors.spec.ts).
  const others = ['theme', 'language', 'chart-style', 'names', 'months', 'outbox', 'second-step', 'passkey']
  const expected = Object.keys(SITE_COOKIES).filter((name) => !others.includes(name))
  expect(await cookies.listArrived()).toEqual(expected.sort())
  const stored = (await page.context().cookies()).map(({ name }) => name)
  expect(stored).toEqual(expect.arrayContaining(['theme', 'chart-style']))
})
