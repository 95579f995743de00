import { beforeEach, expect, test } from 'vitest'
import { listRoles } from '#db/accounts/roles.ts'
import { recordEraseAfter } from '#db/accounts/users.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { eraseDueAccounts } from '#usecases/privacy/purge-accounts.ts'
import { disableAccount, enableAccount } from '../close-account.ts'
import { loadViewer } from '../sign-in/load-viewer.ts'
import { grantRole, removeRole } from './change-role.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
let own: TestDatabase

// Who is the last admin depends on all accounts in the database.
beforeEach(async () => {
  own = await createDatabase()
  return () => own.drop()
})

test('records who granted a role', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  const client = await givenUser(own.db)

  await grantRole(own.db, { userId: client.id, role: 'astrologer', byUserId: admin.id, now: NOW })

  expect((await listRoles(own.db, client.id)).toSorted()).toEqual(['astrologer', 'client'])
  expect(await listAudit(own.db, { actorId: admin.id })).toEqual([
    expect.objectContaining({ action: 'role-granted', subjectId: client.id, details: { role: 'astrologer' } }),
  ])
})

test('says when the last astrologer was removed', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  const pair = [await givenUser(own.db, { roles: ['astrologer'] }), await givenUser(own.db, { roles: ['astrologer'] })]

  const outcomes = []
  for (const { id } of pair) {
    outcomes.push(await removeRole(own.db, { userId: id, role: 'astrologer', byUserId: admin.id, now: NOW }))
  }

  expect(outcomes).toEqual([
    { ok: true, value: { isNobodyLeft: false } },
    { ok: true, value: { isNobodyLeft: true } },
  ])
})

test('B7: the last admin can neither lose the role nor be disabled', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  const change = { userId: admin.id, byUserId: admin.id, now: NOW }

  expect(await removeRole(own.db, { ...change, role: 'admin' })).toEqual({ ok: false, refusal: 'last-admin' })
  expect(await disableAccount(own.db, change)).toEqual({ ok: false, refusal: 'last-admin' })
})

test('B7: the last admin does not count disabled accounts', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  await givenUser(own.db, { roles: ['admin'], isDisabled: true })
  const change = { userId: admin.id, byUserId: undefined, now: NOW }

  expect(await removeRole(own.db, { ...change, role: 'admin' })).toEqual({ ok: false, refusal: 'last-admin' })
  expect(await disableAccount(own.db, change)).toEqual({ ok: false, refusal: 'last-admin' })
})

test('B7: the last admin remains when both of two admins leave at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const fresh = await createDatabase()
    const pair = [await givenUser(fresh.db, { roles: ['admin'] }), await givenUser(fresh.db, { roles: ['admin'] })]

    const outcomes = await Promise.all(
      pair.map(({ id }) => removeRole(fresh.db, { userId: id, role: 'admin', byUserId: id, now: NOW })),
    )

    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    await fresh.drop()
  }
})

test('a disabled account loses its sessions at once, can be enabled again, and both are recorded', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  const client = await givenUser(own.db, { now: NOW })
  const token = await givenSession(own.db, client.id, NOW)
  const change = { userId: client.id, byUserId: admin.id, now: NOW }

  await disableAccount(own.db, change)
  expect(await loadViewer(own.db, token, NOW)).toBeNull()
  await enableAccount(own.db, change)
  const again = await givenSession(own.db, client.id, NOW)

  expect(await loadViewer(own.db, token, NOW)).toBeNull()
  expect(await loadViewer(own.db, again, NOW)).toMatchObject({ id: client.id })
  const audited = await listAudit(own.db, { actorId: admin.id })
  expect(audited.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['account-enabled', client.id],
    ['account-disabled', client.id],
  ])
})

test("a disabled account is never one's own", async () => {
  const [admin] = [await givenUser(own.db, { roles: ['admin'] }), await givenUser(own.db, { roles: ['admin'] })]

  const outcome = await disableAccount(own.db, { userId: admin.id, byUserId: admin.id, now: NOW })

  expect(outcome).toEqual({ ok: false, refusal: 'own-account' })
})

test('a disabled account stays disabled once erased', async () => {
  const gone = await givenUser(own.db, { now: NOW })
  await recordEraseAfter(own.db, gone.id, NOW)
  await eraseDueAccounts(own.db, NOW)

  const outcome = await enableAccount(own.db, { userId: gone.id, byUserId: undefined, now: NOW })

  expect(outcome).toEqual({ ok: false, refusal: 'account-erased' })
})
