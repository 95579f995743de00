import { expect, test } from 'vitest'
import { listConsents } from '#db/accounts/consents.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { SOMEONE_NEW } from './find-or-open-client.ts'
import { saveClientBirth, saveNewClientBirth } from './save-client-birth.ts'

const RING = ['a key for tests'] as const
const NOW = new Date('2026-11-15T06:00:00Z')

const BIRTH: Birth = { fullName: 'Ravi Rao', date: '1988-11-02', time: '21:15', place: NEW_DELHI, ...USUAL_CONTEXT }

async function givenClient() {
  const db = database()
  const { userId } = await givenBooking(db, { now: NOW })
  const staffId = await givenStaff(db)
  const save = (changes: Partial<Parameters<typeof saveClientBirth>[2]> = {}) =>
    saveClientBirth(
      db,
      RING,
      { userId, birth: BIRTH, hasConsented: true, replaces: false, staffId, scope: WHOLE_PRACTICE, ...changes },
      NOW,
    )
  return { db, userId, staffId, save }
}

test('a birth is saved with those of the client, who agreed, and the log says who saved it', async () => {
  const { db, userId, staffId, save } = await givenClient()

  const saved = await save()

  expect(await listBirthProfiles(db, RING, userId)).toMatchObject([{ id: saved.ok && saved.value.id, birth: BIRTH }])
  expect((await listConsents(db, userId)).map(({ purpose }) => purpose)).toContain('birth-details')
  const log = await listAudit(db, { subject: { kind: 'user', id: userId } })
  expect(log.map(({ action, actorId }) => [action, actorId])).toContainEqual(['birth-saved-for-client', staffId])
})

test('nothing is saved without a name, without consent, and for anyone who is no client', async () => {
  const { db, userId, save } = await givenClient()
  const stranger = await givenUser(db, { password: null })

  expect(await save({ birth: { ...BIRTH, fullName: '' } })).toEqual({ ok: false, refusal: 'name-missing' })
  expect(await save({ hasConsented: false })).toEqual({ ok: false, refusal: 'consent-missing' })
  expect(await save({ userId: stranger.id })).toEqual({ ok: false, refusal: 'client-not-found' })
  expect(await save({ userId: 'nobody' })).toEqual({ ok: false, refusal: 'client-not-found' })
  const outOfSight = { hasChartsAndNotes: true, onlyOf: { astrologerId: null, includesUnassigned: false } }
  expect(await save({ scope: outOfSight })).toEqual({ ok: false, refusal: 'client-not-found' })
  expect(await listBirthProfiles(db, RING, userId)).toEqual([])
})

test('the same birth again is no problem; another one under the name replaces it only if that is meant', async () => {
  const { db, userId, save } = await givenClient()
  const corrected = { ...BIRTH, fullName: 'ravi rao', time: '21:17:40' }
  await save()

  expect(await save()).toMatchObject({ ok: true })
  expect(await save({ birth: corrected })).toEqual({ ok: false, refusal: 'person-known' })
  expect(await save({ birth: corrected, replaces: true })).toMatchObject({ ok: true })
  // The seconds are not stored with a client's births, so this is what is there.
  expect(await save({ birth: corrected })).toMatchObject({ ok: true })

  expect((await listBirthProfiles(db, RING, userId)).map(({ birth }) => birth.time)).toEqual(['21:17'])
})

test('a client has as many births as they could save themselves', async () => {
  const { save } = await givenClient()
  for (let count = 0; count < MAX_PROFILES; count++) await save({ birth: { ...BIRTH, fullName: `Person ${count}` } })

  expect(await save({ birth: { ...BIRTH, fullName: 'One more' } })).toEqual({ ok: false, refusal: 'too-many-profiles' })
})

const OWN_ONLY = { hasChartsAndNotes: true, onlyOf: { astrologerId: 1, includesUnassigned: false } }

async function givenDesk() {
  const db = database()
  const staffId = await givenStaff(db)
  const phone = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const save = (
    client: Partial<Parameters<typeof saveNewClientBirth>[2]['client']> = {},
    changes: Partial<Parameters<typeof saveNewClientBirth>[2]> = {},
  ) =>
    saveNewClientBirth(
      db,
      RING,
      {
        client: { fullName: '', phone, email: '', chosen: '', ...client },
        birth: BIRTH,
        hasConsented: true,
        replaces: false,
        staffId,
        scope: WHOLE_PRACTICE,
        ...changes,
      },
      NOW,
    )
  return { db, phone, save }
}

test('a chart opens the card of somebody who has never booked, whom whoever sees the whole practice finds', async () => {
  const { db, save } = await givenDesk()

  const saved = await save()
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
  const { userId } = saved.value

  expect(await findDeskClient(db, WHOLE_PRACTICE, userId)).toMatchObject({ fullName: 'Ravi Rao', email: null })
  expect(await findDeskClient(db, OWN_ONLY, userId)).toBeUndefined()
  expect(await listBirthProfiles(db, RING, userId)).toMatchObject([{ birth: BIRTH }])
  expect((await listConsents(db, userId)).map(({ purpose }) => purpose)).toContain('birth-details')
})

test('an address is one client, however often the form is sent', async () => {
  const { save } = await givenDesk()
  const email = `${crypto.randomUUID()}@example.com`

  const both = await Promise.all([save({ phone: '', email }), save({ phone: '', email })])

  expect(both.map((saved) => saved.ok)).toEqual([true, true])
  expect(new Set(both.map((saved) => saved.ok && saved.value.userId)).size).toBe(1)
})

test('a number that is known asks who is meant, and somebody new can have it beside a client with an address', async () => {
  const { save, phone } = await givenDesk()
  const first = await save({ email: `${crypto.randomUUID()}@example.com` })
  if (!first.ok) throw new Error('refused')

  const asked = await save({ phone: `+91 ${phone}` })
  const chosen = await save({ chosen: first.value.userId })
  const other = await save({ chosen: SOMEONE_NEW, fullName: 'Sita Rao' })

  expect(asked).toMatchObject({
    refusal: { reason: 'phone-known', mayBeNew: true, clients: [{ fullName: 'Ravi Rao' }] },
  })
  expect(chosen).toEqual(first)
  expect(other.ok && other.value.userId !== first.value.userId).toBe(true)
})

test.each([
  ['nobody to call or write to', { phone: '' }, {}, 'contact-missing'],
  ['a wrong number', { phone: '12' }, {}, 'phone-invalid'],
  ['a wrong address', { email: 'asha' }, {}, 'email-invalid'],
  ['no consent', {}, { hasConsented: false }, 'consent-missing'],
  ['a scope of own bookings only', {}, { scope: OWN_ONLY }, 'client-not-found'],
] as const)('opens no card for %s', async (_, client, changes, reason) => {
  const { save } = await givenDesk()

  expect(await save(client, changes)).toEqual({ ok: false, refusal: { reason } })
})

test('an admin saves a chart for somebody with an account who has never booked, and then the desk knows them', async () => {
  const { db, save } = await givenClient()
  const { id } = await givenUser(db, { password: null })

  const saved = await save({ userId: id, knowsEverybody: true })

  expect(saved).toMatchObject({ ok: true })
  expect(await findDeskClient(db, WHOLE_PRACTICE, id)).toMatchObject({ id })
})
