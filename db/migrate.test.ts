import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createEmptyDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'
import { migrationFromFile } from './migration-file.ts'
import { knownMigrations } from './migrations.ts'

const first = migrationFromFile('0001-first.sql', 'create table first (id integer)')
const second = migrationFromFile('0002-second.sql', 'create table second (id integer)')

test('several processes that start at once migrate an empty database once', async () => {
  const { url, db, drop } = await createEmptyDatabase()

  const outcomes = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])

  const applied = outcomes.map((outcome) => (outcome.ok ? outcome.value.applied.length : outcome.refusal))
  expect(applied.toSorted()).toEqual([0, 0, 0, knownMigrations.length])
  const { rows } = await db.execute(sql`select version from schema_migrations order by version`)
  expect(rows).toEqual(knownMigrations.map(({ version }) => ({ version })))
  await drop()
})

test('does nothing at the second start', async () => {
  const { url, drop } = await createEmptyDatabase()
  await migrate(url, [first])

  expect(await migrate(url, [first])).toEqual({ ok: true, value: { applied: [] } })
  await drop()
})

test('applies only the new migrations of a new version', async () => {
  const { url, drop } = await createEmptyDatabase()
  const reported: number[] = []
  const onUpgrade = (migrations: number) => reported.push(migrations)
  await migrate(url, [first], { onUpgrade })

  expect(await migrate(url, [first, second], { onUpgrade })).toEqual({
    ok: true,
    value: { applied: ['0002-second.sql'] },
  })
  expect(reported).toEqual([1])
  await drop()
})

test('H8: refuses a newer database and names the unknown migration', async () => {
  const { url, drop } = await createEmptyDatabase()
  await migrate(url, [first, second])

  const outcome = await migrate(url, [first])

  expect(outcome).toEqual({ ok: false, refusal: expect.stringContaining('newer than this program') })
  expect(outcome).toEqual({ ok: false, refusal: expect.stringContaining('0002-second.sql') })
  await drop()
})

test('starts on a database to which a newer program has added something, and not where it has removed something', async () => {
  const { url, db, drop } = await createEmptyDatabase()
  const added = migrationFromFile('0300-added.sql', 'alter table first add column name text')
  const contract = '-- contract: unused since 0.3\nalter table first drop column id'
  await migrate(url, [first, added])

  expect(await migrate(url, [first])).toEqual({ ok: true, value: { applied: [] } })

  await migrate(url, [first, added, migrationFromFile('0301-removed.sql', contract)])
  expect(await migrate(url, [first])).toEqual({ ok: false, refusal: expect.stringContaining('0301-removed.sql') })
  const { rows } = await db.execute(sql`select version, expands from schema_migrations order by version`)
  expect(rows).toEqual([1, 300, 301].map((version) => ({ version, expands: version === 300 })))
  await drop()
})

test('returns the sentence of a migration that needs the operator and changes nothing', async () => {
  const { url, db, drop } = await createEmptyDatabase()
  const raise = `raise exception using errcode = 'MU001', message = 'Ask an administrator.'`
  const needy = migrationFromFile('0002-needy.sql', `create table needy (); do $$ begin ${raise}; end $$`)

  expect(await migrate(url, [first, needy])).toEqual({ ok: false, refusal: 'Ask an administrator.' })
  expect((await db.execute(sql`select to_regclass('needy') as found`)).rows).toEqual([{ found: null }])
  await drop()
})

test('refuses a migration that was changed after it was applied, but not for new line endings', async () => {
  const { url, drop } = await createEmptyDatabase()
  const lines = migrationFromFile('0001-first.sql', 'create table first (\n  id integer\n)')
  await migrate(url, [lines])

  const sameWithCrLf = await migrate(url, [
    migrationFromFile('0001-first.sql', 'create table first (\r\n  id integer\r\n)'),
  ])
  const changed = await migrate(url, [first])

  expect(sameWithCrLf.ok).toBe(true)
  expect(changed).toEqual({ ok: false, refusal: expect.stringContaining('0001-first.sql was changed') })
  await drop()
})

test('H8: a migration that fails halfway is rolled back', async () => {
  const { url, db, drop } = await createEmptyDatabase()
  const broken = migrationFromFile('0002-broken.sql', 'create table half (id integer); select 1/0')

  await expect(migrate(url, [first, broken])).rejects.toThrow('0002-broken.sql failed and was rolled back')

  const { rows } = await db.execute(sql`select to_regclass('first') as first, to_regclass('half') as half`)
  expect(rows).toEqual([{ first: 'first', half: null }])
  await drop()
})
