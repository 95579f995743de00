import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailReasonText } from '#content/emails/reasons.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { createEmptyDatabase } from '#test/database.ts'

/** Stores our own reasons as codes. */
const MIGRATION = 196

const CANCELLED = 'The booking was cancelled.'
const NOT_COMPOSED = 'This email could not be composed. The server log says why.'
const REJECTED = '550 No such user here'

test('an email of an earlier version keeps its reason, as a code that reads the same', async () => {
  const own = await createEmptyDatabase()
  try {
    const before = knownMigrations.filter(({ version }) => version < MIGRATION)
    expect((await migrate(own.url, before)).ok).toBe(true)
    await own.db.execute(sql`
      insert into emails (event_key, kind, payload, recipient, message_id, state, reason) values
        ('one', 'slot-lost', '{}', 'asha@example.com', gen_random_uuid(), 'skipped', ${CANCELLED}),
        ('two', 'slot-lost', '{}', 'asha@example.com', gen_random_uuid(), 'failed', ${NOT_COMPOSED}),
        ('three', 'slot-lost', '{}', 'asha@example.com', gen_random_uuid(), 'failed', ${REJECTED})`)

    expect((await migrate(own.url)).ok).toBe(true)

    const { rows } = await own.db.execute<{ reason: string }>(sql`select reason from emails order by id`)
    expect(rows.map(({ reason }) => reason)).toEqual(['booking-cancelled', 'not-composed', REJECTED])
    expect(emailReasonText('skipped', 'booking-cancelled')).toBe(CANCELLED)
    expect(emailReasonText('failed', 'not-composed')).toBe(NOT_COMPOSED)
    expect(emailReasonText('failed', REJECTED)).toBe(REJECTED)
  } finally {
    await own.drop()
  }
})
