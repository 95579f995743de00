import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { fsck } from './commands/fsck.ts'
import { type DataDir, prepareDataDir } from './data-dir.ts'
import { loadEncryptionKeys } from './encryption-keys.ts'
import { createLog } from './log.ts'
import { readSettings, type Settings } from './settings.ts'

const SECRET = 'the secret of this site from today on'

let own: TestDatabase
let dataDir: DataDir

beforeEach(async () => {
  own = await createDatabase()
  dataDir = await prepareDataDir(await mkdtemp(join(tmpdir(), 'muhurta-keys-')))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await own.drop()
  await rm(dataDir.path, { recursive: true, force: true })
})

function settings(secret?: string): Settings {
  const read = readSettings({ DATABASE_URL: own.url, DATA_DIR: dataDir.path, AUTH_SECRET: secret }, dataDir.path)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

/** What a start of the site does with the keys. */
const start = (secret?: string): Promise<KeyRing> =>
  loadEncryptionKeys(own.db, settings(secret), { dataDir, log: createLog('silent') })

async function givenSealedBooking(ring: KeyRing): Promise<string> {
  const { id } = await givenBooking(own.db, { now: new Date() })
  const birthDetails = sealWithRing(JSON.stringify({ birthPlace: 'Mysuru' }), ring)
  await own.db.update(bookings).set({ birthDetails, sealedNotes: null }).where(eq(bookings.id, id))
  return id
}

test('I5: a site with generated secrets still reads its rows when AUTH_SECRET is set later', async () => {
  await givenSealedBooking(['the key in the file of version 0.1'])
  await writeFile(join(dataDir.secrets, 'encryption-key'), 'the key in the file of version 0.1\n')

  const generated = await start()
  const later = await start(SECRET)

  expect(generated).toContain('the key in the file of version 0.1')
  expect(later).toEqual(generated)
})

test('I5: a site that has lost a key says so, and starts again after discarding what cannot be read', async () => {
  const id = await givenSealedBooking(['a key that is lost'])
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)

  await expect(start(SECRET)).rejects.toThrow('is missing (1 in bookings)')
  await expect(fsck(settings(SECRET), ['--discard-unreadable'])).rejects.toThrow('--discard-unreadable=1.')
  expect((await requireBooking(own.db, id)).birthDetails).not.toBeNull()
  await fsck(settings(SECRET), ['--discard-unreadable=1'])

  expect(printed).toHaveBeenCalledWith('Discarded 1 unreadable rows.')
  expect((await requireBooking(own.db, id)).birthDetails).toBeNull()
  expect(await start(SECRET)).toHaveLength(1)
})
