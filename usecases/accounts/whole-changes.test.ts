import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findProfile } from '#db/accounts/profiles.ts'
import { isRoleHeld } from '#db/accounts/roles.ts'
import { findAccountByEmail, recordEraseAfter } from '#db/accounts/users.ts'
import type { Viewer } from '#domain/viewer.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { undoDeletion } from '#usecases/privacy/delete-account.ts'
import { endOtherSessions, endSession, signOut } from './sign-in/end-session.ts'
import { loadViewer } from './sign-in/load-viewer.ts'
import { signUp } from './sign-in/sign-up.ts'
import { issueSetupLinks } from './staff/issue-setup-links.ts'
import { setUpAdmin } from './staff/set-up-staff.ts'
import { updateProfile } from './update-profile.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const SITE = { appUrl: 'https://practice.example', secret: 'a secret for tests, long enough' }
const ADDRESS = '192.0.2.7'
let own: TestDatabase

// Tables are taken away here, which no other test would like.
beforeEach(async () => {
  own = await createDatabase()
  return () => own.drop()
})

const withoutTable = (table: string) => own.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))

describe('a change that cannot be audited is rolled back', () => {
  let viewer: Viewer
  let here: string
  let elsewhere: string

  beforeEach(async () => {
    const { id } = await givenUser(own.db, { fullName: 'Asha Rao', now: NOW })
    here = await givenSession(own.db, id, NOW)
    elsewhere = await givenSession(own.db, id, NOW)
    await recordEraseAfter(own.db, id, NOW)
    viewer = await requireViewer(here)
    await withoutTable('audit_log')
  })

  test('a new name', async () => {
    await expect(updateProfile(own.db, viewer.id, { fullName: 'Asha R', phone: '' }, NOW)).rejects.toThrow()
    expect(await findProfile(own.db, viewer.id)).toMatchObject({ fullName: 'Asha Rao' })
  })

  test('a cancelled deletion', async () => {
    await expect(undoDeletion(own.db, viewer, NOW)).rejects.toThrow()
    expect(await findProfile(own.db, viewer.id)).toMatchObject({ eraseAfter: NOW })
  })

  test('ending one session, all others, and signing out', async () => {
    const other = await requireViewer(elsewhere)

    await expect(endSession(own.db, viewer, other.sessionId, NOW)).rejects.toThrow()
    await expect(endOtherSessions(own.db, viewer, NOW)).rejects.toThrow()
    await expect(signOut(own.db, here, NOW)).rejects.toThrow()

    expect(await requireViewer(elsewhere)).toEqual(other)
    expect(await requireViewer(here)).toEqual(viewer)
  })

  async function requireViewer(token: string): Promise<Viewer> {
    const found = await loadViewer(own.db, token, NOW)
    if (!found) throw new Error('The session has ended.')
    return found
  }
})

test('an account whose email cannot be queued is not created at sign-up', async () => {
  const email = anEmail()
  const form = { fullName: 'Asha Rao', email, password: PASSWORD, hasConsented: true, returnTo: '/' }
  await withoutTable('emails')

  await expect(signUp(own.db, SITE, form, { address: ADDRESS, now: NOW })).rejects.toThrow()
  expect(await findAccountByEmail(own.db, email)).toBeUndefined()
})

test('an account whose email cannot be queued is not created at set-up, whose link stays valid', async () => {
  const links = await issueSetupLinks(own.db, SITE, NOW)
  const url = links.find(({ role }) => role === 'admin')?.url ?? ''
  const visit = { token: new URL(url).searchParams.get('token') ?? '', address: ADDRESS, now: NOW }
  await withoutTable('emails')

  await expect(setUpAdmin(own.db, SITE, anEmail(), visit)).rejects.toThrow()
  expect(await isRoleHeld(own.db, 'admin')).toBe(false)

  await own.db.execute(sql`alter table emails_away rename to emails`)
  expect(await setUpAdmin(own.db, SITE, anEmail(), visit)).toMatchObject({ ok: true })
})
