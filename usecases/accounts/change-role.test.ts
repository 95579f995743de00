import { beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#db/audit-log.ts'
import { listRoles } from '#db/roles.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { grantRole, removeRole } from './change-role.ts'
import { disableAccount } from './disable-account.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
let own: TestDatabase

// Who is the last admin depends on everybody in the database.
beforeEach(async () => {
  own = await createDatabase()
  return () => own.drop()
})

test('a role that is given is written down with whoever gave it', async () => {
  const admin = await givenUser(own.db, { roles: ['admin'] })
  const client = await givenUser(own.db)

  await grantRole(own.db, { userId: client.id, role: 'astrologer', byUserId: admin.id, now: NOW })

  expect((await listRoles(own.db, client.id)).toSorted()).toEqual(['astrologer', 'client'])
  expect(await listAudit(own.db, { actorId: admin.id })).toEqual([
    expect.objectContaining({ action: 'role-granted', subjectId: client.id, details: { role: 'astrologer' } }),
  ])
})

describe('B7: the last admin', () => {
  test('cannot give up the role, nor be disabled', async () => {
    const admin = await givenUser(own.db, { roles: ['admin'] })
    const change = { userId: admin.id, byUserId: admin.id, now: NOW }

    expect(await removeRole(own.db, { ...change, role: 'admin' })).toEqual({ ok: false, refusal: 'last-admin' })
    expect(await disableAccount(own.db, change)).toEqual({ ok: false, refusal: 'last-admin' })
  })

  test('remains also when both of two admins leave at the same moment', async () => {
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
})
