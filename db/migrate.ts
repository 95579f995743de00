import { Client, DatabaseError } from 'pg'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { prepareJobQueues } from './job-queues.ts'
import type { Migration } from './migration-file.ts'
import { knownMigrations } from './migrations.ts'
import { isRestoreUnfinished } from './unfinished-restore.ts'

// An arbitrary number: the advisory lock that every process takes before it migrates.
const MIGRATION_LOCK = 7_211_405

const UNFINISHED_RESTORE =
  'The last restore into this database did not finish, so its data is incomplete: run npm run restore again.'

type AppliedMigration = Pick<Migration, 'version' | 'name' | 'checksum' | 'expands'>

type MigrateOptions = {
  readonly isRestoring?: boolean
  /** Called before the missing migrations are applied to a database that has been in use. */
  readonly onUpgrade?: (migrations: number) => void
}

/**
 * Applies the missing migrations and returns their names. The refusal is a sentence for the operator.
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = knownMigrations,
  { isRestoring = false, onUpgrade }: MigrateOptions = {},
): Promise<Outcome<{ applied: string[] }, string>> {
  // A separate connection without the timeouts of the pool: another process may be running a long migration. The lock
  // is released when the connection ends.
  const client = new Client({ connectionString: url, application_name: 'muhurta-migrate' })
  // A broken connection fails the query that runs; without a listener, the event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    if (!isRestoring && (await isRestoreUnfinished(client))) return refused(UNFINISHED_RESTORE)
    await client.query(`
      create table if not exists schema_migrations (
        version integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        expands boolean not null default false
      )`)
    await addColumnOf03(client)

    const applied = await client.query<AppliedMigration>(
      'select version, name, checksum, expands from schema_migrations',
    )
    const refusal = findMismatch(applied.rows, migrations)
    if (refusal) return refused(refusal)

    const appliedVersions = new Set(applied.rows.map((row) => row.version))
    const missing = migrations.filter((migration) => !appliedVersions.has(migration.version))
    if (applied.rows.length > 0 && missing.length > 0) onUpgrade?.(missing.length)
    for (const migration of missing) {
      const impossible = await apply(client, migration)
      if (impossible) return refused(impossible)
    }
    await prepareJobQueues(url)

    return accepted({ applied: missing.map(fileName) })
  } finally {
    await client.end()
  }
}

/** Asks first: even to add nothing, `alter table` would wait for the end of a backup. */
async function addColumnOf03(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'expands' and not attisdropped`,
  )
  if (rowCount) return
  await client.query('alter table schema_migrations add column expands boolean not null default false')
}

/** A newer migration that only adds something is no mismatch (decision 0301). */
function findMismatch(applied: readonly AppliedMigration[], known: readonly Migration[]): string | undefined {
  for (const row of applied) {
    const migration = known.find((candidate) => candidate.version === row.version)
    if (!migration && row.expands) continue
    if (!migration) {
      return `The database is newer than this program: it has migration ${fileName(row)}, which this version of Muhurta does not know. Start the newer version, or restore a backup into an empty database.`
    }
    if (migration.checksum !== row.checksum) {
      return `Migration ${fileName(migration)} was changed after it had been applied to this database. Put the original file back and write the change as a new migration.`
    }
  }
  return undefined
}

// A migration raises this code when the database lacks what it needs; the message is a sentence for the operator.
const NEEDS_OPERATOR = 'MU001'

/**
 * The change and its record are one transaction, so a migration that is killed halfway leaves nothing behind. Returns a
 * sentence for the operator if the database lacks what the migration needs.
 */
async function apply(client: Client, migration: Migration): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (version, name, checksum, expands) values ($1, $2, $3, $4)', [
      migration.version,
      migration.name,
      migration.checksum,
      migration.expands,
    ])
    await client.query('commit')
    return undefined
  } catch (error) {
    await client.query('rollback')
    if (error instanceof DatabaseError && error.code === NEEDS_OPERATOR) return error.message
    throw new Error(`Migration ${fileName(migration)} failed and was rolled back.`, { cause: error })
  }
}

function fileName({ version, name }: { version: number; name: string }): string {
  return `${String(version).padStart(4, '0')}-${name}.sql`
}
