import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLatestAudit, recordAudit } from '#db/audit-log.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { SCHEDULES } from '#jobs/schedules.ts'
import { database, databaseUrl } from '#test/database.ts'
import { jobContext } from '#test/job-context.ts'
import { findNewestBackup, makeBackup, purgeBackups } from './backups.ts'
import { healthRoutes } from './http/health.ts'

const now = new Date('2026-11-19T21:00:00Z')
const secret = 'the secret of the site, generated once'

let folder: string
const site = () => ({ url: databaseUrl(), dataDir: join(folder, 'data'), secret })

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

  expect(await purgeBackups(folder, now)).toBe(old.length)
  expect(await backups()).toEqual(kept.toSorted())
})

test('makes a backup at night where there is a folder for them, and readiness says when', async () => {
  const health = { listProblems: async () => [], findNewestBackup: () => findNewestBackup(folder) }
  const ready = async () => (await healthRoutes(health).request('/readyz')).text()
  expect(await ready()).toBe('ready\nlast backup: none')

  await SCHEDULES['make-backup'].run(jobContext(database()))
  expect(await backups()).toEqual([])
  const makes = async (at: Date) => ({ path: (await makeBackup(site(), folder, at)).path, deleted: 0 })
  await SCHEDULES['make-backup'].run(jobContext(database(), { now: () => now, makeBackup: makes }))

  expect(await backups()).toHaveLength(1)
  expect(await ready()).toMatch(/^ready\nlast backup: \d{4}-\d{2}-\d{2}T/)
})
