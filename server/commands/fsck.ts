import { connect } from '#db/client.ts'
import { joinDatabase } from '#server/database.ts'
import { bringUpToDate } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

/** Checks that slots, money, states and emails agree with each other; prints what does not, and then fails. */
export async function fsck(settings: Settings): Promise<void> {
  const database = await joinDatabase(settings, { command: 'npm run fsck' })
  try {
    await bringUpToDate(database.url)
    const connection = connect(database.url, { applicationName: 'muhurta-fsck', maxConnections: 1 })
    const findings = await checkLedger(connection.db).finally(() => connection.close())

    for (const { fault, subject } of findings) console.log(`${subject}: ${fault}`)
    console.log(findings.length === 0 ? 'The ledger is sound.' : `${findings.length} findings.`)
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}
