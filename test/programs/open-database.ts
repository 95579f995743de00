// Opens the database of DATA_DIR as the site does, until it is stopped or killed.
import { readOrCreateSecret } from '#server/data-dir.ts'
import { openDatabase } from '#server/database.ts'
import { readSettings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { waitForStopSignal } from '#server/stop-signals.ts'

const stopSignal = waitForStopSignal()
const settings = readSettings(process.env, '/')
if (!settings.ok) throw new Error(settings.refusal)

try {
  const database = await openDatabase(settings.value)
  const secret = await readOrCreateSecret(database.dataDir, 'auth-secret')
  console.log(JSON.stringify({ url: database.url, secret }))
  await stopSignal
  await database.stop()
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exit(1)
}
process.exit(0)
