import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { MOST_PROFILES } from '#domain/charts/birth-profiles.ts'
import { DEFAULT_PLACE } from '#domain/charts/places.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
import { forgetBirthProfile, saveBirthProfile } from './save-birth-profile.ts'

const RING = ['a key for tests'] as const
const NOW = new Date('2026-11-15T06:00:00Z')

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42',
  place: { ...DEFAULT_PLACE, name: 'Mysuru', region: 'Karnataka', lat: 12.2979, lon: 76.6393 },
  clock: 'standard',
  ownOffsetSeconds: null,
  occurrence: null,
}

const keeping = (userId: string, changes: Partial<{ hasConsented: boolean }> = {}) => ({
  userId,
  birth: BIRTH,
  hasConsented: true,
  now: NOW,
  ...changes,
})

test('a kept birth comes back as it was given, for its owner alone', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  const ravi = await givenUser(db, { password: null })

  const kept = await saveBirthProfile(db, RING, keeping(asha.id))

  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([{ id: kept.ok && kept.value.id, birth: BIRTH }])
  expect(await listBirthProfiles(db, RING, ravi.id)).toEqual([])
})

test('I5: the database holds nothing of it that can be read', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  await saveBirthProfile(db, RING, keeping(asha.id))

  const { rows } = await db.execute(sql`select * from birth_profiles where user_id = ${asha.id}`)

  expect(JSON.stringify(rows)).not.toMatch(/Asha|1990|06:42|Mysuru|76\.6/)
})

test('without consent nothing is kept; with it the consent is remembered', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })

  const without = await saveBirthProfile(db, RING, keeping(asha.id, { hasConsented: false }))
  expect(without).toEqual({ ok: false, refusal: 'consent-missing' })
  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([])

  await saveBirthProfile(db, RING, keeping(asha.id))
  const { rows } = await db.execute(sql`select purpose from consents where user_id = ${asha.id}`)
  expect(rows).toContainEqual({ purpose: 'birth-details' })
})

test('there is an end to how many one person keeps', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  for (let kept = 0; kept < MOST_PROFILES; kept++) await saveBirthProfile(db, RING, keeping(asha.id))

  expect(await saveBirthProfile(db, RING, keeping(asha.id))).toEqual({ ok: false, refusal: 'too-many-profiles' })
})

test('the end is kept to, also by two that are kept at the same moment', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  for (let kept = 1; kept < MOST_PROFILES; kept++) await saveBirthProfile(db, RING, keeping(asha.id))

  const second = await whileUncommitted(
    db,
    (tx) => saveBirthProfile(tx, RING, keeping(asha.id)),
    () => saveBirthProfile(db, RING, keeping(asha.id)),
  )

  expect(second).toEqual({ ok: false, refusal: 'too-many-profiles' })
  expect(await listBirthProfiles(db, RING, asha.id)).toHaveLength(MOST_PROFILES)
})

test('only its owner can have a birth forgotten', async () => {
  const db = database()
  const asha = await givenUser(db, { password: null })
  const ravi = await givenUser(db, { password: null })
  const kept = await saveBirthProfile(db, RING, keeping(asha.id))
  const id = kept.ok ? kept.value.id : ''

  expect(await forgetBirthProfile(db, { id, userId: ravi.id })).toEqual({ ok: false, refusal: 'profile-not-found' })
  expect(await forgetBirthProfile(db, { id: 'nonsense', userId: asha.id })).toMatchObject({ ok: false })
  expect(await forgetBirthProfile(db, { id, userId: asha.id })).toEqual({ ok: true, value: null })
  expect(await listBirthProfiles(db, RING, asha.id)).toEqual([])
})
