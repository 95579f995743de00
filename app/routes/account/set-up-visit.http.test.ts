import { beforeEach, describe, expect, test } from 'vitest'
import { listRoles } from '#db/accounts/roles.ts'
import { findAccountByEmail } from '#db/accounts/users.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { practice } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'
import { issueSetupLinks } from '#usecases/accounts/staff/issue-setup-links.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const clock = createTestClock()
let own: TestDatabase
let site: TestSite

// Set-up depends on whether there is staff yet, so each test starts with an empty practice.
beforeEach(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  site = await createSite({ db: own.db, clock: clock.now })
  return () => own.drop()
})

async function setupPath(role: 'astrologer' | 'admin'): Promise<{ path: string; token: string }> {
  const links = await issueSetupLinks(own.db, SITE, clock.now())
  const url = new URL(links.find((link) => link.role === role)?.url ?? '')
  return { path: `${url.pathname}${url.search}`, token: url.searchParams.get('token') ?? '' }
}

test('creates the astrologer with the printed link and shows the password once', async () => {
  const { path, token } = await setupPath('astrologer')
  const visitor = createVisitor(site)

  const page = await (await visitor.get(path)).text()
  const created = await (await visitor.post('/astrologer-setup', { token })).text()
  const password = /<code>(\w{16})<\/code>/.exec(created)?.[1] ?? ''
  const email = /<dd>([^<]+@[^<]+)<\/dd>/.exec(created)?.[1] ?? ''
  const entered = await visitor.signIn(email, password)
  const afterwards = await (await createVisitor(site).get(path)).text()

  expect(page).toContain('Create Astrologer Account')
  expect(created).toContain('Astrologer account has been created successfully')
  expect(entered.headers.get('location')).toBe('/account/change-password')
  expect(afterwards).toContain('Setup is done')
})

test('creates the admin with the printed link, who sets the password through an email', async () => {
  const { path, token } = await setupPath('admin')
  const visitor = createVisitor(site)

  const page = await (await visitor.get(path)).text()
  const created = await (await visitor.post('/create-admin', { token })).text()
  const email = /<strong>([^<]+@[^<]+)<\/strong>/.exec(page)?.[1] ?? ''

  expect(page).toContain('Create Admin Account')
  expect(created).toContain('A password reset email was sent to set the password.')
  expect(await linkPathInEmail(own.db, email, 'reset-password')).toMatch(/^\/auth\?reset=true/)
})

describe('a practice without an email address', () => {
  beforeEach(async () => {
    await own.db.update(practice).set({ email: '', astrologerEmail: '' })
  })

  test.each([
    { role: 'astrologer', path: '/astrologer-setup' },
    { role: 'admin', path: '/create-admin' },
  ] as const)(
    'a practice without an email address sets up the $role with the address that was typed',
    async ({ role, path }) => {
      const { token } = await setupPath(role)
      const visitor = createVisitor(site)

      const nameless = await visitor.post(path, { token, email: ' ' })
      const created = await visitor.post(path, { token, email: 'Owner@Practice.example' })

      const owner = await findAccountByEmail(own.db, 'owner@practice.example')
      expect(nameless.status).toBe(422)
      expect(await nameless.text()).toContain('Please enter a valid email address')
      expect(await created.text()).toContain('owner@practice.example')
      expect(await listRoles(own.db, owner?.id ?? '')).toEqual([role])
    },
  )
})

test("accepts another address than the sample practice's", async () => {
  const { token } = await setupPath('admin')

  await createVisitor(site).post('/create-admin', { token, email: 'owner@practice.example' })

  expect(await linkPathInEmail(own.db, 'owner@practice.example', 'reset-password')).toMatch(/^\/auth\?reset=true/)
})

test.each(['/astrologer-setup', '/create-admin'])(
  'A25: without the printed link, %s explains the link to everyone and creates nothing',
  async (path) => {
    const client = await givenUser(own.db)
    const visitors = [
      createVisitor(site),
      createVisitor(site, { sessionToken: await givenSession(own.db, client.id, clock.now()) }),
    ]

    for (const visitor of visitors) {
      for (const query of ['', '?token=', '?token=guessed']) {
        expect(await (await visitor.get(`${path}${query}`)).text()).toContain(
          'one-time setup link that the server prints',
        )
        expect((await visitor.post(`${path}${query}`, { token: 'guessed' })).status).toBe(403)
      }
      expect((await visitor.post(`${path}.data`, { token: '' })).status).toBe(403)
    }
    expect(await own.db.$count(userRoles)).toBe(1)
  },
)

test('A26: the set-up link works once, even when it is used eight times at once', async () => {
  const { token } = await setupPath('admin')

  const responses = await Promise.all(
    Array.from({ length: 8 }, () => createVisitor(site).post('/create-admin', { token })),
  )

  expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  expect(await own.db.$count(userRoles)).toBe(1)
})

test('A26: the set-up link creates one account even when two different links are used at once', async () => {
  const links = [await setupPath('admin'), await setupPath('admin')]

  await Promise.all(links.map(({ token }) => createVisitor(site).post('/create-admin', { token })))

  expect(await own.db.$count(userRoles)).toBe(1)
})

test('A26: the set-up link expires after a day', async () => {
  const { path, token } = await setupPath('astrologer')

  clock.advance({ days: 1 })

  expect(await (await createVisitor(site).get(path)).text()).toContain('one-time setup link')
  expect((await createVisitor(site).post('/astrologer-setup', { token })).status).toBe(403)
})

test.each([
  ['/astrologer-setup', 'Failed to create astrologer account'],
  ['/create-admin', 'Failed to create admin account'],
])('%s without its link says that nothing was created', async (path, text) => {
  const response = await createVisitor(site).post(path, { token: 'guessed' })

  expect(response.status).toBe(403)
  expect(await response.text()).toContain(text)
})

test('shows the next steps and a link to sign in after creating the astrologer', async () => {
  const { token } = await setupPath('astrologer')

  const response = await createVisitor(site).post('/astrologer-setup', { token })

  const page = await response.text()
  for (const text of [
    'acharya@example.com',
    'Default password',
    'Next steps',
    'Sign in with this email and password.',
    'Open Astrologer Dashboard from the user menu.',
    'Change the password',
  ]) {
    expect(page).toContain(text)
  }
  expect(page).toMatch(/href="\/auth"[^>]*>Go to Sign In/)
})
