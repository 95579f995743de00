import { Client } from 'pg'
import { migrate } from '#db/migrate.ts'
import type { Migration } from '#db/migration-file.ts'
import { knownMigrations } from '#db/migrations.ts'
import { findTablesInTheWay, isRestoreUnfinished, markFinished, markUnfinished } from '#db/unfinished-restore.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { checkBackup, type RestoreTarget } from './check.ts'
import type { RowCounts } from './format.ts'
import { loadRows, writeFiles } from './load.ts'

export type RestorePlan = {
  /** When the backup was made. */
  readonly createdAt: string
  /** Of its records; undefined for a backup of an older version. */
  readonly newestHash: string | undefined
  /** An earlier restore into this database did not finish; what it left is replaced. */
  readonly isRepeated: boolean
}

type Options = {
  readonly migrations?: readonly Migration[]
  /** Asked when the restore is possible and before anything is changed; without it, nobody is asked. */
  readonly confirm?: (plan: RestorePlan) => Promise<boolean>
}

type Restored = { readonly createdAt: string; readonly counts: RowCounts }

/**
 * Restores a backup into an empty database. The refusal is a sentence for the operator; nothing has been changed then,
 * because the file is read to its end before the first change.
 */
export async function restore(
  path: string,
  target: RestoreTarget,
  { migrations = knownMigrations, confirm = async () => true }: Options = {},
): Promise<Outcome<Restored, string>> {
  const file = { path, passphrase: target.passphrase }
  const checked = await checkBackup(file, target, migrations)
  if (!checked.ok) return checked
  const { header, counts } = checked.value
  const { createdAt, newestHash, migrations: known } = header

  const client = new Client({ connectionString: target.url, application_name: 'muhurta-restore' })
  // A broken connection fails the query that runs; without a listener, the event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const tablesInTheWay = await findTablesInTheWay(client)
    if (tablesInTheWay) return refused(tablesInTheWay)
    const isRepeated = await isRestoreUnfinished(client)
    if (!(await confirm({ createdAt, newestHash, isRepeated }))) return refused('Nothing was changed.')
    await markUnfinished(client)

    // The tables as they were at the backup, then the rows, then the later migrations.
    const asItWas = migrations.filter(({ version }) => known.some((row) => row.version === version))
    const prepared = await migrate(target.url, asItWas, { isRestoring: true })
    if (!prepared.ok) return prepared
    await loadRows(client, file)
    if (target.dataDir !== undefined) await writeFiles(file, target.dataDir)
    await markFinished(client)
  } finally {
    await client.end()
  }

  const upToDate = await migrate(target.url, migrations)
  return upToDate.ok ? accepted({ createdAt, counts }) : upToDate
}
