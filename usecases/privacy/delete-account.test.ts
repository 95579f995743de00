import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProfile } from '#db/accounts/profiles.ts'
import { findAccount } from '#db/accounts/users.ts'
import { users } from '#db/schema/accounts.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Viewer } from '#domain/viewer.ts'
import { database } from '#test/database.ts'
import { type GivenUser, givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { requestPasswordReset } from '#usecases/accounts/passwords/request-password-reset.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import { requestDeletion, undoDeletion } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { eraseDueAccounts } from './purge-accounts.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const CONFIRMED = { password: PASSWORD, email: '', statement: '' }
const SITE = { appUrl: 'http://localhost:3000', secret: 'a secret for tests, long enough' }

async function asViewer({ id }: GivenUser): Promise<Viewer> {
  const viewer = await loadViewer(database(), await givenSession(database(), id, NOW), NOW)
  if (!viewer) throw new Error('The session was not opened.')
  return viewer
}

test('deleting an account requires the password again', async () => {
  const viewer = await asViewer(await givenUser(database(), { now: NOW }))

  const outcome = await requestDeletion(database(), viewer, { ...CONFIRMED, password: 'wrong' }, NOW)

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'wrong-password' } })
})

test('deleting an account can be undone for seven days', async () => {
  const db = database()
  const user = await givenUser(db, { now: NOW })
  const viewer = await asViewer(user)

  await requestDeletion(db, viewer, CONFIRMED, NOW)
  const [email] = await listEmailsTo(db, user.email)
  expect(email).toMatchObject({ kind: 'deletion-scheduled', payload: { eraseAfter: daysLater(7).toISOString() } })
  await undoDeletion(db, viewer, daysLater(6))
  await eraseDueAccounts(db, daysLater(8))

  expect((await findProfile(db, user.id))?.email).toBe(user.email)
})

test('deleting an account signs the user out everywhere else', async () => {
  const db = database()
  const user = await givenUser(db, { now: NOW })
  const elsewhere = await givenSession(db, user.id, NOW)
  const here = await givenSession(db, user.id, NOW)
  const viewer = await loadViewer(db, here, NOW)
  if (!viewer) throw new Error('The session was not opened.')

  await requestDeletion(db, viewer, CONFIRMED, NOW)

  expect(await loadViewer(db, elsewhere, NOW)).toBeNull()
  expect(await loadViewer(db, here, NOW)).not.toBeNull()
})

test('deleting an account erases the account after seven days and retains an anonymous row for the invoices', async () => {
  const db = database()
  const user = await givenUser(db, { now: NOW })
  await requestPasswordReset(db, SITE, user.email, { address: '10.0.0.1', now: NOW })
  await requestDeletion(db, await asViewer(user), CONFIRMED, NOW)

  await eraseDueAccounts(db, daysLater(6.9))
  expect((await findAccount(db, user.id))?.email).toBe(user.email)

  await eraseDueAccounts(db, daysLater(7))
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ email: `erased-${user.id}@erased.invalid`, passwordHash: null, erasedAt: daysLater(7) })
  expect(await listEmailsTo(db, user.email)).toEqual([])
  const left = JSON.stringify(await exportMyData(db, TEST_KEYS, user, daysLater(7)))
  expect(left).not.toContain(user.email)
  expect(left).not.toContain('Asha')
})

test('deleting an account requires the email address from users of social sign-in instead', async () => {
  const db = database()
  const user = await givenUser(db, { password: null, now: NOW })
  const viewer = await asViewer(user)

  const wrong = await requestDeletion(db, viewer, { ...CONFIRMED, email: 'other@example.com' }, NOW)
  const typed = { ...CONFIRMED, email: ` ${user.email.toUpperCase()} ` }
  const right = await requestDeletion(db, viewer, typed, NOW)

  expect(wrong.ok).toBe(false)
  expect(right.ok).toBe(true)
})

test('B18, I3: the export contains all of the user’s own rows, nobody else’s, and no hash', async () => {
  const db = database()
  const other = await givenUser(db, { fullName: 'Ravi Shastri' })
  const user = await givenUser(db, { now: NOW })
  await asViewer(user)

  const { tables } = await exportMyData(db, TEST_KEYS, user, NOW)
  const text = JSON.stringify(tables)

  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining(['users', 'profiles', 'sessions', 'consents', 'audit_log']),
  )
  expect(tables.users).toEqual([expect.objectContaining({ email: user.email })])
  expect(tables.sessions).toHaveLength(1)
  expect(text).not.toMatch(/argon2|token_hash|password_hash/)
  expect(text).not.toContain(other.email)
  expect(text).not.toContain('Ravi')
})
