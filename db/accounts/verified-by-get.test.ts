import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { createEmptyDatabase } from '#test/database.ts'

/** Marks the accounts whose address was verified by opening a link. */
const MIGRATION = 86

test('A32: the upgrade marks passwords that were never proven, and no others', async () => {
  const { url, db, drop } = await createEmptyDatabase()
  await migrate(
    url,
    knownMigrations.filter(({ version }) => version < MIGRATION),
  )
  const users = {
    opened: { audit: ['signed-up', 'address-verified'], isMarked: true },
    moved: { audit: ['address-verified', 'password-reset', 'address-changed'], isMarked: true },
    reset: { audit: ['address-verified', 'password-reset', 'password-changed'], isMarked: false },
    staff: { audit: ['password-changed'], isMarked: false },
    social: { audit: ['address-verified'], hasPassword: false, isMarked: false },
    unverified: { audit: ['signed-up'], isVerified: false, isMarked: false },
  }
  for (const [name, user] of Object.entries(users)) {
    const { audit, hasPassword = true, isVerified = true } = { hasPassword: true, isVerified: true, ...user }
    const id = randomUUID()
    await db.execute(sql`
      insert into users (id, email, email_verified_at, password_hash)
      values (${id}, ${name}, ${isVerified ? '2026-11-15T00:00:00Z' : null}, ${hasPassword ? 'hash' : null})`)
    for (const action of audit)
      await db.execute(sql`insert into audit_log (actor_id, action) values (${id}, ${action})`)
  }

  expect((await migrate(url)).ok).toBe(true)

  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where verified_by_get order by email`,
  )
  const marked = Object.entries(users).filter(([, { isMarked }]) => isMarked)
  expect(rows.map(({ email }) => email)).toEqual(marked.map(([name]) => name).toSorted())
  await drop()
})
