import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'

/** One Postgres for the whole run, with one database for each worker. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  process.env.E2E_POSTGRES_URL = postgres.url
  return postgres.stop
}
