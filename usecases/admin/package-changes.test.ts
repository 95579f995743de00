import { expect, test } from 'vitest'
import { listAstrologersFor } from '#db/availability/astrologers.ts'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer, givenHours, requirePrincipal } from '#test/factories/availability.ts'
import { givenConsultationPackage, packageValues } from '#test/factories/catalogue.ts'
import { changeContent } from './change-content.ts'

const now = new Date('2026-11-16T06:00:00Z')

async function givenEdit(changes: Partial<Awaited<ReturnType<typeof packageValues>>>) {
  const db = database()
  const { id, slug } = await givenConsultationPackage(db)
  const editor = { editorId: (await givenUser(db, { roles: ['client', 'admin'], now })).id, now }
  const values = { ...(await packageValues(db, id)), ...changes }
  const save = (version = 1) => changeContent(db, { kind: 'packages', id, version, values, ...editor })
  return { id, slug, save }
}

test('saves length, buffers, step, limits and the way it is held', async () => {
  const terms = {
    durationMinutes: 45,
    bufferBeforeMinutes: 5,
    bufferAfterMinutes: 10,
    stepMinutes: 15,
    minimumNoticeMinutes: 30,
    horizonDays: 7,
    mostPerDay: 2,
    mostPerWeek: 5,
    heldAs: 'in-person' as const,
  }
  const { slug, save } = await givenEdit(terms)

  expect(await save()).toEqual({ ok: true, value: null })

  expect(await findConsultationPackage(database(), slug)).toMatchObject(terms)
})

test('limits a package to the ticked astrologers, and opens it to everyone again', async () => {
  const meera = await givenAstrologer(database())
  const limited = await givenEdit({ offeredBy: [meera.slug] })
  const open = await givenEdit({ offeredBy: [] })

  await limited.save()
  await open.save()

  expect((await listAstrologersFor(database(), limited.id)).map(({ slug }) => slug)).toEqual([meera.slug])
  expect((await packageValues(database(), limited.id)).offeredBy).toEqual([meera.slug])
  expect((await listAstrologersFor(database(), open.id)).length).toBeGreaterThan(1)
})

test('refuses an astrologer who is no longer on the site, and changes nothing', async () => {
  const retired = await givenAstrologer(database(), { retiredAt: now })
  const { id, save } = await givenEdit({ offeredBy: [retired.slug] })

  expect(await save()).toEqual({ ok: false, refusal: { reason: 'astrologer-unknown' } })
  expect((await packageValues(database(), id)).offeredBy).toEqual([])
})

test('refuses a length that fits in no opening hours of those who offer it', async () => {
  const short = await givenAstrologer(database(), { hours: [{ opensAt: '09:00', closesAt: '09:40' }] })
  const { id } = await requirePrincipal(database())
  await givenHours(database(), id, [{ opensAt: '09:00', closesAt: '20:00' }])

  const tooLong = await givenEdit({ durationMinutes: 45, offeredBy: [short.slug] })
  const fitting = await givenEdit({ durationMinutes: 40, offeredBy: [short.slug] })
  const byAnyone = await givenEdit({ durationMinutes: 45 })

  expect(await tooLong.save()).toEqual({ ok: false, refusal: { reason: 'longer-than-hours', longestMinutes: 40 } })
  expect((await fitting.save()).ok).toBe(true)
  expect((await byAnyone.save()).ok).toBe(true)
})

test('lets a practice without hours prepare its packages', async () => {
  const idle = await givenAstrologer(database(), { hours: [] })

  expect((await (await givenEdit({ durationMinutes: 480, offeredBy: [idle.slug] })).save()).ok).toBe(true)
})
