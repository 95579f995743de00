import { connect } from '#db/client.ts'
import { joinDatabase } from '#server/database.ts'
import { migrateDatabase } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

/** Checks that slots, payments, states and emails are consistent; prints every problem and exits with 1 if there is any. */
export async function fsck(settings: Settings): Promise<void> {
  const database = await joinDatabase(settings, { command: 'npm run fsck' })
  try {
    await migrateDatabase(database.url)
    const connection = connect(database.url, { applicationName: 'muhurta-fsck', maxConnections: 1 })
    const findings = await checkLedger(connection.db).finally(() => connection.close())

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
