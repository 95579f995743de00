import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

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

test('whoever comes from a reset letter is asked for the new password', async () => {
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
