import { connect, type Database } from '#db/client.ts'
import { joinDatabase, type OpenDatabase } from '#server/database.ts'
import { keyRingSentence, keySources } from '#server/encryption-keys.ts'
import { migrateDatabase } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { checkEncryptedRows } from '#usecases/check-encrypted-rows.ts'
import { discardLockedRows, type KeySources, readKeyRing } from '#usecases/open-key-ring.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const USAGE = 'Usage: npm run fsck [-- --discard-unreadable]'

/**
 * Checks that slots, payments, states and emails are consistent and that encrypted rows can be read; prints every problem
 * and exits with 1 if there is any.
 */
export async function fsck(settings: Settings, args: readonly string[] = []): Promise<void> {
  const [option, ...rest] = args
  if (rest.length > 0 || (option !== undefined && option !== '--discard-unreadable')) throw new StartRefused(USAGE)

  const database = await joinDatabase(settings, { command: 'npm run fsck' })
  try {
    await migrateDatabase(database.url)
    const sources = await keySources(settings, database.dataDir)
    const findings = await withConnection(database, async (db) => {
      if (option !== undefined) console.log(`Discarded ${await discardLockedRows(db, sources)} unreadable rows.`)
      return [...(await checkLedger(db)), ...(await checkEncryption(db, sources))]
    })

    for (const { fault, subject } of findings) console.log(`${subject}: ${fault}`)
    console.log(
      findings.length === 0
        ? 'No problems found.'
        : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'} found.`,
    )
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}

async function withConnection<T>({ url }: OpenDatabase, run: (db: Database) => Promise<T>): Promise<T> {
  const connection = connect(url, { applicationName: 'muhurta-fsck', maxConnections: 1 })
  return run(connection.db).finally(() => connection.close())
}

async function checkEncryption(db: Database, sources: KeySources) {
  const opened = await readKeyRing(db, sources)
  if (!opened.ok) return [{ subject: 'encryption', fault: keyRingSentence(opened.refusal) }]

  const unreadable = await checkEncryptedRows(db, opened.value.ring)
  return unreadable.map(({ table, rows }) => ({
    subject: table,
    fault: `${rows} encrypted rows were altered and cannot be read; restore them from a backup`,
  }))
}
