import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { findContent } from '#db/content/admin-content.ts'
import { astrologers } from '#db/schema/availability.ts'
import { findMeetingLink } from '#db/sessions/session-notes.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { givenMeetingLink, requirePrincipal } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking, givenService, hoursAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listEmailsTo } from '#test/factories/visitors.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { changeContent } from '#usecases/admin/change-content.ts'
import { changeMeetingWays } from '#usecases/desk/change-diary.ts'
import { setMeetingLink } from './update-session.ts'

const ROOM = /^https:\/\/meet\.jit\.si\/[0-9a-f]{40}$/
const BY_LINK = {
  way: 'link',
  link: 'https://meet.example/practice',
  roomServer: 'https://meet.jit.si',
  callWay: 'we-call',
  callNumber: '',
}
const IN_ROOMS = { ...BY_LINK, way: 'room' }

beforeAll(async () => {
  await givenPractice(database())
})
beforeEach(() => givenMeetingLink(database()))

async function givenSession(state: 'verified' | 'claimed' = 'verified') {
  const client = await givenUser(database(), { password: null })
  return { ...(await givenBooking(database(), { userId: client.id, state })), address: client.email }
}

const linkOf = ({ id }: Pick<BookingRow, 'id'>) => findMeetingLink(database(), id)
const sequenceOf = async ({ id }: Pick<BookingRow, 'id'>) => (await requireBooking(database(), id)).calendarSequence

async function linksSentTo(address: string) {
  const sent = await listEmailsTo(database(), address)
  return sent.flatMap(({ kind, payload }) =>
    kind === 'session-link' && 'meetingLink' in payload ? [payload.meetingLink] : [],
  )
}

test('each video session has a room of its own that stays the same', async () => {
  const [first, second] = [await givenSession(), await givenSession()]

  expect(await linkOf(first)).toMatch(ROOM)
  expect(await linkOf(first)).toBe(await linkOf(first))
  expect(await linkOf(second)).not.toBe(await linkOf(first))
})

test.each(['telephone', 'in-person'] as const)('a session held %s has no room', async (heldAs) => {
  const service = await givenService(database(), { heldAs })

  expect(await linkOf(await givenBooking(database(), { state: 'verified', service }))).toBe('')
})

test('a change of the practice’s link reaches the calendar entry and the mailbox of each confirmed session once', async () => {
  const session = await givenSession()
  const unverified = await givenSession('claimed')
  const change = { ...BY_LINK, staffId: await givenStaff(database()) }

  await changeMeetingWays(database(), change, A_MONDAY)
  await changeMeetingWays(database(), change, hoursAfter(A_MONDAY, 1))

  expect(await linkOf(session)).toBe(BY_LINK.link)
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 1)
  expect(await linksSentTo(session.address)).toEqual([BY_LINK.link])
  expect(await linksSentTo(unverified.address)).toEqual([])
})

test('two changes of the practice’s link at once are two versions of the calendar entry, and the later one stays', async () => {
  const session = await givenSession()
  const staffId = await givenStaff(database())

  await whileUncommitted(
    database(),
    (tx) => changeMeetingWays(tx, { ...BY_LINK, staffId }, A_MONDAY),
    () => changeMeetingWays(database(), { ...IN_ROOMS, staffId }, hoursAfter(A_MONDAY, 1)),
  )

  expect(await linkOf(session)).toMatch(ROOM)
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 2)
  expect(await linksSentTo(session.address)).toEqual([BY_LINK.link, await linkOf(session)])
})

test('a session with a link of its own keeps it, and goes back to its room without one', async () => {
  const session = await givenSession()
  const staffId = await givenStaff(database())
  const room = await linkOf(session)
  const own = 'https://meet.example/own'
  const set = (link: string, hours: number) =>
    setMeetingLink(database(), { bookingId: session.id, staffId, link }, hoursAfter(A_MONDAY, hours))

  await set(own, 0)
  await changeMeetingWays(database(), { ...IN_ROOMS, roomServer: 'https://meet.example', staffId }, A_MONDAY)
  expect(await linkOf(session)).toBe(own)
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 1)

  await set('', 2)
  const moved = room.replace('meet.jit.si', 'meet.example')
  expect(await linkOf(session)).toBe(moved)
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 2)
  expect(await linksSentTo(session.address)).toEqual([own, moved])
})

test('an astrologer meets in rooms while the practice has one link, and clients hear of the change', async () => {
  await givenMeetingLink(database(), BY_LINK.link)
  const session = await givenSession()
  const { id } = await requirePrincipal(database())
  const principal = await findContent(database(), 'astrologers', id)
  if (!principal) throw new Error('There is no principal.')
  const { isPrincipal, name, userId, titles, languages, about, portraitUrl, timeZone, version } = principal
  const values = {
    isPrincipal,
    name,
    userId,
    titles,
    languages,
    about,
    portraitUrl,
    timeZone,
    meetingLink: '',
    callWay: null,
    callNumber: '',
  }

  const change = { kind: 'astrologers', id, version, editorId: await givenStaff(database()), now: A_MONDAY } as const
  await changeContent(database(), { ...change, values: { ...values, videoWay: 'room' } })

  expect(await linkOf(session)).toMatch(ROOM)
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 1)
  expect(await linksSentTo(session.address)).toEqual([await linkOf(session)])
})

test('the client of a session by telephone calls the number of the astrologer, or else of the practice, and hears of it', async () => {
  const client = await givenUser(database(), { password: null })
  const service = await givenService(database(), { heldAs: 'telephone' })
  const session = await givenBooking(database(), { userId: client.id, state: 'verified', service })
  const staffId = await givenStaff(database())
  expect(await linkOf(session)).toBe('')

  await changeMeetingWays(
    database(),
    { ...IN_ROOMS, callWay: 'client-calls', callNumber: '98765 43210', staffId },
    A_MONDAY,
  )

  expect(await linkOf(session)).toBe('tel:+919876543210')
  expect(await sequenceOf(session)).toBe(session.calendarSequence + 1)
  expect(await linksSentTo(client.email)).toEqual(['tel:+919876543210'])
  const own = { callWay: 'client-calls', callNumber: '+14155550123' } as const
  await database().update(astrologers).set(own).where(eq(astrologers.isPrincipal, true))
  expect(await linkOf(session)).toBe('tel:+14155550123')
  await database().update(astrologers).set({ callWay: 'we-call' }).where(eq(astrologers.isPrincipal, true))
  expect(await linkOf(session)).toBe('')
})
