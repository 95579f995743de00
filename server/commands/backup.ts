import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAudit } from '#db/audit-log.ts'
import { type BackupName, type BackupReport, backUp } from '#db/backup/backup.ts'
import { connect } from '#db/client.ts'
import { SHORT_HASH } from '#db/record-chain.ts'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { istDate } from '#domain/time/india-time.ts'
import { createClock } from '#server/clock.ts'
import { joinDatabase } from '#server/database.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { StartRefused } from '#server/start-refused.ts'
import { typedPath } from '#server/typed-path.ts'

const USAGE = 'Usage: npm run backup -- FILE, or -- FOLDER for a name with the date and the newest hash of the records'
const NO_SUCH_TABLE = '42P01'

/** The backup holds the site's generated secrets, so it is as confidential as the site. */
const FOLDERS = ['uploads', 'secrets']

/** The page of the backups shows when the last one was made. The file itself was complete before. */
async function record(url: string, { tables, files, newestHash }: BackupReport, at: Date): Promise<void> {
  const connection = connect(url, { applicationName: 'muhurta-backup', maxConnections: 1 })
  const details = { tables, files, ...(newestHash && { newestHash }) }
  await recordAudit(connection.db, { action: 'backup-made', details, at }).finally(() => connection.close())
}

/** A file has the name that was typed; in a folder, it has the date and what a check of the records can be compared with. */
async function nameIn(path: string, now: Date): Promise<BackupName> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return () => path
  return (hash) =>
    join(path, `${['muhurta', istDate(now), ...(hash ? [hash.slice(0, SHORT_HASH)] : [])].join('-')}.backup`)
}

/** Writes everything into one file; the site may be running. */
export async function backup(settings: Settings, args: readonly string[]): Promise<void> {
  const [file, ...rest] = args
  if (!file || rest.length > 0) throw new StartRefused(USAGE)
  const path = typedPath(file)

  const database = await joinDatabase(settings, { command: 'npm run backup' })
  try {
    const secret = await siteSecret(settings, database.dataDir)
    const source = { url: database.url, dataDir: database.dataDir.path, folders: FOLDERS, secret }
    const now = createClock(settings)()
    const report = await backUp(source, await nameIn(path, now), now)
    await record(database.url, report, now)
    process.stdout.write(
      `Wrote ${report.tables} tables and ${report.files} files to ${report.path}. It contains personal data and keys: store it in a safe place.\n`,
    )
    if (report.newestHash) process.stdout.write(`The newest hash of its records is ${report.newestHash}.\n`)
  } catch (error) {
    const code = errorCode(error)
    if (code === NO_SUCH_TABLE) throw new StartRefused('There is nothing to back up yet. Start the site once first.')
    if (code && ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'EROFS'].includes(code)) {
      throw new StartRefused(`The backup could not be written: ${errorMessage(error)}.`, { cause: error })
    }
    throw error
  } finally {
    await database.stop()
  }
}
