import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { restore as restoreBackup } from '#db/backup/restore.ts'
import type { DataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/database.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { typedPath } from '#server/typed-path.ts'

const USAGE = 'Usage: npm run restore -- FILE'

/** Restores a backup into an empty database and data folder; refuses anything else before changing anything. */
export async function restore(settings: Settings, args: readonly string[]): Promise<void> {
  const [file, ...rest] = args
  if (!file || rest.length > 0) throw new StartRefused(USAGE)
  const path = typedPath(file)
  // Before a database is created for it.
  await access(path).catch(() => {
    throw new StartRefused(`File not found: ${path}.`)
  })

  const database = await openDatabase(settings, { command: 'npm run restore' })
  try {
    const secret = settings.authSecret ?? (await findOwnSecret(database.dataDir))
    const restored = await restoreBackup(path, { url: database.url, dataDir: database.dataDir.path, secret })
    if (!restored.ok) throw new StartRefused(restored.refusal)
    process.stdout.write(`Restored the backup of ${restored.value.createdAt}. Start the site with npm start.\n`)
  } finally {
    await database.stop()
  }
}

/** A used data folder has a secret, and only a backup of the same site matches it. */
async function findOwnSecret({ secrets }: DataDir): Promise<string | undefined> {
  const text = await readFile(join(secrets, 'auth-secret'), 'utf8').catch(() => undefined)
  return text?.trim()
}
