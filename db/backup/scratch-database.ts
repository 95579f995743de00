import { Client } from 'pg'
import { errorCode } from '#domain/caught-error.ts'

const NOT_PERMITTED = '42501'

export class ScratchTimeout extends Error {}

/**
 * Runs with an empty database beside the given one, on the same server, and drops it in the end. Its name is the same each
 * time, so what a killed process left is dropped by the next one. After the given time it is dropped under whoever uses it.
 */
export async function withScratchDatabase<Result>(
  url: string,
  withinMs: number,
  run: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'muhurta-scratch' })
  client.on('error', () => undefined)
  await client.connect()
  let isLate = false
  try {
    const { rows } = await client.query<{ name: string }>(
      `select 'muhurta_scratch_' || oid as name from pg_database where datname = current_database()`,
    )
    const name = rows[0]?.name ?? ''
    await drop(client, name)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)

    const timer = setTimeout(() => {
      isLate = true
      drop(client, name).catch(() => undefined)
    }, withinMs)
    try {
      return await run(urlOf(url, name))
    } finally {
      clearTimeout(timer)
      await drop(client, name)
    }
  } catch (error) {
    throw isLate ? new ScratchTimeout('The scratch database was in use for too long.', { cause: error }) : error
  } finally {
    await client.end()
  }
}

/** `force` ends every connection, but needs more rights than ours while autovacuum is connected; a plain drop ends that. */
async function drop(client: Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`)
  } catch (error) {
    if (errorCode(error) !== NOT_PERMITTED) throw error
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user`,
      [name],
    )
    await client.query(`drop database if exists ${name}`)
  }
}

function urlOf(url: string, name: string): string {
  // The host may be empty when a socket folder follows, which URL does not parse.
  const scratch = new URL(url.replace('@/', '@localhost/'))
  scratch.pathname = name
  return scratch.href
}
