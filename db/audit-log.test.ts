import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { recordAudit } from './audit-log.ts'

const AT = new Date('2026-11-16T04:30:00Z')

test('finds an audit entry by its actor and by its subject', async () => {
  const db = database()
  const actorId = '0197a0de-0000-4000-8000-000000000001'
  const subject = { kind: 'booking', id: '42' }

  await recordAudit(db, { action: 'birth-details-viewed', actorId, subject, at: AT })

  const entry = expect.objectContaining({ action: 'birth-details-viewed', actorId, subjectId: '42', at: AT })
  expect(await listAudit(db, { actorId })).toEqual([entry])
  expect(await listAudit(db, { subject })).toEqual([entry])
})

test.each(['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log'])(
  'rejects changes of the audit log: %s',
  async (statement) => {
    const db = database()
    await recordAudit(db, { action: 'signed-in', at: AT })

    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'the audit log can only grow' }),
    })
  },
)
