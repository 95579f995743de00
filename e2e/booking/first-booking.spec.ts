import type { Locator, Page } from '@playwright/test'
import { aReference } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { fillIn, holdSummary, receiveCode } from '../steps/booking-steps.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import type { Mailbox } from '../steps/mailbox.ts'

const PHONE = { width: 360, height: 740 }
const SCRIPTS = /\/assets\/[^/]+\.js$/
const MOST_SCREENS = 6
const MOST_INPUTS = 12

/** Counts what a client has to look at and to fill in. */
function countSteps() {
  let inputs = 0
  const screens: string[] = []
  return {
    screens,
    inputs: () => inputs,
    async sees(heading: Locator) {
      await expect(heading).toBeVisible()
      screens.push((await heading.textContent()) ?? '')
    },
    async fills(field: Locator, text: string) {
      await field.fill(text)
      inputs++
    },
    async chooses(choice: Locator) {
      await choice.click()
      inputs++
    },
  }
}

for (const hasScript of [true, false]) {
  test(`a stranger makes a first booking on a phone in 6 screens and 12 inputs ${hasScript ? 'with' : 'without'} JavaScript`, async ({
    page: pageWithScript,
    pageWithoutScript,
    mailbox,
  }) => {
    const page = hasScript ? pageWithScript : pageWithoutScript
    await page.setViewportSize(PHONE)

    const { screens, inputs } = await bookForTheFirstTime(page, mailbox, hasScript)

    expect(screens.length).toBeLessThanOrEqual(MOST_SCREENS)
    expect(inputs).toBeLessThanOrEqual(MOST_INPUTS)
  })
}

async function bookForTheFirstTime(page: Page, mailbox: Mailbox, hasScript: boolean) {
  const client = countSteps()
  const email = anEmail()
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).last()
  const next = (name: string) => page.getByRole('button', { name }).click()

  await page.goto('/')
  await client.sees(page.getByRole('heading', { level: 1 }))
  await page.getByRole('main').getByRole('link', { name: 'Book a Consultation' }).first().click()

  await client.sees(heading('Talk with us about your chart'))
  await page.locator('#full-life-prediction').getByRole('link', { name: 'Book Now' }).click()

  await client.sees(heading('Book Full Life Prediction'))
  await client.chooses(page.locator('.hour').last())
  await client.fills(page.getByLabel('Full name'), 'Lakshmi Iyer')
  await client.fills(page.getByLabel('Phone'), '+91 98765 43210')
  await client.fills(page.getByRole('textbox', { name: 'Email' }).first(), email)
  await client.fills(page.getByLabel('Current location'), 'Mysuru')
  await client.fills(page.getByLabel('Date of birth'), '1990-02-28')
  await client.fills(page.getByLabel('Time of birth'), '04:45')
  await client.fills(page.getByLabel('Place of birth'), 'Mysuru')
  await client.chooses(page.getByLabel(/I agree that the practice/))
  await expectNoSidewaysScroll(page)
  if (hasScript) await expectNoAxeViolations(page, 'the form of a stranger')
  await next('Continue to payment')

  await client.sees(heading('Enter your code'))
  await client.fills(page.getByLabel('Six-digit code'), await receiveCode(mailbox, email))
  await client.chooses(page.getByLabel(/I am at least 18 years old/))
  await expectNoSidewaysScroll(page)
  if (hasScript) await expectNoAxeViolations(page, 'the code step')
  await next('Continue to payment')

  await client.sees(heading('Pay ₹3,001 by UPI'))
  const showSummary = await holdSummary(page)
  await client.fills(page.getByLabel('UPI transaction ID'), aReference())
  await next('I have paid')
  await client.sees(heading('Booking Confirmed'))
  await showSummary()

  // Nothing typed is asked for twice.
  await page.goto('/dashboard/profile')
  await expect(page.getByText('Lakshmi Iyer').first()).toBeVisible()
  await expect(page.getByText('+91 98765 43210').first()).toBeVisible()
  return { screens: client.screens, inputs: client.inputs() }
}

test('Back leads from the code and from the payment to the filled form', async ({ page, mailbox }) => {
  const form = '/book/consultation/full-life-prediction'
  const email = anEmail()
  await page.goto(form)
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(form)
  await expectFilledIn(page)
  await page.goForward()
  await page.getByLabel('Six-digit code').fill(await receiveCode(mailbox, email))
  await page.getByLabel(/I am at least 18 years old/).check()
  // On a slow phone Back may come before the scripts of the payment.
  await page.route(SCRIPTS, () => undefined)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeVisible()

  await page.unroute(SCRIPTS)
  await page.goBack()
  await expect(page).toHaveURL(/full-life-prediction\?booking=/)
  await expectFilledIn(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeVisible()
})

async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  await expect(page.locator('[name="preferredTime"]:checked')).toHaveCount(1)
}
