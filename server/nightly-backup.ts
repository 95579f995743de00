import { mkdir, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { Clock } from '#domain/time/clock.ts'
import { type BackedUpSite, makeBackup, purgeBackups } from './backups.ts'
import { databaseBytes, tryBackup } from './check-backup.ts'
import type { Logger } from './log.ts'
import type { Settings } from './settings.ts'

type Parts = { readonly site: BackedUpSite; readonly db: Database; readonly clock: Clock; readonly log: Logger }

/** Makes a backup, deletes old ones, and checks the new one; the audit log has what came of it. */
export function nightlyBackup({ backupDir, backupDays }: Settings, { site, db, clock, log }: Parts) {
  if (backupDir === undefined) return undefined
  return async (now: Date) => {
    await prepareFolder(backupDir, site)
    const report = await makeBackup(site, backupDir, now)
    const deleted = await purgeBackups(backupDir, backupDays, now)
    const { result, rows, problems } = await tryBackup(site, report, { log })
    const details = { check: result, ...(rows > 0 && { rows }), ...(problems > 0 && { problems }) }
    await recordAudit(db, { action: 'backup-checked', details, at: clock() })
    return { path: report.path, deleted, check: result }
  }
}

/** Only the folder beside the data is made: of another one, the disk may be missing. */
async function prepareFolder(folder: string, { url, dataDir }: BackedUpSite): Promise<void> {
  if (dirname(folder) === dataDir) await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw new Error(`BACKUP_DIR: there is no folder ${folder}.`)

  const [{ bavail, bsize }, bytes] = await Promise.all([statfs(folder), databaseBytes(url)])
  if (bavail * bsize < bytes) {
    throw new Error(`BACKUP_DIR: ${folder} has less room than the database takes, ${Math.ceil(bytes / 1e6)} MB.`)
  }
}
