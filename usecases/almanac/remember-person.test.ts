import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listRememberedPeople } from '#db/charts/remembered-people.ts'
import { MAX_REMEMBERED } from '#domain/almanac/remembered-person.ts'
import { recordOf } from '#domain/record-of.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { withdrawConsent } from '#usecases/privacy/withdraw-consent.ts'
import { readFamily } from './read-family.ts'
import { forgetPerson, REMEMBERED_FIELDS, type RememberedForm, rememberPerson } from './remember-person.ts'

const RING = ['a key for tests'] as const
const NOW = new Date('2026-11-17T06:00:00Z')
const EMPTY = recordOf(REMEMBERED_FIELDS, () => '')
const BY_DATE = { ...EMPTY, name: 'Gopal Rao', deathDate: '2001-08-12', deathTime: '04:30', deathPlace: 'Mysuru' }
const BY_TITHI = { ...EMPTY, name: 'Savitri Rao', month: '5', tithi: '22', reckoning: 'purnimanta' }

const remembering = (userId: string, form: Partial<RememberedForm>, hasConsented = true) => ({
  userId,
  form: { ...EMPTY, ...form },
  isMonthly: false,
  hasConsented,
  now: NOW,
})

async function aUser() {
  return (await givenUser(database(), { password: null })).id
}

test('remembers by the date of passing or by the lunar day, for the owner only', async () => {
  const db = database()
  const asha = await aUser()

  await rememberPerson(db, RING, remembering(asha, BY_DATE))
  await rememberPerson(db, RING, { ...remembering(asha, BY_TITHI), now: new Date(NOW.getTime() + 1000) })

  // Early on Janmashtami of 2001: the eighth of the dark half of amanta Shravana.
  expect(await listRememberedPeople(db, RING, asha)).toMatchObject([
    { name: 'Gopal Rao', month: 4, tithi: 22, death: { date: '2001-08-12', time: '04:30', place: { name: 'Mysuru' } } },
    { name: 'Savitri Rao', month: 4, tithi: 22, reckoning: 'purnimanta', death: null },
  ])
  expect(await readFamily(db, RING, await aUser())).toEqual([])
})

test.each([BY_DATE, BY_TITHI])('remembers $name once, however often the form is sent', async (form) => {
  const db = database()
  const asha = await aUser()
  const send = () => rememberPerson(db, RING, remembering(asha, form))

  expect(await Promise.all([send(), send()])).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ])

  expect(await listRememberedPeople(db, RING, asha)).toHaveLength(1)
})

test('stores nothing of it readable in the database', async () => {
  const db = database()
  const asha = await aUser()
  await rememberPerson(db, RING, remembering(asha, BY_DATE))

  const { rows } = await db.execute(sql`select * from remembered_people where user_id = ${asha}`)

  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Gopal|2001|04:30|Mysuru/)
})

test.each([
  [
    { ...BY_DATE, name: '' },
    { field: 'name', problem: 'missing' },
  ],
  [
    { ...BY_DATE, deathDate: '' },
    { field: 'deathDate', problem: 'missing' },
  ],
  [
    { ...BY_DATE, deathDate: '2001-02-30' },
    { field: 'deathDate', problem: 'invalid' },
  ],
  [
    { ...BY_DATE, deathDate: '2027-01-01' },
    { field: 'deathDate', problem: 'later' },
  ],
  [
    { ...BY_DATE, deathDate: '1890-01-01' },
    { field: 'deathDate', problem: 'unsupported' },
  ],
  [
    { ...BY_DATE, deathTime: '' },
    { field: 'deathTime', problem: 'needed' },
  ],
  [
    { ...BY_DATE, deathTime: 'noon' },
    { field: 'deathTime', problem: 'invalid' },
  ],
  [
    { ...BY_DATE, deathPlace: '' },
    { field: 'deathPlace', problem: 'missing' },
  ],
  [
    { ...BY_DATE, deathPlace: 'Qqzzzvw' },
    { field: 'deathPlace', problem: 'unknown' },
  ],
  [
    { ...BY_TITHI, tithi: '' },
    { field: 'tithi', problem: 'missing' },
  ],
  [
    { ...BY_TITHI, tithi: '30' },
    { field: 'tithi', problem: 'missing' },
  ],
] as const)('refuses %o', async (form, refusal) => {
  expect(await rememberPerson(database(), RING, remembering(await aUser(), form))).toEqual({ ok: false, refusal })
})

test('saves nothing without consent, and deletes it when the consent is withdrawn', async () => {
  const db = database()
  const asha = await aUser()

  expect(await rememberPerson(db, RING, remembering(asha, BY_TITHI, false))).toMatchObject({ ok: false })
  await rememberPerson(db, RING, remembering(asha, BY_TITHI))
  expect(await listRememberedPeople(db, RING, asha)).toHaveLength(1)
  await withdrawConsent(db, { userId: asha, withdrawal: 'saved' }, NOW)

  expect(await listRememberedPeople(db, RING, asha)).toEqual([])
})

test('holds the maximum when two are saved at the same time', async () => {
  const db = database()
  const asha = await aUser()
  const relative = (number: number) => remembering(asha, { ...BY_TITHI, name: `Relative ${number}` })
  for (let saved = 1; saved < MAX_REMEMBERED; saved += 1) await rememberPerson(db, RING, relative(saved))

  const second = await whileUncommitted(
    db,
    (tx) => rememberPerson(tx, RING, relative(MAX_REMEMBERED)),
    () => rememberPerson(db, RING, relative(MAX_REMEMBERED + 1)),
  )

  expect(second).toEqual({ ok: false, refusal: { field: 'form', problem: 'too-many' } })
})

test('lets only the owner remove an entry', async () => {
  const db = database()
  const asha = await aUser()
  await rememberPerson(db, RING, remembering(asha, BY_TITHI))
  const [entry] = await listRememberedPeople(db, RING, asha)
  const id = entry?.id ?? ''

  expect(await forgetPerson(db, { id, userId: await aUser() })).toBe(false)
  expect(await forgetPerson(db, { id: 'nonsense', userId: asha })).toBe(false)
  expect(await forgetPerson(db, { id, userId: asha })).toBe(true)
  expect(await forgetPerson(db, { id, userId: asha })).toBe(false)
})
