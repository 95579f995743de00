import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { migrate } from '#db/migrate.ts'
import { migrationFromFile } from '#db/migration-file.ts'
import { knownMigrations } from '#db/migrations.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { emails } from '#db/schema/emails.ts'
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/database.ts'
import { AN_EMAIL, givenEmail } from '#test/factories/emails.ts'
import { checkRecords } from '#usecases/check-records.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { backUp } from './backup.ts'
import { type RestorePlan, restore } from './restore.ts'
import { listTables } from './tables.ts'

const secret = 'the secret of the site, generated once'
const now = new Date('2026-05-01T06:00:00Z')

let source: TestDatabase
let target: TestDatabase
let folder: string

beforeEach(async () => {
  ;[source, target, folder] = await Promise.all([
    createDatabase(),
    createEmptyDatabase(),
    mkdtemp(join(tmpdir(), 'muhurta-backup-')),
  ])
  await mkdir(join(folder, 'from', 'uploads', 'posts'), { recursive: true })
  await mkdir(join(folder, 'from', 'secrets'))
  await writeFile(join(folder, 'from', 'secrets', 'auth-secret'), secret)
  await writeFile(join(folder, 'from', 'uploads', 'posts', 'cover.png'), Uint8Array.from([137, 80, 0, 255]))
})

afterEach(async () => {
  await Promise.all([source.drop(), target.drop(), rm(folder, { recursive: true })])
})

test('restores every row, every file and every sequence', async () => {
  await givenEveryKindOfValue(source.db)
  for (let count = 0; count < 20; count++) await givenEmail(source.db)
  await makeBackup()

  const outcome = await restoreBackup()

  expect(outcome).toEqual({ ok: true, value: { createdAt: now.toISOString(), counts: expect.anything() } })
  expect(await everyRow(target.url)).toEqual(await everyRow(source.url))
  expect(await readFile(join(folder, 'to', 'uploads', 'posts', 'cover.png'))).toEqual(Buffer.from([137, 80, 0, 255]))
  expect(await readFile(join(folder, 'to', 'secrets', 'auth-secret'), 'utf8')).toBe(secret)
  const next = await givenEmail(target.db)
  expect(next.id).toBe(Math.max(...(await idsOfEmails(source.db))) + 1)
})

test('a picture that the database has is written once, and one that only the folder has is not lost', async () => {
  const [stored, kept] = ['stored', 'kept'].map((name) => `${name.padEnd(22, '-')}.webp`)
  await source.db.execute(sql`insert into pictures (name, content) values (${stored}, 'a picture')`)
  for (const name of [stored, kept]) await writeFile(join(folder, 'from', 'uploads', `${name}`), 'a picture')
  await makeBackup()

  await restoreBackup()

  expect((await target.db.execute(sql`select name from pictures`)).rows).toEqual([{ name: stored }])
  expect(await readdir(join(folder, 'to', 'uploads'))).toEqual([kept, 'posts'])
})

test('the name of a backup can have the newest hash of its records, and a restore keeps the chain whole', async () => {
  await recordAudit(source.db, { action: 'signed-in', at: now })
  const end = await findChainEnd(source.db)

  const report = await backUp(fromSource(), (hash) => join(folder, `${hash}.backup`), now)
  const outcome = await restore(report.path, toTarget())

  expect(outcome.ok).toBe(true)
  expect(report).toMatchObject({ path: join(folder, `${end?.hash}.backup`), newestHash: end?.hash })
  expect(await checkRecords(target.db, report.newestHash)).toEqual([])
  await recordAudit(target.db, { action: 'signed-out', at: now })
  expect(await findChainEnd(target.db)).toMatchObject({ position: 2 })
  expect(await checkRecords(target.db, report.newestHash)).toEqual([])
})

test('a backup of the version before the chain has no hash, and is chained after the restore', async () => {
  const before = knownMigrations.filter(({ version }) => version < 241)
  const [older, empty] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()])
  await migrate(older.url, before)
  await older.db.execute(sql`insert into audit_log (action) values ('signed-in'), ('signed-out')`)

  const report = await backUp({ ...fromSource(), url: older.url }, backupPath, now)
  const outcome = await restore(backupPath(), { ...toTarget(), url: empty.url })

  expect(outcome.ok).toBe(true)
  expect(report.newestHash).toBeUndefined()
  expect(await findChainEnd(empty.db)).toMatchObject({ position: 2 })
  expect(await checkRecords(empty.db)).toEqual([])
  await Promise.all([older.drop(), empty.drop()])
})

test('restores many and large rows unchanged', async () => {
  await source.db.execute(sql`
    insert into emails (event_key, kind, recipient, payload)
    select 'bulk:' || n, 'password-changed', 'a@example.com',
           jsonb_build_object('n', n, 'text', repeat(md5(n::text), case when n > 4990 then 5000 else 4 end))
    from generate_series(1, 5000) as n`)
  await makeBackup()

  await restoreBackup()

  expect(await digestOfEmails(target.db)).toEqual(await digestOfEmails(source.db))
})

test('enables foreign keys and triggers again after a restore', async () => {
  await source.db.execute(sql`
    create table parents (id integer primary key);
    create table children (parent_id integer references parents);
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''never delete''; end';
    create trigger never_delete before delete on parents for each row execute function refuse();
    insert into parents values (1);
    insert into children values (1)`)
  const shape = migrationFromFile(
    '9999-family.sql',
    `create table parents (id integer primary key);
     create table children (parent_id integer references parents);
     create function refuse() returns trigger language plpgsql as 'begin raise exception ''never delete''; end';
     create trigger never_delete before delete on parents for each row execute function refuse()`,
  )
  await recordAsApplied(shape)
  await makeBackup()

  const outcome = await restore(backupPath(), toTarget(), { migrations: [...knownMigrations, shape] })

  expect(outcome.ok).toBe(true)
  await expect(target.db.execute(sql`insert into children values (2)`)).rejects.toThrow()
  await expect(target.db.execute(sql`delete from parents`)).rejects.toMatchObject({
    cause: { message: 'never delete' },
  })
})

test('H9: a backup during writes is a consistent snapshot', async () => {
  let isWriting = true
  const writers = Array.from({ length: 4 }, async () => {
    while (isWriting) {
      await source.db.transaction(async (tx) => {
        await queueEmail(tx, { eventKey: randomUUID(), to: { address: 'asha@example.com' }, email: AN_EMAIL })
      })
    }
  })

  await makeBackup()
  isWriting = false
  await Promise.all(writers)
  await restoreBackup()

  // Each email was written together with its job.
  const { rows } = await target.db.execute(sql`
    select (select count(*) from emails) = (select count(*) from pgboss.job where name = 'send-email') as "isWhole"`)
  expect(rows).toEqual([{ isWhole: true }])
})

test('restores a backup of an older version with its own tables and then migrates it', async () => {
  await givenEmail(source.db)
  await makeBackup()
  const newer = migrationFromFile(
    '9999-count.sql',
    'create table counted as select count(*)::int as emails from emails',
  )

  const outcome = await restore(backupPath(), toTarget(), { migrations: [...knownMigrations, newer] })

  expect(outcome.ok).toBe(true)
  expect((await target.db.execute(sql`select emails from counted`)).rows).toEqual([{ emails: 1 }])
})

test('restores jobs into tables of pg-boss that have changed since', async () => {
  await source.db.transaction((tx) => enqueue(tx, 'notify-subscribers', { postId: 1 }))
  await source.db.execute(sql`alter table pgboss.job add column gone_later text default 'x'`)
  await makeBackup()

  const outcome = await restoreBackup()

  expect(outcome.ok).toBe(true)
  const { rows } = await target.db.execute(sql`select name, data from pgboss.job where name = 'notify-subscribers'`)
  expect(rows).toEqual([{ name: 'notify-subscribers', data: { postId: 1 } }])
})

test('refuses a database that is not empty and leaves it unchanged', async () => {
  await makeBackup()
  await target.db.execute(sql`create table mine (id integer); insert into mine values (7)`)

  const outcome = await restoreBackup()

  expect(outcome).toEqual({ ok: false, refusal: expect.stringContaining('The database is not empty') })
  expect((await target.db.execute(sql`select id from mine`)).rows).toEqual([{ id: 7 }])
})

test('refuses a backup of a newer version before it changes anything', async () => {
  await recordAsApplied(migrationFromFile('9999-future.sql', 'select 1'))
  await makeBackup()

  expect(await restoreBackup()).toEqual({ ok: false, refusal: expect.stringContaining('newer version of Muhurta') })
  await expectUntouched()
})

test('H10: refuses a truncated backup before it changes anything', async () => {
  await givenEmail(source.db)
  await makeBackup()
  const whole = await readFile(backupPath())

  for (const length of [
    0,
    1,
    9,
    100,
    Math.floor(whole.length / 2),
    whole.length - 20,
    whole.length - 9,
    whole.length - 1,
  ]) {
    await writeFile(backupPath(), whole)
    await truncate(backupPath(), length)
    expect(await restoreBackup(), `${length} bytes`).toEqual({
      ok: false,
      refusal: expect.stringContaining('cannot be restored'),
    })
  }
  await expectUntouched()
})

test('refuses a backup with one altered byte before it changes anything', async () => {
  await givenEmail(source.db)
  await makeBackup()
  const whole = await readFile(backupPath())

  // The ten bytes of the gzip header are not part of the content.
  for (let position = 10; position < whole.length; position += Math.ceil(whole.length / 50)) {
    const altered = Buffer.from(whole)
    altered[position] = (altered[position] ?? 0) ^ 0x10
    await writeFile(backupPath(), altered)
    expect(await restoreBackup(), `byte ${position}`).toMatchObject({ ok: false })
  }
  await expectUntouched()
})

test('an encrypted backup is restored with its passphrase only, and names nothing without it', async () => {
  await givenEmail(source.db)
  await source.db.execute(sql`
    insert into emails (event_key, kind, recipient, payload)
    select 'random:' || n, 'password-changed', 'a@example.com', jsonb_build_object('text', md5(n::text) || md5((n * 7)::text))
    from generate_series(1, 9000) as n`)
  const passphrase = 'seven lamps by the river'
  const report = await backUp({ ...fromSource(), passphrase }, backupPath, now)
  const whole = await readFile(report.path)
  const restoreWith = (words: string | undefined) => restore(backupPath(), { ...toTarget(), passphrase: words })

  expect(whole.length).toBeGreaterThan(3 * 64 * 1024)
  expect(whole.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]))
  expect(await restoreWith(undefined)).toEqual({ ok: false, refusal: expect.stringContaining('set BACKUP_PASSPHRASE') })
  expect(await restoreWith('seven lamps by the sea')).toEqual({
    ok: false,
    refusal: expect.stringContaining('encrypted with another passphrase'),
  })
  const pieces = (count: number) => 51 + count * (64 * 1024 + 16)
  const damages: Record<string, Buffer> = {
    'cut after a piece': whole.subarray(0, pieces(1)),
    'cut within a piece': whole.subarray(0, pieces(1) + 9),
    'cut within the salt': whole.subarray(0, 30),
    'two pieces changed places': Buffer.concat([
      whole.subarray(0, 51),
      whole.subarray(pieces(1), pieces(2)),
      whole.subarray(51, pieces(1)),
      whole.subarray(pieces(2)),
    ]),
    'a byte': Buffer.concat([whole.subarray(0, 70_000), Buffer.from([~(whole[70_000] ?? 0)]), whole.subarray(70_001)]),
    'the cost': Buffer.concat([whole.subarray(0, 16), Buffer.from([31]), whole.subarray(17)]),
    'bytes after the end': Buffer.concat([whole, Buffer.from('more')]),
  }
  for (const [what, damaged] of Object.entries(damages)) {
    await writeFile(backupPath(), damaged)
    expect(await restoreWith(passphrase), what).toEqual({
      ok: false,
      refusal: expect.stringContaining('cannot be restored'),
    })
  }
  await expectUntouched()

  await writeFile(backupPath(), whole)
  expect(await restoreWith(passphrase)).toMatchObject({ ok: true })
  expect(await everyRow(target.url)).toEqual(await everyRow(source.url))
})

test('says what a restore will do before the first change, and does nothing without a yes', async () => {
  await recordAudit(source.db, { action: 'signed-in', at: now })
  const { newestHash } = await makeBackup()
  const plans: RestorePlan[] = []
  const confirm = async (plan: RestorePlan) => {
    plans.push(plan)
    await expectUntouched()
    return false
  }

  const outcome = await restore(backupPath(), toTarget(), { confirm })

  expect(outcome).toEqual({ ok: false, refusal: 'Nothing was changed.' })
  expect(plans).toEqual([{ createdAt: now.toISOString(), newestHash, isRepeated: false }])
  await expectUntouched()
})

test('H10: refuses a backup of a site with another secret, because its encrypted rows could never be read', async () => {
  await makeBackup()

  const outcome = await restore(backupPath(), { ...toTarget(), secret: 'the secret of quite another site' })

  expect(outcome).toEqual({ ok: false, refusal: expect.stringContaining('another secret') })
  await expectUntouched()
})

test('does not overwrite the files of a data folder', async () => {
  await makeBackup()
  await mkdir(join(folder, 'to', 'uploads', 'posts'), { recursive: true })
  await writeFile(join(folder, 'to', 'uploads', 'posts', 'cover.png'), 'another picture')

  expect(await restoreBackup()).toEqual({ ok: false, refusal: expect.stringContaining('uploads/posts/cover.png') })
  await expectUntouched()
})

test('an interrupted restore is detected at the next start and can be repeated', async () => {
  await givenEmail(source.db)
  await makeBackup()
  // This folder cannot be created; at that point all rows are restored.
  await writeFile(join(folder, 'to'), 'not a folder')
  await expect(restoreBackup()).rejects.toThrow()
  await rm(join(folder, 'to'))

  expect(await migrate(target.url)).toEqual({ ok: false, refusal: expect.stringContaining('did not finish') })
  expect(await restoreBackup()).toMatchObject({ ok: true })
  expect(await migrate(target.url)).toMatchObject({ ok: true })
  expect(await everyRow(target.url)).toEqual(await everyRow(source.url))
})

test('a failed backup leaves an earlier one unchanged and no partial file', async () => {
  await writeFile(backupPath(), 'the backup of yesterday')
  const nowhere = { ...fromSource(), dataDir: 'no such \0 folder' }

  await expect(backUp(nowhere, backupPath, now)).rejects.toThrow()

  expect(await readFile(backupPath(), 'utf8')).toBe('the backup of yesterday')
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

const backupPath = () => join(folder, 'backup')
const fromSource = () => ({
  url: source.url,
  dataDir: join(folder, 'from'),
  folders: ['uploads', 'secrets'],
  secret,
  passphrase: undefined,
})
const toTarget = () => ({ url: target.url, dataDir: join(folder, 'to'), secret: undefined })
const makeBackup = () => backUp(fromSource(), backupPath, now)
const restoreBackup = () => restore(backupPath(), toTarget())

async function expectUntouched(): Promise<void> {
  const { rows } = await target.db.execute(sql`
    select count(*)::int as relations from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([{ relations: 0 }])
}

/** Values that a careless text format would change. */
async function givenEveryKindOfValue(db: Database): Promise<void> {
  const odd = ['tab\tnew\nline\rback\\slash', '\\N', '\\.', '', 'नमस्ते 🪔', '\u0001', '"quoted", \'single\'']
  for (const [index, text] of odd.entries()) {
    await db.execute(sql`
      insert into emails (event_key, kind, recipient, payload, reason, created_at)
      values (${`odd:${index}`}, 'password-changed', 'a@example.com', ${JSON.stringify({ text, none: null, half: 0.1 })}::jsonb,
              ${text}, timestamptz '2026-05-01 06:00:00.123456+05:30')`)
  }
}

async function digestOfEmails(db: Database) {
  const { rows } = await db.execute(sql`
    select count(*)::int as count, md5(string_agg(md5(l::text), '' order by id)) as digest from emails l`)
  return rows
}

async function idsOfEmails(db: Database): Promise<number[]> {
  return (await db.select({ id: emails.id }).from(emails)).map(({ id }) => id)
}

async function recordAsApplied({ version, name, checksum }: { version: number; name: string; checksum: string }) {
  await source.db.execute(sql`
    insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`)
}

async function everyRow(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const rows: Record<string, string[]> = {}
  for (const { name } of await listTables(client)) {
    const result = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    rows[name] = result.rows.map(({ row }) => row)
  }
  await client.end()
  return rows
}
