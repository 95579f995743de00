import { connect, type Database } from '#db/client.ts'
import type { DataDir } from './data-dir.ts'
import { joinDatabase } from './database.ts'
import { migrateDatabase } from './prepare-database.ts'
import type { Settings } from './settings.ts'

/** For a command that works in the database: joins the running one or starts it, and stops what it has started. */
export async function withDatabase<Result>(
  settings: Settings,
  name: 'breach-report' | 'fsck' | 'pictures' | 'staff',
  run: (db: Database, dataDir: DataDir) => Promise<Result>,
): Promise<Result> {
  const database = await joinDatabase(settings, { command: `npm run ${name}` })
  try {
    await migrateDatabase(database.directUrl)
    const connection = connect(database.directUrl, { applicationName: `muhurta-${name}`, maxConnections: 1 })
    return await run(connection.db, database.dataDir).finally(() => connection.close())
  } finally {
    await database.stop()
  }
}
