import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type RestorePlan, restore as restoreBackup } from '#db/backup/restore.ts'
import type { DataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/database.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { typedPath } from '#server/typed-path.ts'

const USAGE = 'Usage: npm run restore -- FILE, or -- FILE --yes to be asked nothing'

/**
 * Restores a backup into an empty database and data folder; refuses anything else before changing anything. It says what it
 * will do, and at a terminal it asks; a script is not asked, because nothing is ever overwritten.
 */
export async function restoreSite(settings: Settings, args: readonly string[]): Promise<void> {
  const [file, ...rest] = args.filter((arg) => arg !== '--yes')
  if (!file || rest.length > 0) throw new StartRefused(USAGE)
  const path = typedPath(file)
  // Before a database is created for it.
  const { size } = await stat(path).catch(() => {
    throw new StartRefused(`File not found: ${path}.`)
  })

  const database = await openDatabase(settings, { command: 'npm run restore' })
  try {
    const secret = settings.authSecret ?? (await findOwnSecret(database.dataDir))
    const target = {
      url: database.directUrl,
      dataDir: database.dataDir.path,
      secret,
      passphrase: settings.backupPassphrase,
    }
    const confirm = async (plan: RestorePlan) => {
      process.stdout.write(planText(plan, { path, size, settings }))
      return args.includes('--yes') || !process.stdin.isTTY || isYes(await ask('Restore it? Type yes: '))
    }
    const restored = await restoreBackup(path, target, { confirm })
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

type Planned = { readonly path: string; readonly size: number; readonly settings: Settings }

function planText({ createdAt, newestHash, isRepeated }: RestorePlan, { path, size, settings }: Planned): string {
  const database = settings.databaseUrl
    ? databaseName(settings.databaseDirectUrl ?? settings.databaseUrl)
    : 'its embedded database'
  const replaced = isRepeated
    ? 'what a restore that did not finish has left there'
    : 'nothing: the database is empty, and no file differs'
  return `The backup   ${path}, ${(size / 1e6).toFixed(1)} MB, made ${createdAt}
Its records  end with the hash ${newestHash ?? 'none, because it is of an older version'}
Goes into    DATA_DIR ${settings.dataDir} and ${database}
Replaces     ${replaced}
`
}

/** Without the user name and password in the URL. */
function databaseName(url: string): string {
  const { host, pathname, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return `the database ${pathname.slice(1)} at ${searchParams.get('host') ?? host} (DATABASE_URL)`
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return terminal.question(question).finally(() => terminal.close())
}

const isYes = (answer: string) => /^y(es)?$/i.test(answer.trim())
