import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { BackupReport } from '#db/backup/backup.ts'
import type { RowCounts } from '#db/backup/format.ts'
import { restore } from '#db/backup/restore.ts'
import { ScratchTimeout, withScratchDatabase } from '#db/backup/scratch-database.ts'
import { connect, type Database } from '#db/client.ts'
import { findChainEnd } from '#db/record-chain.ts'
import type { BackupCheckResult } from '#domain/backup-check.ts'
import { errorCode } from '#domain/caught-error.ts'
import { checkRecords } from '#usecases/check-records.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import type { BackedUpSite } from './backups.ts'
import type { Logger } from './log.ts'

export type BackupCheck = { readonly result: BackupCheckResult; readonly rows: number; readonly problems: number }

const WITHIN_MS = 30 * 60_000
const NOT_PERMITTED = '42501'

/** The rows and the write-ahead log of loading them, and what the site itself needs meanwhile. */
const ROOM_PER_BYTE = 3
const SPARE_BYTES = 256 * 1024 * 1024

/**
 * Restores a backup into a scratch database of the same server and compares it: the rows of each table as they were counted
 * when it was made, the newest hash of the records, the chain and the ledger as `npm run fsck` does. Never throws: a site
 * whose backup cannot be checked works.
 */
export async function tryBackup(
  site: BackedUpSite,
  report: BackupReport,
  { log, withinMs = WITHIN_MS }: { log: Logger; withinMs?: number },
): Promise<BackupCheck> {
  try {
    if (!(await hasRoom(site))) return notChecked('no-room')
    return await withScratchDatabase(site.url, withinMs, (scratchUrl) => compare(site, report, scratchUrl, log))
  } catch (err) {
    if (err instanceof ScratchTimeout) return notChecked('too-slow')
    if (errorCode(err) === NOT_PERMITTED) return notChecked('no-right')
    log.error({ err }, 'the backup could not be checked')
    return notChecked('failed')
  }
}

const notChecked = (result: BackupCheckResult): BackupCheck => ({ result, rows: 0, problems: 0 })

async function compare(
  { secret, passphrase }: BackedUpSite,
  { path, newestHash }: BackupReport,
  url: string,
  log: Logger,
): Promise<BackupCheck> {
  const restored = await restore(path, { url, dataDir: undefined, secret, passphrase })
  if (!restored.ok) {
    log.error({ problems: [restored.refusal] }, 'the backup cannot be restored')
    return { result: 'faulty', rows: 0, problems: 1 }
  }

  const { counts } = restored.value
  const connection = connect(url, { applicationName: 'muhurta-scratch', maxConnections: 1 })
  try {
    const problems = [
      ...(await compareCounts(connection.db, counts)),
      ...(await compareEnd(connection.db, newestHash)),
      ...(await checkRecords(connection.db, newestHash)),
      ...(await checkLedger(connection.db)),
    ].map(({ subject, fault }) => `${subject}: ${fault}`)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (problems.length === 0) return { result: 'sound', rows, problems: 0 }
    log.error({ problems: problems.slice(0, 20) }, 'the restored backup has problems')
    return { result: 'faulty', rows, problems: problems.length }
  } finally {
    await connection.close()
  }
}

/** The job queue's own tables change as it starts. */
async function compareCounts(db: Database, counts: RowCounts) {
  const problems: { subject: string; fault: string }[] = []
  for (const [table, expected] of Object.entries(counts)) {
    if (!table.startsWith('public.')) continue
    const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*)::float8 as count from ${table}`))
    const count = rows[0]?.count
    if (count !== expected) problems.push({ subject: table, fault: `has ${count} rows instead of ${expected}` })
  }
  return problems
}

async function compareEnd(db: Database, newestHash: string | undefined) {
  const end = await findChainEnd(db)
  if (newestHash === undefined || end?.hash === newestHash) return []
  return [{ subject: 'record chain', fault: 'ends with another hash than when the backup was made' }]
}

/** Only the embedded database has its disk on this machine. */
async function hasRoom({ url, dataDir, isEmbedded }: BackedUpSite): Promise<boolean> {
  if (!isEmbedded) return true
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize > SPARE_BYTES + ROOM_PER_BYTE * (await databaseBytes(url))
}

export async function databaseBytes(url: string): Promise<number> {
  const connection = connect(url, { applicationName: 'muhurta-backup', maxConnections: 1 })
  const size = sql`select pg_database_size(current_database())::float8 as bytes`
  const { rows } = await connection.db.execute<{ bytes: number }>(size).finally(() => connection.close())
  return rows[0]?.bytes ?? 0
}
