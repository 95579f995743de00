import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findContent } from '#db/content/admin-content.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { AstrologerValues } from '#domain/content/astrologers.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague, principalId } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking } from '#test/factories/bookings.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { addContent } from './add-content.ts'
import { moveContent } from './arrange-content.ts'
import { changeContent, retireContent } from './change-content.ts'

const now = A_MONDAY
const kind = 'astrologers'
let editor: { editorId: string; now: Date }

beforeAll(async () => {
  editor = { editorId: (await givenUser(database(), { roles: ['admin'] })).id, now }
})

const VALUES: AstrologerValues = {
  isPrincipal: false,
  name: 'Meera Joshi',
  userId: null,
  titles: ['Jyotish Visharad'],
  languages: ['Hindi', 'Marathi'],
  about: 'Reads charts since 2010.',
  portraitUrl: null,
  timeZone: 'Asia/Kolkata',
  videoWay: null,
  meetingLink: '',
  callWay: null,
  callNumber: '',
}

const add = (values: Partial<AstrologerValues>) =>
  addContent(database(), { kind, values: { ...VALUES, ...values }, parentId: undefined, ...editor })

test('the sign-in of an astrologer must have the role of an astrologer', async () => {
  const client = await givenUser(database())

  expect(await add({ name: 'A Client', userId: client.id })).toMatchObject({ refusal: { reason: 'sign-in-unknown' } })
})

test('the sign-in of an astrologer belongs to one astrologer only', async () => {
  const db = database()
  const user = await givenUser(db, { roles: ['client', 'astrologer'] })
  const first = await add({ name: 'First Owner', userId: user.id })
  const second = await givenColleague(db)

  expect(first.ok).toBe(true)
  expect(await add({ name: 'Second Owner', userId: user.id })).toMatchObject({ refusal: { reason: 'sign-in-taken' } })
  const changed = await changeContent(db, {
    kind,
    id: second.id,
    version: 1,
    values: { ...VALUES, userId: user.id },
    ...editor,
  })
  expect(changed).toMatchObject({ refusal: { reason: 'sign-in-taken' } })
})

test('a second astrologer of the same name is refused', async () => {
  await add({ name: 'Same Name' })

  expect(await add({ name: 'Same Name' })).toMatchObject({ refusal: { reason: 'name-taken' } })
})

describe('taking an astrologer off the site', () => {
  const retire = (id: number, version = 1) =>
    retireContent(database(), { kind, id, version, isRetired: true, ...editor })

  test('taking an astrologer off the site is refused while sessions are ahead, and names them', async () => {
    const db = database()
    const { id } = await givenColleague(db)
    const booking = await givenBooking(db, { state: 'verified', now })
    await db.update(bookings).set({ astrologerId: id }).where(eq(bookings.id, booking.id))

    expect(await retire(id)).toEqual({ ok: false, refusal: { reason: 'has-sessions', codes: [booking.code] } })
    expect((await findContent(db, kind, id))?.retiredAt).toBeNull()
  })

  test('taking an astrologer off the site is possible once they are cancelled', async () => {
    const db = database()
    const { id } = await givenColleague(db)
    const booking = await givenBooking(db, { state: 'verified', now })
    await db.update(bookings).set({ astrologerId: id }).where(eq(bookings.id, booking.id))
    await cancelForClient(db, { bookingId: booking.id, staffId: editor.editorId }, now)

    expect((await retire(id)).ok).toBe(true)
  })

  test('taking an astrologer off the site is refused for the principal', async () => {
    const id = await principalId(database())

    expect(await retire(id)).toEqual({ ok: false, refusal: { reason: 'principal-stays' } })
  })
})

test('the principal can be moved in the order like everybody else', async () => {
  const db = database()
  const id = await principalId(db)

  await moveContent(db, { kind, id, direction: 'down', ...editor })

  expect((await findContent(db, kind, id))?.position).toBe(2)
})
