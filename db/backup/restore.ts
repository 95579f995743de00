import { Client } from 'pg'
import { migrate } from '#db/migrate.ts'
import { knownMigrations, type Migration } from '#db/migrations.ts'
import { findTablesInTheWay, markFinished, markUnfinished } from '#db/unfinished-restore.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { checkBackup, type RestoreTarget } from './check.ts'
import { loadRows, writeFiles } from './load.ts'

/**
 * Restores a backup into an empty database. The refusal is a sentence for the operator; nothing has been changed then,
 * because the file is read to its end before the first change.
 */
export async function restore(
  path: string,
  target: RestoreTarget,
  migrations: readonly Migration[] = knownMigrations,
): Promise<Outcome<{ createdAt: string }, string>> {
  const checked = await checkBackup(path, target, migrations)
  if (!checked.ok) return checked
  const { createdAt, migrations: known } = checked.value

  const client = new Client({ connectionString: target.url, application_name: 'muhurta-restore' })
  await client.connect()
  try {
    const tablesInTheWay = await findTablesInTheWay(client)
    if (tablesInTheWay) return refused(tablesInTheWay)
    await markUnfinished(client)

    // The tables as they were at the backup, then the rows, then the later migrations.
    const asItWas = migrations.filter(({ version }) => known.some((row) => row.version === version))
    const prepared = await migrate(target.url, asItWas, { isRestoring: true })
    if (!prepared.ok) return prepared
    await loadRows(client, path)
    await writeFiles(path, target.dataDir)
    await markFinished(client)
  } finally {
    await client.end()
  }

  const upToDate = await migrate(target.url, migrations)
  return upToDate.ok ? accepted({ createdAt }) : upToDate
}
