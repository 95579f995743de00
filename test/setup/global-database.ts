import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'
import { TEMPLATE_DATABASE } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this test run; each test file has its own database on it. */
    testServerUrl: string
  }
}

/** Starts one server for the whole run, with a migrated database that is copied for every test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  try {
    await createTemplate(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServerUrl', server.url)
  return server.stop
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE_DATABASE}`).finally(() => client.end())

  const template = new URL(serverUrl)
  template.pathname = TEMPLATE_DATABASE
  const migrated = await migrate(template.href)
  if (!migrated.ok) throw new Error(migrated.refusal)
}
