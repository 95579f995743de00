import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { issueSetupLinks } from '#usecases/accounts/issue-setup-links.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database() })
})

const read = async (path: string) => (await site.request(path)).text()

test('the page has both tabs, both providers and the line of trust', async () => {
  const signIn = await read('/auth')
  const signUp = await read('/auth?tab=sign-up')

  for (const page of [signIn, signUp]) {
    for (const words of ['Sign In', 'Sign Up', 'Continue with Google', 'Continue with Facebook']) {
      expect(page).toContain(words)
    }
    expect(page).toContain('Trusted by 1000+ clients')
  }
  expect(signIn).toContain('Forgot your password?')
  for (const words of ['name="fullName"', 'name="email"', 'name="password"', 'Create Account']) {
    expect(signUp).toContain(words)
  }
})

test('whoever comes from a reset email is asked for the new password', async () => {
  const page = await read('/auth?reset=true')

  expect(page).toContain('Password Reset')
  expect(page).toContain('Please enter your new password below.')
})

test('the window for a forgotten password has its field and both buttons', async () => {
  const page = await read('/auth?forgot=1')

  for (const words of ['Reset Password', 'name="resetEmail"', 'Cancel', 'Send Reset Link'])
    expect(page).toContain(words)
})

test.each([
  ['/astrologer-setup', 'Failed to create astrologer account'],
  ['/create-admin', 'Failed to create admin account'],
])('%s without its link says that nothing was created', async (path, words) => {
  const answer = await createVisitor(site).post(path, { token: 'guessed' })

  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain(words)
})

test('whoever has created the astrologer reads the next steps and finds the way to sign in', async () => {
  const setup = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
  const links = await issueSetupLinks(database(), setup, new Date())
  const url = new URL(links.find(({ role }) => role === 'astrologer')?.url ?? '')

  const answer = await createVisitor(site).post('/astrologer-setup', { token: url.searchParams.get('token') ?? '' })

  const page = await answer.text()
  for (const words of [
    'acharya@example.com',
    'Default password',
    'Next steps',
    'Sign in with this email and password.',
    'Open Astrologer Dashboard from the user menu.',
    'Change the password',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).toMatch(/href="\/auth"[^>]*>Go to Sign In/)
})

test('signing up and signing in are answered with a toast each', async () => {
  const newcomer = createVisitor(site)
  const form = { intent: 'sign-up', fullName: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
  await newcomer.post('/auth?tab=sign-up', { ...form, consent: 'on' })
  expect(newcomer.flash()).toMatchObject({
    title: 'Success!',
    detail: 'Please check your email to verify your account',
  })

  const client = createVisitor(site)
  await client.signIn((await givenUser(database())).email, PASSWORD)
  expect(client.flash()).toMatchObject({ title: 'Welcome back!', detail: 'You have been signed in successfully.' })
})
