import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { freePort } from '#test/servers/free-port.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { openKeyRing } from '#usecases/open-key-ring.ts'
import { type ProgramRun, runProgram } from '../../scripts/run-program.ts'
import { createDatabase } from '../database.ts'
import { givenSession } from '../factories/accounts.ts'
import { givenBooking } from '../factories/bookings.ts'
import { withDataDir } from './site-process.ts'

const OLD = 'the secret of this site until today'
const NEW = 'the secret of this site from today on'
const NOT_SEALED_BY_IT = 'AUTH_SECRET is not the one that sealed the encryption keys of this database'

type Settings = Readonly<Record<string, string>>

// What becomes of the keys in each case is in usecases/open-key-ring.test.ts and server/encryption-keys.test.ts.
test('I5: a site keeps birth details through a change of AUTH_SECRET, and refuses one without the earlier secret', async () => {
  await withSite(async ({ db, start, run }) => {
    const cookie = await givenClient(db, [OLD])
    // As a start of version 0.1 left it, whose AUTH_SECRET was the key.
    await openKeyRing(db, { secret: OLD, earlierSecrets: [], keysInFile: [] })

    const refused = await run('serve', { AUTH_SECRET: NEW })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(NOT_SEALED_BY_IT) })
    expect(refused.output.trim().split('\n')).toHaveLength(1)
    const checked = await run('fsck', { AUTH_SECRET: NEW })
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining(NOT_SEALED_BY_IT) })

    expect(await exported(start, { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }, cookie)).toContain('Mysuru')
    expect(await run('fsck', { AUTH_SECRET: NEW })).toMatchObject({ code: 0 })
  })
})

type Site = {
  readonly db: Database
  start(settings: Settings): ReturnType<typeof startServerProcess>
  run(command: 'serve' | 'fsck', settings: Settings): Promise<ProgramRun>
}

/** A database and a data folder that several starts share. */
async function withSite(test: (site: Site) => Promise<void>): Promise<void> {
  const { db, url, drop } = await createDatabase()
  try {
    await withDataDir(async (dataDir) => {
      await test({
        db,
        start: (settings) => startServerProcess({ dataDir, databaseUrl: url, settings }),
        async run(command, settings) {
          const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', DATA_DIR: dataDir }
          return runProgram([process.execPath, requireBuiltServer(), command], {
            cwd: dataDir,
            env: { ...env, DATABASE_URL: url, PORT: String(await freePort()), ...settings },
          })
        },
      })
    })
  } finally {
    await drop()
  }
}

/** A client with a booking whose birth details are encrypted with this key, and the cookie of their session. */
async function givenClient(db: Database, ring: KeyRing): Promise<string> {
  const { id, userId } = await givenBooking(db, { now: new Date() })
  const birthDetails = sealWithRing(JSON.stringify({ birthPlace: 'Mysuru' }), ring)
  await db.update(bookings).set({ birthDetails, sealedNotes: null }).where(eq(bookings.id, id))
  return `session=${await givenSession(db, userId, new Date())}`
}

/** What the client's export contains after a start with these settings. */
async function exported(start: Site['start'], settings: Settings, cookie: string): Promise<string> {
  const server = await start(settings)
  try {
    const response = await fetch(`${server.url}/account/export`, { headers: { cookie } })
    return `${response.status} ${await response.text()}`
  } finally {
    await server.stop()
  }
}
