import type { Page } from '@playwright/test'
import { anEmail } from '#test/factories/visitors.ts'
import { expect, expectNoAxeViolations, linkIn, test } from '../steps/fixtures.ts'

test('a contact message shows an error beside each field, then emails both the visitor and the practice', async ({
  page,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/)
  const email = anEmail()
  await page.goto('/contact')

  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('asha at example')
  await page.getByLabel('Phone').fill('call me')
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expect(page.getByRole('alert')).toContainText('Check these fields')
  await expectFieldError(page, 'Email', /^Please enter a valid email address/)
  await expectFieldError(page, 'Phone (optional)', /Enter a phone number/)
  await expectFieldError(page, 'Subject', /^Enter a subject/)
  await expectFieldError(page, 'Message', /^Write your message/)
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao')
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue('asha at example')
  await expectNoAxeViolations(page)

  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByLabel('Phone').fill('')
  await page.getByLabel('What is it about?').selectOption('Billing')
  await page.getByLabel('Subject').fill('My payment')
  await page.getByRole('textbox', { name: 'Message' }).fill('I paid yesterday.\n\nIs it there?')
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours.")
  await expect(page).toHaveURL(/\/contact(#message)?$/)
  await expect(page.getByLabel('Subject')).toHaveValue('')
  const received = await mailbox.receive({ to: 'namaste@example.com', subject: /My payment/ })
  expect(received.text).toContain('I paid yesterday.')
  await mailbox.receive({ to: email, subject: /has received your message/ })
})

test('a visitor corrects an invalid address, subscribes from the footer and confirms by email', async ({
  page,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/)
  await page.goto('/privacy')
  await page.getByLabel('Your email address').fill('asha@example')
  await page.getByRole('button', { name: 'Subscribe' }).click()

  await expectFieldError(page, 'Your email address', /^Please enter a valid email address/)
  await expect(page.getByLabel('Your email address')).toHaveValue('asha@example')
  await expect(page).toHaveURL('/privacy')

  const address = anEmail()
  await page.goto('/terms')

  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Your email address').fill(address)
  await footer.getByRole('button', { name: 'Subscribe' }).click()

  await expectToast(page, 'Thank you for subscribing!', /confirm your address/)
  await expect(page).toHaveURL('/terms')
  await expect(footer.getByLabel('Your email address')).toHaveValue('')

  const email = await mailbox.receive({ to: address, subject: /confirm your subscription/ })
  await page.goto(linkIn(email, /newsletter\/confirm/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
})

test('a visitor corrects a suggestion without a topic and suggests a resource', async ({
  page,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/)
  const topic = 'Lectures on muhurta'
  await page.goto('/free-content')

  await page.getByRole('link', { name: 'Suggest Content' }).click()
  await page.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Send suggestion' }).click()

  await expectFieldError(page, 'What do you suggest?', /^Enter your suggestion/)
  await expectFieldError(page, 'Link', /starts with https/)
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('javascript:alert(1)')

  await page.getByLabel('What do you suggest?').fill(topic)
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.com/muhurta')
  await page.getByRole('button', { name: 'Send suggestion' }).click()

  await expectToast(page, 'Thank you for your suggestion!')
  const suggested = () => mailbox.list({ to: 'namaste@example.com', subject: /suggest/i })
  await expect.poll(() => suggested().filter(({ text }) => text?.includes(topic)).length).toBe(1)
  const email = suggested().find(({ text }) => text?.includes(topic))
  expect(email?.text).toContain('https://example.com/muhurta')
})

test('a visitor signs up to be notified about new lessons', async ({ page, db }) => {
  const email = anEmail()
  await page.goto('/free-content/jaimini-intermediate')

  const notify = page.locator('#notify')
  await notify.getByLabel('Your email address').fill(email)
  await notify.getByRole('button', { name: 'Notify When Available' }).click()

  await expectToast(page, 'We will let you know!')
  const { rows } = await db.execute(`select email from notification_requests where email = '${email}'`)
  expect(rows).toHaveLength(1)
})

test('a form that cannot be sent shows an error and retains the input', async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  await page.goto('/contact')
  await page.getByLabel('Subject').fill('Hello')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expect(page.locator('form#message .form-summary')).toContainText('That did not go through')
  await expect(page.locator('form#message .form-summary')).toContainText('Check your connection')
  await expect(page.getByLabel('Subject')).toHaveValue('Hello')
})

async function expectToast(page: Page, title: string, detail: string | RegExp = ''): Promise<void> {
  const toast = page.locator('[data-toasts] > [data-toast]').filter({ hasText: title })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(detail)
}

async function expectFieldError(page: Page, label: string, message: RegExp): Promise<void> {
  const field = page.getByRole('textbox', { name: label }).and(page.locator('[aria-invalid="true"]'))
  await expect(field).toHaveAccessibleDescription(message)
}
