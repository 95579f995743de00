import { randomUUID } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { inject } from 'vitest'
import { type Connection, connect, type Database } from '#db/client.ts'
import { TEMPLATE_DATABASE } from './setup/template-database.ts'

export type TestDatabase = Connection & { readonly url: string; drop(): Promise<void> }

// Half the work of logging every page, and test databases need not survive a crash.
const AS_FILES = 'strategy file_copy'

// Beside many other test files, Postgres is slow without being broken.
const PATIENT_MS = { connection: 60_000 }

let own: TestDatabase | undefined

/** Runs before each test file: see `setup-database.ts`. */
export async function openOwnDatabase(): Promise<void> {
  own = await createDatabase()
}

export async function dropOwnDatabase(): Promise<void> {
  await own?.drop()
  own = undefined
}

/** The migrated database of this test file. Its tests share it, so each creates its own users. */
export function database(): Database {
  return requireOwn().db
}

export function databaseUrl(): string {
  return requireOwn().url
}

/** Another migrated database, for a test that needs two or a clean one; the test drops it. */
export function createDatabase(): Promise<TestDatabase> {
  return create(`template ${TEMPLATE_DATABASE} ${AS_FILES}`)
}

/** A database without tables, as on the first start. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create(AS_FILES)
}

async function create(origin: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database ${name} ${origin}`)

  const url = new URL(inject('testServerUrl'))
  url.pathname = name
  const connection = connect(url.href, { limits: PATIENT_MS })
  return {
    ...connection,
    url: url.href,
    async drop() {
      await connection.close()
      await dropDatabase(name)
    },
  }
}

/**
 * `force` ends every connection at once, but needs more rights than ours while autovacuum is connected. A plain drop
 * cancels the autovacuum and waits for connections that are closing.
 */
async function dropDatabase(name: string): Promise<void> {
  try {
    await runOnServer(`drop database ${name} with (force)`)
  } catch (error) {
    if (!isNotPermitted(error)) throw error
    await runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and usename = current_user`)
    await runOnServer(`drop database ${name}`)
  }
}

function isNotPermitted(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '42501'
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function requireOwn(): TestDatabase {
  if (!own) throw new Error('database() is available from the first beforeAll on, not while the file is loaded.')
  return own
}
