import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findLatestAudit, recordAudit } from '#db/audit-log.ts'
import { type BackupName, type BackupReport, backUp } from '#db/backup/backup.ts'
import { connect, type Database } from '#db/client.ts'
import { SHORT_HASH } from '#db/record-chain.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Settings } from './settings.ts'

export type BackedUpSite = {
  readonly url: string
  readonly dataDir: string
  readonly secret: string
  /** Encrypts the backup. */
  readonly passphrase: string | undefined
  /** The database is in the data folder. */
  readonly isEmbedded: boolean
}

/** Pictures are in the database, or in the folder. The backup holds the site's generated secrets, so it is as confidential as the site. */
const FOLDERS = ['uploads', 'secrets']

/** What a backup of this site has and needs. */
export function siteToBackUp(
  { databaseUrl, backupPassphrase }: Settings,
  url: string,
  { dataDir, secret }: { readonly dataDir: string; readonly secret: string },
): BackedUpSite {
  return { url, dataDir, secret, passphrase: backupPassphrase, isEmbedded: databaseUrl === undefined }
}

/** Our own names, with the hash or, of before, without it. An interrupted backup ends in `.part`. */
const OWN_NAME = /^muhurta-(\d{4}-\d{2}-\d{2})(?:-[0-9a-f]+)?\.backup(\.part)?$/

/** Writes a backup into a file, or into a folder under a name of its own, and records it in the audit log. */
export async function makeBackup(site: BackedUpSite, path: string, now: Date): Promise<BackupReport> {
  const source = { ...site, folders: FOLDERS }
  const report = await backUp(source, await nameIn(path, now), now)
  await record(site.url, report, now)
  return report
}

/** A file has the name that was typed; in a folder, it has the date and what a check of the records can be compared with. */
async function nameIn(path: string, now: Date): Promise<BackupName> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return () => path
  return (hash) => {
    const parts = ['muhurta', istDate(now), ...(hash === undefined ? [] : [hash.slice(0, SHORT_HASH)])]
    return join(path, `${parts.join('-')}.backup`)
  }
}

/** The page of the backups shows when the last one was made. The file itself was complete before. */
async function record(url: string, { tables, files, newestHash }: BackupReport, at: Date): Promise<void> {
  const connection = connect(url, { applicationName: 'muhurta-backup', maxConnections: 1 })
  const details = { tables, files, ...(newestHash && { newestHash }) }
  await recordAudit(connection.db, { action: 'backup-made', details, at }).finally(() => connection.close())
}

/** Deletes what is older, by the date in the name. Files with other names stay. */
export async function purgeBackups(folder: string, days: number, now: Date): Promise<number> {
  const oldest = istDate(new Date(now.getTime() - days * DAY_MS))
  const old = (await readdir(folder)).filter((name) => (OWN_NAME.exec(name)?.[1] ?? oldest) < oldest)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}

/** When the newest complete backup in the folder was written. */
export async function findNewestBackup(folder: string): Promise<Date | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => OWN_NAME.test(name) && !name.endsWith('.part'))
  const dates = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.mtime.getTime() ?? 0),
  )
  const newest = Math.max(0, ...dates)
  return newest === 0 ? undefined : new Date(newest)
}

/** What came of the last check, by any process. */
export async function findBackupCheck(db: Database): Promise<{ at: Date; result: string } | undefined> {
  const latest = await findLatestAudit(db, 'backup-checked')
  return latest && { at: latest.at, result: String(latest.details.check) }
}
