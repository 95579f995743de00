import { beforeAll, expect, test } from 'vitest'
import { createSocialProviders } from '#server/auth/social-providers.ts'
import { createLog } from '#server/log.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  const keys = { clientId: 'muhurta', clientSecret: 'secret' }
  const socialProviders = createSocialProviders(
    { google: keys, facebook: keys, testProviderUrl: undefined },
    createLog('silent'),
  )
  site = await createSite({ db: database(), socialProviders })
})

const read = async (path: string) => (await site.request(path)).text()

test('shows both tabs, both providers and the number of clients', async () => {
  const signIn = await read('/auth')
  const byPassword = await read('/auth?password=1')
  const signUp = await read('/auth?tab=sign-up')

  for (const page of [signIn, byPassword, signUp]) {
    for (const text of ['Sign In', 'Sign Up', 'Continue with Google', 'Continue with Facebook']) {
      expect(page).toContain(text)
    }
    expect(page).toContain('Trusted by 1000+ clients')
  }
  expect(signIn).toContain('Email Me a Code')
  expect(signIn).toContain('Use a password instead')
  for (const text of ['name="email"', 'name="password"', 'Forgot your password?']) expect(byPassword).toContain(text)
  for (const text of ['name="fullName"', 'name="email"', 'name="password"', 'Create Account']) {
    expect(signUp).toContain(text)
  }
})

test('shows no button for a provider that is not set up', async () => {
  const keys = { clientId: 'muhurta', clientSecret: 'secret' }
  const onlyGoogle = createSocialProviders(
    { google: keys, facebook: undefined, testProviderUrl: undefined },
    createLog('silent'),
  )
  const [one, none] = await Promise.all([
    createSite({ db: database(), socialProviders: onlyGoogle }),
    createSite({ db: database() }),
  ])

  const [withOne, withNone] = [await one.request('/auth'), await none.request('/auth')]

  const page = await withOne.text()
  expect(page).toContain('Continue with Google')
  expect(page).not.toContain('Continue with Facebook')
  expect(await withNone.text()).not.toContain('Continue with')
})

test('asks for the new password after a reset email', async () => {
  const page = await read('/auth?reset=true')

  expect(page).toContain('Password Reset')
  expect(page).toContain('Please enter your new password below.')
})

test('shows the field and both buttons of the forgotten password dialog', async () => {
  const page = await read('/auth?forgot=1')

  for (const text of ['Reset Password', 'name="resetEmail"', 'Cancel', 'Send Reset Link']) expect(page).toContain(text)
})

test('shows a toast after signing up and after signing in', async () => {
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
