import { beforeAll, expect, test } from 'vitest'
import { listRoles } from '#db/accounts/roles.ts'
import { findAccountByEmail } from '#db/accounts/users.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'
import { inviteStaff } from '#usecases/accounts/staff/invite-staff.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const invite = async (email: string) => {
  await inviteStaff(database(), SITE, { email, role: 'astrologer', invitedBy: undefined, now: clock.now() })
  return linkPathInEmail(database(), email, 'staff-invitation')
}
const newcomer = { intent: 'create', fullName: 'Meera Iyer', password: 'ink on palm leaves', consent: 'on' }

test('lets a new user create an account with the role', async () => {
  const email = anEmail()
  const path = await invite(email)

  const joined = await createVisitor(site).post(path, newcomer)

  const account = await findAccountByEmail(database(), email)
  expect(joined.headers.get('location')).toBe('/auth')
  expect(await listRoles(database(), account?.id ?? '')).toEqual(['astrologer'])
})

test('lets an existing user join after signing in', async () => {
  const client = await givenUser(database())
  const path = await invite(client.email)
  const sessionToken = await givenSession(database(), client.id, clock.now())

  const anonymous = await (await createVisitor(site).get(path)).text()
  const joined = await createVisitor(site, { sessionToken }).post(path, { intent: 'join' })

  expect(anonymous).toContain('Sign in to accept')
  expect(joined.headers.get('location')).toBe('/dashboard')
  expect((await listRoles(database(), client.id)).toSorted()).toEqual(['astrologer', 'client'])
})

test('A27: refuses another signed-in user, and a second use', async () => {
  const email = anEmail()
  const path = await invite(email)
  const other = await givenUser(database())
  const asOther = createVisitor(site, { sessionToken: await givenSession(database(), other.id, clock.now()) })

  expect((await asOther.get(path)).status).toBe(403)
  expect((await asOther.post(path, { intent: 'join' })).status).toBe(403)
  expect(await listRoles(database(), other.id)).toEqual(['client'])

  await createVisitor(site).post(path, newcomer)
  expect((await createVisitor(site).get(path)).status).toBe(404)
  expect((await createVisitor(site).post(path, newcomer)).status).toBe(403)
})
