import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import { type ProgramRun, runProgram } from '../../scripts/run-program.ts'
import { requireBuiltServer } from '../build.ts'
import { createDatabase } from '../database.ts'
import { givenSession } from '../factories/accounts.ts'
import { givenBooking } from '../factories/bookings.ts'
import { freePort } from '../free-port.ts'
import { startServerProcess } from '../server-process.ts'
import { withDataDir } from './site-process.ts'

const OLD = 'the secret of this site until today'
const NEW = 'the secret of this site from today on'
const NOT_SEALED_BY_IT = 'AUTH_SECRET is not the one that sealed the encryption keys of this database'

type Settings = Readonly<Record<string, string>>

test('I5: a site of version 0.1 whose AUTH_SECRET was the key keeps birth details through the upgrade and a new secret', async () => {
  await withSite(async ({ db, start, run }) => {
    const cookie = await givenClient(db, [OLD])

    expect(await exported(start, { AUTH_SECRET: OLD }, cookie)).toContain('Mysuru')

    const refused = await run('serve', { AUTH_SECRET: NEW })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(NOT_SEALED_BY_IT) })
    expect(refused.output.trim().split('\n')).toHaveLength(1)
    const checked = await run('fsck', { AUTH_SECRET: NEW })
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining(NOT_SEALED_BY_IT) })

    expect(await exported(start, { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }, cookie)).toContain('Mysuru')
    expect(await exported(start, { AUTH_SECRET: NEW }, cookie)).toContain('Mysuru')
    expect(await run('fsck', { AUTH_SECRET: NEW })).toMatchObject({ code: 0 })
  })
})

test('I5: a site with generated secrets keeps birth details when AUTH_SECRET is set later', async () => {
  await withSite(async ({ db, dataDir, start }) => {
    const cookie = await givenClient(db, ['the key in the file of version 0.1'])
    await mkdir(join(dataDir, 'secrets'))
    await writeFile(join(dataDir, 'secrets', 'encryption-key'), 'the key in the file of version 0.1\n')

    expect(await exported(start, {}, cookie)).toContain('Mysuru')
    expect(await exported(start, { AUTH_SECRET: NEW }, cookie)).toContain('Mysuru')
  })
})

test('I5: a site that has lost a key says so, and starts again after discarding what cannot be read', async () => {
  await withSite(async ({ db, start, run }) => {
    const cookie = await givenClient(db, ['a key that is lost'])

    const refused = await run('serve', { AUTH_SECRET: OLD })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is missing (1 in bookings)') })
    expect(await run('fsck', { AUTH_SECRET: OLD })).toMatchObject({ code: 1 })

    const asked = await run('fsck', { AUTH_SECRET: OLD }, '--discard-unreadable')
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('--discard-unreadable=1.') })
    const discarded = await run('fsck', { AUTH_SECRET: OLD }, '--discard-unreadable=1')
    expect(discarded).toMatchObject({ code: 0, output: expect.stringContaining('Discarded 1 unreadable rows.') })
    expect(await exported(start, { AUTH_SECRET: OLD }, cookie)).not.toContain('Mysuru')
  })
})

type Site = {
  readonly db: Database
  readonly dataDir: string
  start(settings: Settings): ReturnType<typeof startServerProcess>
  run(command: 'serve' | 'fsck', settings: Settings, ...args: string[]): Promise<ProgramRun>
}

/** A database and a data folder that several starts share. */
async function withSite(test: (site: Site) => Promise<void>): Promise<void> {
  const { db, url, drop } = await createDatabase()
  try {
    await withDataDir(async (dataDir) => {
      await test({
        db,
        dataDir,
        start: (settings) => startServerProcess({ dataDir, databaseUrl: url, settings }),
        async run(command, settings, ...args) {
          const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', DATA_DIR: dataDir }
          return runProgram([process.execPath, requireBuiltServer(), command, ...args], {
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
