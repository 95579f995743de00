import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { expect, expectNoAxeViolations, linkIn, test } from '../steps/fixtures.ts'

const anAddress = () => `e2e-${randomUUID().slice(0, 8)}@example.com`

/** Found by its form name, because the footer has an email field too. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function signIn(page: Page, email: string, password: string): Promise<void> {
  // First, because the form that asks for a code has an email field too.
  await field(page, 'password').fill(password)
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('navigation', { name: 'Sign in or sign up' }).getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill('Asha Rao')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test('a visitor signs up, verifies the address by email, and signs in and out', async ({ page, mailbox }) => {
  const address = anAddress()
  await signUp(page, address)
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()

  const email = await mailbox.receive({ to: address, subject: /confirm your email address/ })
  await page.goto(linkIn(email, /account\/verify/))
  await expect(page.getByText(address)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Verify and Continue' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Email verified')).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await expect(page).toHaveURL('/')

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth?return=%2Fdashboard')
  await expect(page.getByText('Sign in required')).toBeVisible()
  await page.getByRole('link', { name: 'Use a password instead' }).click()
  await signIn(page, address, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible()
  await expect(page.getByText('You have been signed in successfully.')).toBeVisible()
})

test('F10: sign-up, password reset and profile work without JavaScript', async ({
  pageWithoutScript: page,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|401/)
  const address = anAddress()
  await signUp(page, address)
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()

  const email = await mailbox.receive({ to: address, subject: /confirm your email address/ })
  await page.goto(linkIn(email, /account\/verify/))
  await page.getByRole('button', { name: 'Verify and Continue' }).click()
  await expect(page.getByText('Thank you. You’re signed in now.')).toBeVisible()
  await page.context().clearCookies()

  await page.goto('/auth?password=1')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await field(page, 'resetEmail').fill(address)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please check your email for password reset instructions')).toBeVisible()

  const reset = await mailbox.receive({ to: address, subject: /new password/ })
  await page.goto(linkIn(reset, /auth/))
  await page.getByLabel('New password').fill('seven lamps by the well')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await signIn(page, address, 'seven lamps by the well')
  await expect(page).toHaveURL('/')

  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Phone').fill('+91 98450 12345')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('+91 98450 12345')).toBeVisible()
})

test('moves the focus to the invalid field after a refused form, or to the summary of several, without JavaScript too', async ({
  page: pageWithScript,
  pageWithoutScript,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|401/)
  for (const page of [pageWithScript, pageWithoutScript]) {
    await page.goto('/auth?password=1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('.form-summary')).toBeFocused()
    await signIn(page, anAddress(), 'not the password')
    await expect(field(page, 'password')).toBeFocused()
    await expect(field(page, 'password')).toHaveAccessibleDescription(/Invalid/)

    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill('Asha Rao')
    await field(page, 'email').fill(anAddress())
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'password').press('Enter')
    await expect(page.getByRole('checkbox')).toBeFocused()

    await page.goto('/auth?forgot=1')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.locator('[name="resetEmail"]')).toBeFocused()
  }
})

test('the password can be shown, and form errors are shown above the form and beside the field', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|401/)
  await page.goto('/auth?password=1')
  const password = field(page, 'password')
  await password.fill('quiet river')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.clear()

  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter both email and password').first()).toBeVisible()

  await signIn(page, anAddress(), 'not the password')
  await expect(page.getByText('Sign in failed')).toBeVisible()

  await page.getByRole('navigation', { name: 'Sign in or sign up' }).getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill('A')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Validation Error').first()).toBeVisible()
  await expect(page.getByText('Full name must be at least 2 characters').first()).toBeVisible()
})

test('a user resets a forgotten password by email', async ({ page, db, mailbox }) => {
  const user = await givenUser(db)
  await page.goto('/auth?password=1')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await dialog.getByLabel('Email').fill(user.email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Reset Email Sent')).toBeVisible()
  await expect(dialog).toBeHidden()

  const email = await mailbox.receive({ to: user.email, subject: /new password/ })
  await page.goto(linkIn(email, /auth/))
  await expect(page.getByText('Please enter your new password below.')).toBeVisible()
  await page.getByLabel('New password').fill('seven lamps by the well')
  await page.getByRole('button', { name: 'Save New Password' }).click()

  await expect(page.getByText('Sign in with your new password.')).toBeVisible()
  await signIn(page, user.email, 'seven lamps by the well')
  await expect(page).toHaveURL('/')
})
