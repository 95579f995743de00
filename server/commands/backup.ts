import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { makeBackup, siteToBackUp } from '#server/backups.ts'
import { createClock } from '#server/clock.ts'
import { joinDatabase } from '#server/database.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { StartRefused } from '#server/start-refused.ts'
import { typedPath } from '#server/typed-path.ts'

const USAGE = 'Usage: npm run backup -- FILE, or -- FOLDER for a name with the date and the newest hash of the records'
const NO_SUCH_TABLE = '42P01'

/** Writes everything into one file; the site may be running. */
export async function backup(settings: Settings, args: readonly string[]): Promise<void> {
  const [file, ...rest] = args
  if (!file || rest.length > 0) throw new StartRefused(USAGE)
  const path = typedPath(file)

  const database = await joinDatabase(settings, { command: 'npm run backup' })
  try {
    const secret = await siteSecret(settings, database.dataDir)
    const site = siteToBackUp(settings, database.directUrl, { dataDir: database.dataDir.path, secret })
    const report = await makeBackup(site, path, createClock(settings)())
    process.stdout.write(
      `Wrote ${report.tables} tables and ${report.files} files to ${report.path}. ${safetyOf(settings)}\n`,
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

function safetyOf({ backupPassphrase }: Settings): string {
  if (backupPassphrase === undefined) return 'It contains personal data and keys: store it in a safe place.'
  return 'It is encrypted with BACKUP_PASSPHRASE: without that, nobody can restore it.'
}
