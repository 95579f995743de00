import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { findSealedRing } from '#db/encryption-keys.ts'
import { type KeyRing, opensWith, sealWithRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import { birthProfiles } from '#db/schema/charts.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { checkEncryptedRows } from './check-encrypted-rows.ts'
import { discardLockedRows, type KeySources, openKeyRing } from './open-key-ring.ts'

const OLD_SECRET = 'the secret of this site until today'
const NEW_SECRET = 'the secret of this site from today on'

let own: TestDatabase

beforeEach(async () => {
  own = await createDatabase()
})

afterEach(() => own.drop())

const sources = (changes: Partial<KeySources> = {}): KeySources => ({
  secret: OLD_SECRET,
  earlierSecrets: [],
  keysInFile: [],
  ...changes,
})

test('the key ring is created once, also by several servers that start at the same time', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => start()))

  expect(new Set(opened.map((ring) => ring.join())).size).toBe(1)
  expect(await start()).toEqual(opened[0])
})

test('the key ring is stored unreadable without the secret', async () => {
  const [key] = await start()

  expect(await findSealedRing(own.db)).not.toContain(key)
  expect(key).not.toContain(OLD_SECRET)
})

test('the key ring survives a change of the secret, for which the earlier one is needed at one start only', async () => {
  const ring = await start()
  const booking = await givenBirthDetails(ring)

  const duringChange = await start({ secret: NEW_SECRET, earlierSecrets: [OLD_SECRET] })
  const afterwards = await start({ secret: NEW_SECRET })

  expect([duringChange, afterwards]).toEqual([ring, ring])
  expect(await isReadable(booking, afterwards)).toBe(true)
})

test('the key ring is refused and left unchanged when the secret is another and the earlier one is not given', async () => {
  const ring = await start()
  const sealed = await findSealedRing(own.db)

  const refusal = await openKeyRing(own.db, sources({ secret: NEW_SECRET, earlierSecrets: ['a third secret'] }))

  expect(refusal).toEqual({ ok: false, refusal: { reason: 'sealed-with-another-secret' } })
  expect(await findSealedRing(own.db)).toBe(sealed)
  expect(await start()).toEqual(ring)
})

test('encrypts with a key that the operator adds, and still decrypts with the earlier ones', async () => {
  const before = await start()
  const booking = await givenBirthDetails(before)

  const ring = await start({ keysInFile: ['a key of the operator'] })

  expect(ring).toEqual(['a key of the operator', ...before])
  expect(await isReadable(booking, ring)).toBe(true)
  expect(await start()).toEqual(ring)
})

test('whose secret was the key keeps every row, and the next change of the secret keeps them too', async () => {
  const written = [await givenBirthDetails([OLD_SECRET]), await givenBirthDetails([OLD_SECRET])]

  const upgraded = await start()
  const later = await givenBirthDetails(upgraded)
  const changed = await start({ secret: NEW_SECRET, earlierSecrets: [OLD_SECRET] })

  for (const booking of [...written, later]) expect(await isReadable(booking, changed)).toBe(true)
  expect(upgraded[0]).not.toBe(OLD_SECRET)
  expect(await checkEncryptedRows(own.db, changed)).toEqual([])
})

test('whose secret was the key can be upgraded and get a new secret at the same start', async () => {
  const booking = await givenBirthDetails([OLD_SECRET])

  const ring = await start({ secret: NEW_SECRET, earlierSecrets: [OLD_SECRET] })

  expect(await isReadable(booking, ring)).toBe(true)
})

test('a site of version 0.1 with a key file keeps its keys in their order, also after the file is gone', async () => {
  const booking = await givenBirthDetails(['older key of 0.1'])

  await start({ keysInFile: ['newer key of 0.1', 'older key of 0.1'] })
  const ring = await start()

  expect(ring).toEqual(['newer key of 0.1', 'older key of 0.1'])
  expect(await isReadable(booking, ring)).toBe(true)
})

test('a site of version 0.1 that has lost a key is refused with the tables that need it, until the key is given', async () => {
  const { userId } = await givenBirthDetails(['a lost key'])
  await givenProfile(userId, 'a lost key')
  await givenProfile(userId, 'a lost key')

  expect(await openKeyRing(own.db, sources())).toMatchObject({
    ok: false,
    refusal: {
      reason: 'keys-missing',
      samples: [
        { table: 'bookings', rows: 1 },
        { table: 'birth_profiles', rows: 2 },
      ],
    },
  })
  expect(await findSealedRing(own.db)).toBeUndefined()
  expect(await start({ keysInFile: ['a lost key'] })).toEqual(['a lost key'])
})

test('discarding deletes only what cannot be read, and the site starts again', async () => {
  const ring = await start()
  const readable = await givenBirthDetails(ring)
  const lost = await givenBirthDetails(['a lost key'])
  await givenProfile(lost.userId, 'a lost key')

  expect(await discardLockedRows(own.db, sources(), 2)).toEqual({ ok: true, value: { rows: 2 } })

  expect(await start()).toEqual(ring)
  expect(await isReadable(readable, ring)).toBe(true)
  expect((await requireBooking(own.db, lost.id)).birthDetails).toBeNull()
  expect(await own.db.$count(birthProfiles)).toBe(0)
})

test('discarding replaces a ring whose secret is lost', async () => {
  await givenBirthDetails(await start())

  expect(await discardLockedRows(own.db, sources({ secret: NEW_SECRET }), 1)).toMatchObject({ ok: true })

  await givenBirthDetails(await start({ secret: NEW_SECRET }))
  expect(await openKeyRing(own.db, sources())).toMatchObject({ ok: false })
})

test.each([undefined, 0, 1, 3])(
  'discarding deletes nothing unless the number of rows is confirmed: %s',
  async (confirmed) => {
    const ring = await start()
    const bookings = [await givenBirthDetails(ring), await givenBirthDetails(ring)]

    const refusal = await discardLockedRows(own.db, sources({ secret: 'a mistyped secret' }), confirmed)

    expect(refusal).toEqual({ ok: false, refusal: { reason: 'unconfirmed', rows: 2 } })
    for (const booking of bookings) expect(await isReadable(booking, await start())).toBe(true)
  },
)

test('discarding is refused while a site is running', async () => {
  const site = connect(own.url, { applicationName: 'muhurta-jobs' })
  await site.db.execute(sql`select 1`)

  expect(await discardLockedRows(own.db, sources(), undefined)).toEqual({
    ok: false,
    refusal: { reason: 'site-running' },
  })
  await site.close()
})

test('I5: a start encrypts the notes that an earlier version stored in plain text, once', async () => {
  const ring = await start()
  const { id, userId } = await givenBirthDetails(ring)
  await own.db.execute(sql`update bookings set plain_notes = 'Shall I move?' where id = ${id}`)
  await own.db.execute(sql`
    insert into session_notes (booking_id, user_id, plain_notes, updated_by, updated_at)
    values (${id}, ${userId}, 'Saturn in the seventh', ${userId}, now())`)

  await Promise.all([start(), start(), start()])

  const [booking, session] = [await requireBooking(own.db, id), await findSessionNotes(own.db, id)]
  expect(unsealNotes(booking.sealedNotes, ring)).toBe('Shall I move?')
  expect(unsealNotes(session?.sealedNotes ?? null, ring)).toBe('Saturn in the seventh')
  expect([booking.plainNotes, session?.plainNotes]).toEqual(['', ''])
  expect(await checkEncryptedRows(own.db, ring)).toEqual([])
})

test('the check of all rows finds an altered one among thousands', async () => {
  const ring = await start()
  const { id, userId } = await givenBirthDetails(ring)
  const sealed = sealWithRing('{}', ring)
  await own.db.execute(sql`
    insert into birth_profiles (user_id, sealed_birth) select ${userId}, ${sealed} from generate_series(1, 2500)`)
  expect(await checkEncryptedRows(own.db, ring)).toEqual([])

  const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}` as SealedText
  await own.db.update(bookings).set({ birthDetails: altered }).where(eq(bookings.id, id))

  expect(await checkEncryptedRows(own.db, ring)).toEqual([{ table: 'bookings', rows: 1 }])
})

async function start(changes: Partial<KeySources> = {}): Promise<KeyRing> {
  const opened = await openKeyRing(own.db, sources(changes))
  if (!opened.ok) throw new Error(`The ring was refused: ${opened.refusal.reason}`)
  return opened.value.ring
}

/** A booking whose birth details are encrypted with the first of these keys. */
async function givenBirthDetails(ring: KeyRing) {
  // Without notes, which would be encrypted with the keys of all tests.
  const booking = await givenBooking(own.db, { form: { notes: '' } })
  const birthDetails = sealWithRing('{"birthPlace":"Mysuru"}', ring)
  await own.db.update(bookings).set({ birthDetails }).where(eq(bookings.id, booking.id))
  return booking
}

async function givenProfile(userId: string, key: string): Promise<void> {
  await own.db.insert(birthProfiles).values({ userId, sealedBirth: sealWithRing('{}', [key]) })
}

async function isReadable({ id }: { readonly id: string }, ring: KeyRing): Promise<boolean> {
  const { birthDetails } = await requireBooking(own.db, id)
  return birthDetails !== null && opensWith(birthDetails, ring)
}
