import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { removeBirthProfile, saveBirthProfile } from './save-birth-profile.ts'

const RING = ['a key for tests'] as const
const NOW = new Date('2026-11-15T06:00:00Z')

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42',
  place: { ...NEW_DELHI, name: 'Mysuru', region: 'Karnataka', lat: 12.2979, lon: 76.6393 },
  ...USUAL_CONTEXT,
}

const toSave = (userId: string, changes: Partial<{ hasConsented: boolean }> = {}) => ({
  userId,
  birth: BIRTH,
  hasConsented: true,
  now: NOW,
  ...changes,
})

test('returns a saved birth unchanged, to its owner only', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  const ravi = await givenUser(db, { password: null })

  const saved = await saveBirthProfile(db, RING, toSave(asha.id))

  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([
    { id: saved.ok && saved.value.id, birth: BIRTH, timeKnown: 'exact', birthPlace: 'Mysuru, Karnataka, India' },
  ])
  expect(await listBirthProfiles(db, RING, ravi.id)).toEqual([])
})

test('I5: stores nothing of it readable in the database', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  await saveBirthProfile(db, RING, toSave(asha.id))

  const { rows } = await db.execute(sql`select * from birth_profiles where user_id = ${asha.id}`)

  expect(JSON.stringify(rows)).not.toMatch(/Asha|1990|06:42|Mysuru|76\.6/)
})

test('saves nothing without consent, and records the consent', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })

  const without = await saveBirthProfile(db, RING, toSave(asha.id, { hasConsented: false }))
  expect(without).toEqual({ ok: false, refusal: 'consent-missing' })
  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([])

  await saveBirthProfile(db, RING, toSave(asha.id))
  const { rows } = await db.execute(sql`select purpose from consents where user_id = ${asha.id}`)
  expect(rows).toContainEqual({ purpose: 'birth-details' })
})

test('refuses more than the maximum per client', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  for (let saved = 0; saved < MAX_PROFILES; saved++) await saveBirthProfile(db, RING, toSave(asha.id))

  expect(await saveBirthProfile(db, RING, toSave(asha.id))).toEqual({ ok: false, refusal: 'too-many-profiles' })
})

test('holds the maximum when two are saved at the same time', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  for (let saved = 1; saved < MAX_PROFILES; saved++) await saveBirthProfile(db, RING, toSave(asha.id))

  const second = await whileUncommitted(
    db,
    (tx) => saveBirthProfile(tx, RING, toSave(asha.id)),
    () => saveBirthProfile(db, RING, toSave(asha.id)),
  )

  expect(second).toEqual({ ok: false, refusal: 'too-many-profiles' })
  expect(await listBirthProfiles(db, RING, asha.id)).toHaveLength(MAX_PROFILES)
})

test('lets only the owner remove a birth', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  const ravi = await givenUser(db, { password: null })
  const saved = await saveBirthProfile(db, RING, toSave(asha.id))
  const id = saved.ok ? saved.value.id : ''

  expect(await removeBirthProfile(db, { id, userId: ravi.id })).toEqual({ ok: false, refusal: 'profile-not-found' })
  expect(await removeBirthProfile(db, { id: 'nonsense', userId: asha.id })).toMatchObject({ ok: false })
  expect(await removeBirthProfile(db, { id, userId: asha.id })).toEqual({ ok: true, value: null })
  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([])
})
