import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLatestAudit, recordAudit } from '#db/audit-log.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { SCHEDULES } from '#jobs/schedules.ts'
import { database, databaseUrl } from '#test/database.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { findBackupCheck, findNewestBackup, makeBackup, purgeBackups } from './backups.ts'
import { tryBackup } from './check-backup.ts'
import { healthRoutes } from './http/health.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { readSettings } from './settings.ts'

const now = new Date('2026-11-19T21:00:00Z')
const secret = 'the secret of the site, generated once'

let folder: string
const passphrase = 'seven lamps by the river'
const site = () => ({ ...{ url: databaseUrl(), secret, passphrase }, dataDir: join(folder, 'data'), isEmbedded: false })
const silent = pino({ level: 'silent' })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muhurta-backups-'))
  await mkdir(join(folder, 'data'))
})

afterEach(() => rm(folder, { recursive: true }))

const backups = async () => (await readdir(folder)).filter((name) => name.includes('.backup')).toSorted()

test('names a backup in a folder by the day in India and the newest hash, and records it', async () => {
  await recordAudit(database(), { action: 'signed-in', at: now })
  const end = await findChainEnd(database())

  await makeBackup(site(), folder, now)

  expect(await backups()).toEqual([`muhurta-2026-11-20-${end?.hash.slice(0, 12)}.backup`])
  expect(await findLatestAudit(database(), 'backup-made')).toMatchObject({
    at: now,
    details: { newestHash: end?.hash },
  })
})

test('deletes only its own backups, with the names of before too, when they are older than thirty days', async () => {
  const kept = ['muhurta-2026-10-21.backup', 'muhurta-2026-11-19-0123456789ab.backup', 'before-upgrade.backup']
  const old = ['muhurta-2026-10-20.backup', 'muhurta-2026-01-01-0123456789ab.backup', 'muhurta-2026-01-02.backup.part']
  for (const name of [...kept, ...old]) await writeFile(join(folder, name), '')

  expect(await purgeBackups(folder, 30, now)).toBe(old.length)
  expect(await backups()).toEqual(kept.toSorted())
})

const nightly = (env: Record<string, string>) => {
  const settings = readSettings({ DATA_DIR: site().dataDir, ...env }, folder)
  if (!settings.ok) throw new Error(settings.refusal)
  return nightlyBackup(settings.value, { site: site(), db: database(), clock: () => now, log: silent })
}

test('makes a backup at night, checks it in a scratch database, and readiness says when', async () => {
  await recordAudit(database(), { action: 'signed-in', at: now })
  const health = {
    listProblems: async () => [],
    findNewestBackup: () => findNewestBackup(folder),
    findBackupCheck: () => findBackupCheck(database()),
  }
  const ready = async () => (await healthRoutes(health).request('/readyz')).text()
  expect(await ready()).toBe('ready\nlast backup: none\nlast check of a backup: none')

  await SCHEDULES['make-backup'].run(jobContext(database(), { makeBackup: nightly({ BACKUP_DIR: 'off' }) }))
  expect(await backups()).toEqual([])
  const makesOne = nightly({ BACKUP_DIR: folder })
  await SCHEDULES['make-backup'].run(jobContext(database(), { now: () => now, makeBackup: makesOne }))

  expect(await backups()).toHaveLength(1)
  expect(await ready()).toMatch(/^ready\nlast backup: .+Z\nlast check of a backup: sound, 2026-11-19T21:00:00.000Z$/)
  expect((await findLatestAudit(database(), 'backup-checked'))?.details).toEqual({
    ...{ check: 'sound', rows: expect.any(Number) },
  })
  expect(await listScratchDatabases()).toEqual([])
})

test('makes the folder beside the data, and no other one, whose disk may be missing', async () => {
  await nightly({})?.(now)

  expect((await readdir(join(site().dataDir, 'backups'))).length).toBe(1)
  await expect(nightly({ BACKUP_DIR: join(folder, 'gone') })?.(now)).rejects.toThrow('BACKUP_DIR: there is no folder')
})

test('a check finds an entry that was changed, records that end otherwise, and a file that cannot be read', async () => {
  await recordAudit(database(), { action: 'signed-in', at: now })
  const whole = await makeBackup(site(), folder, now)

  await pastTheTriggers(
    sql`update audit_log set action = 'signed-out' where id = (select max(id) from audit_log where action = 'signed-in')`,
  )
  const planted = await makeBackup(site(), join(folder, 'planted.backup'), now)
  await pastTheTriggers(sql`update audit_log set action = 'signed-in' where action = 'signed-out'`)
  const found = await tryBackup(site(), planted, { log: silent })

  expect(found).toMatchObject({ result: 'faulty', problems: 1 })
  expect(await tryBackup(site(), { ...whole, newestHash: 'f'.repeat(64) }, { log: silent })).toMatchObject({
    result: 'faulty',
    problems: 2,
  })
  await truncate(whole.path, 3000)
  expect(await tryBackup(site(), whole, { log: silent })).toEqual({ result: 'faulty', rows: 0, problems: 1 })
  expect(await listScratchDatabases()).toEqual([])
})

test('a check that takes too long is ended, and leaves no scratch database', async () => {
  const made = await makeBackup(site(), folder, now)

  expect(await tryBackup(site(), made, { log: silent, withinMs: 1 })).toMatchObject({ result: 'too-slow' })
  expect(await listScratchDatabases()).toEqual([])
})

function pastTheTriggers(change: SQL): Promise<unknown> {
  return database().execute(
    sql`alter table audit_log disable trigger user; ${change}; alter table audit_log enable trigger user`,
  )
}

async function listScratchDatabases(): Promise<unknown[]> {
  const { rows } = await database().execute(sql`select datname from pg_database
    where datname = (select 'muhurta_scratch_' || oid from pg_database where datname = current_database())`)
  return rows
}
