import { beforeEach, describe, expect, test } from 'vitest'
import { listRoles } from '#db/accounts/roles.ts'
import { findAccountByEmail } from '#db/accounts/users.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { practice } from '#db/schema/content.ts'
import { linkPathInEmail } from '#test/account-emails.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { inviteStaff } from '#usecases/accounts/invite-staff.ts'
import { issueSetupLinks } from '#usecases/accounts/issue-setup-links.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const clock = createTestClock()
let own: TestDatabase
let site: TestSite

// Set-up asks whether anybody works here yet, so each test begins with an empty practice.
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

test('the printed link makes the astrologer, whose password is shown once and opens the site', async () => {
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
  expect(afterwards).toContain('Set-up is done')
})

test('the printed link makes the admin, who sets the password through an email', async () => {
  const { path, token } = await setupPath('admin')
  const visitor = createVisitor(site)

  const page = await (await visitor.get(path)).text()
  const created = await (await visitor.post('/create-admin', { token })).text()
  const email = /<strong>([^<]+@[^<]+)<\/strong>/.exec(page)?.[1] ?? ''

  expect(page).toContain('Create Admin Account')
  expect(created).toContain('A password reset email was sent to set the password.')
  expect(await linkPathInEmail(own.db, email, 'reset-password')).toMatch(/^\/auth\?reset=true/)
})

describe('a practice that has no address yet', () => {
  beforeEach(async () => {
    await own.db.update(practice).set({ email: '', astrologerEmail: '' })
  })

  test.each([
    { role: 'astrologer', path: '/astrologer-setup' },
    { role: 'admin', path: '/create-admin' },
  ] as const)('the $role is set up with the address that its owner types', async ({ role, path }) => {
    const { token } = await setupPath(role)
    const visitor = createVisitor(site)

    const nameless = await visitor.post(path, { token, email: ' ' })
    const created = await visitor.post(path, { token, email: 'Owner@Practice.example' })

    const owner = await findAccountByEmail(own.db, 'owner@practice.example')
    expect(nameless.status).toBe(422)
    expect(await nameless.text()).toContain('Please enter a valid email address')
    expect(await created.text()).toContain('owner@practice.example')
    expect(await listRoles(own.db, owner?.id ?? '')).toEqual([role])
  })
})

test('whoever sets up the sample practice can take an address of their own', async () => {
  const { token } = await setupPath('admin')

  await createVisitor(site).post('/create-admin', { token, email: 'owner@practice.example' })

  expect(await linkPathInEmail(own.db, 'owner@practice.example', 'reset-password')).toMatch(/^\/auth\?reset=true/)
})

describe('A25: without the printed link', () => {
  test.each(['/astrologer-setup', '/create-admin'])('%s says so, to everybody, and creates nothing', async (path) => {
    const client = await givenUser(own.db)
    const visitors = [
      createVisitor(site),
      createVisitor(site, { sessionToken: await givenSession(own.db, client.id, clock.now()) }),
    ]

    for (const visitor of visitors) {
      for (const query of ['', '?token=', '?token=guessed']) {
        expect(await (await visitor.get(`${path}${query}`)).text()).toContain(
          'one-time set-up link that the server prints',
        )
        expect((await visitor.post(`${path}${query}`, { token: 'guessed' })).status).toBe(403)
      }
      expect((await visitor.post(`${path}.data`, { token: '' })).status).toBe(403)
    }
    expect(await own.db.$count(userRoles)).toBe(1)
  })
})

describe('A26: the set-up link', () => {
  test('works once, also when it is used twice in the same moment', async () => {
    const { token } = await setupPath('admin')

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => createVisitor(site).post('/create-admin', { token })),
    )

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await own.db.$count(userRoles)).toBe(1)
  })

  test('makes one account even when two different links are used at once', async () => {
    const links = [await setupPath('admin'), await setupPath('admin')]

    await Promise.all(links.map(({ token }) => createVisitor(site).post('/create-admin', { token })))

    expect(await own.db.$count(userRoles)).toBe(1)
  })

  test('is refused after a day', async () => {
    const { path, token } = await setupPath('astrologer')

    clock.advance({ days: 1 })

    expect(await (await createVisitor(site).get(path)).text()).toContain('one-time set-up link')
    expect((await createVisitor(site).post('/astrologer-setup', { token })).status).toBe(403)
  })
})

describe('an invitation', () => {
  const invite = async (email: string) => {
    await inviteStaff(own.db, SITE, { email, role: 'astrologer', invitedBy: undefined, now: clock.now() })
    return linkPathInEmail(own.db, email, 'staff-invitation')
  }
  const newcomer = { intent: 'create', fullName: 'Meera Iyer', password: 'ink on palm leaves', consent: 'on' }

  test('lets a newcomer make an account with the role', async () => {
    const email = anEmail()
    const path = await invite(email)

    const joined = await createVisitor(site).post(path, newcomer)

    const account = await findAccountByEmail(own.db, email)
    expect(joined.headers.get('location')).toBe('/auth')
    expect(await listRoles(own.db, account?.id ?? '')).toEqual(['astrologer'])
  })

  test('lets somebody with an account join once they are signed in', async () => {
    const client = await givenUser(own.db)
    const path = await invite(client.email)
    const sessionToken = await givenSession(own.db, client.id, clock.now())

    const anonymous = await (await createVisitor(site).get(path)).text()
    const joined = await createVisitor(site, { sessionToken }).post(path, { intent: 'join' })

    expect(anonymous).toContain('Please sign in to accept')
    expect(joined.headers.get('location')).toBe('/dashboard')
    expect((await listRoles(own.db, client.id)).toSorted()).toEqual(['astrologer', 'client'])
  })

  test('A27: is refused to another signed-in person, and a second time', async () => {
    const email = anEmail()
    const path = await invite(email)
    const other = await givenUser(own.db)
    const asOther = createVisitor(site, { sessionToken: await givenSession(own.db, other.id, clock.now()) })

    expect((await asOther.get(path)).status).toBe(403)
    expect((await asOther.post(path, { intent: 'join' })).status).toBe(403)
    expect(await listRoles(own.db, other.id)).toEqual(['client'])

    await createVisitor(site).post(path, newcomer)
    expect((await createVisitor(site).get(path)).status).toBe(404)
    expect((await createVisitor(site).post(path, newcomer)).status).toBe(403)
  })
})
