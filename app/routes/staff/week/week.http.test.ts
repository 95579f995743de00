import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { astrologers, dateOverrides } from '#db/schema/availability.ts'
import { bookings, timeOff } from '#db/schema/bookings.ts'
import { busyTimes, externalCalendars } from '#db/schema/calendars.ts'
import { waitlistOffers } from '#db/schema/waitlist.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer, givenHours, requirePrincipal } from '#test/factories/availability.ts'
import { givenConsultation, hoursAfter, requireBooking, startIn } from '#test/factories/bookings.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenWait } from '#test/factories/waitlist.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk
let surya: Visitor
let meera: Visitor
let confirmed: BookingRow

/** The week after that of the test clock. */
const MONDAY = '2026-11-23'
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-11-24', '2026-11-25', '2026-11-26']
const [SATURDAY, LATER] = ['2026-12-05', '2026-12-10']
const WEEK = '/staff/week'
const THE_WEEK = `${WEEK}?of=${MONDAY}`

beforeAll(async () => {
  const db = database()
  desk = await openDesk(db, clock)
  const principal = await requirePrincipal(db)
  await givenHours(db, principal.id, [{ opensAt: '09:00', closesAt: '17:00' }])
  const [one, other] = [await signIn('Surya'), await signIn('Meera')]
  await db.update(astrologers).set({ userId: one.id }).where(eq(astrologers.id, principal.id))
  await givenAstrologer(db, { name: 'Meera Joshi', slug: 'meera', userId: other.id })
  ;[surya, meera] = [await desk.visitorFor(one.id), await desk.visitorFor(other.id)]

  confirmed = await booked('10:00', 'verified', 'Asha Rao')
  await booked('14:00', 'unpaid', 'Ravi Kumar')
})

const signIn = (fullName: string) =>
  givenUser(database(), { roles: ['client', 'astrologer'], fullName, now: clock.now() })

/** With the principal. */
async function booked(preferredTime: string, state: 'verified' | 'unpaid', fullName: string, bookingDate = MONDAY) {
  const client = await givenUser(database(), { fullName })
  const astrologer = String((await requirePrincipal(database())).id)
  return desk.booked({ state, userId: client.id, form: { bookingDate, preferredTime, astrologer } })
}

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
/** The text of one day, without tags. */
const dayIn = (page: string, date: string) =>
  (page.split(`id="day-${date}"`)[1]?.split('</section>')[0] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('the week shows sessions, holds with their end, and free hours in the astrologer’s zone', async () => {
  const monday = dayIn(await read(surya, THE_WEEK), MONDAY)

  expect(monday).toContain('Free 9-10 AM')
  expect(monday).toMatch(/10-11 AM Asha Rao Confirmed[\s\u00a0]· Full Life Prediction/)
  expect(monday).toContain('Free 11 AM-2 PM')
  expect(monday).toMatch(/2-3 PM Ravi Kumar Held until 10:30 AM/)
  expect(monday).toContain('2 sessions')
})

test('the week shows the classes of the astrologer’s groups, and no free time there', async () => {
  const starts = [istInstant('2026-12-16', '10:00')]
  const { id } = await givenCohort(database(), { title: 'Wednesdays', starts, now: clock.now() })

  const page = await read(surya, `${WEEK}?of=2026-12-16`)

  expect(dayIn(page, '2026-12-16')).toMatch(/Free 9-10 AM.*10-11 AM Wednesdays Class.*Free 11 AM-5 PM/)
  expect(page).toContain(`href="/staff/courses/groups/${id}"`)
  expect(dayIn(await read(meera, `${WEEK}?of=2026-12-16`), '2026-12-16')).not.toContain('Wednesdays')
})

test('the week has the panchanga of each day, by which it is named at sunrise', async () => {
  const page = await read(surya, THE_WEEK)

  expect(dayIn(page, MONDAY)).toMatch(/Shukla Chaturdashi Bharani Rahu 8:0\d–9:2\d AM/)
  expect(dayIn(page, TUESDAY)).toContain('Purnima Krittika Rahu')
})

test('the week has one chosen day, which is all that a phone shows, and links to that day of other weeks', async () => {
  const page = await read(surya, `${WEEK}?of=${WEDNESDAY}`)

  expect(page.match(/id="day-([\d-]+)" class="week-day" data-chosen/)?.[1]).toBe(WEDNESDAY)
  const strip = /<nav class="week-strip".*?<\/nav>/s.exec(page)?.[0] ?? ''
  expect([...strip.matchAll(/of=([\d-]+)/g)].map(([, date]) => date)).toContain(MONDAY)
  expect(strip).toMatch(new RegExp(`aria-current="date"[^>]*of=${WEDNESDAY}`))
  expect(page).toMatch(/rel="prev"[^>]*of=2026-11-18/)
})

test('the week offers free time as a whole and by the hour', async () => {
  const page = await read(surya, THE_WEEK)

  expect(page).toMatch(new RegExp(`class="week-free" href="[^"]+date=${MONDAY}&amp;from=11%3A00&amp;until=14%3A00`))
  expect(page).toMatch(new RegExp(`class="week-hour" href="[^"]+date=${MONDAY}&amp;from=12%3A00&amp;until=13%3A00`))
})

test('the week shows busy times of other calendars', async () => {
  const { id: astrologerId, userId } = await requirePrincipal(database())
  const [calendar] = await database()
    .insert(externalCalendars)
    .values({
      astrologerId,
      userId: userId ?? '',
      name: 'Family',
      sealedAddress: 'sealed' as SealedText,
      addressHash: 'hash',
      addedAt: clock.now(),
    })
    .returning()
  const [startsAt, endsAt] = [new Date(startIn(THURSDAY, '12:00')), new Date(startIn(THURSDAY, '13:30'))]
  await database()
    .insert(busyTimes)
    .values({ astrologerId, calendarId: calendar?.id ?? '', startsAt, endsAt })

  expect(dayIn(await read(surya, THE_WEEK), THURSDAY)).toContain('12-1:30 PM Busy in another calendar')
})

test('the week shows a time that is held for a client on the waitlist, until the offer ends', async () => {
  const service = await givenConsultation(database())
  const { id: astrologerId } = await requirePrincipal(database())
  const { id: entryId, userId } = await givenWait(database(), { service, now: clock.now() })
  const [startsAt, endsAt] = [new Date(startIn(THURSDAY, '15:00')), new Date(startIn(THURSDAY, '16:00'))]
  const held = { startsAt, occupiedFrom: startsAt, occupiedUntil: endsAt }
  const hours = { offeredAt: clock.now(), expiresAt: hoursAfter(clock.now(), 2) }
  await database()
    .insert(waitlistOffers)
    .values({ entryId, userId, packageId: service.id, astrologerId, ...held, ...hours })

  expect(dayIn(await read(surya, THE_WEEK), THURSDAY)).toContain('3-4 PM Offered to the waitlist Held until 12:00 PM')
})

test('the week marks a session that the hours no longer allow, until the desk keeps it', async () => {
  const friday = '2026-11-27'
  const booking = await booked('16:00', 'verified', 'Early Bird', friday)
  const { id } = await requirePrincipal(database())
  await database()
    .insert(dateOverrides)
    .values({ astrologerId: id, firstDate: friday, lastDate: friday, reason: 'Wedding' })

  const before = dayIn(await read(surya, THE_WEEK), friday)
  await database().update(bookings).set({ keptStart: booking.startsAt }).where(eq(bookings.id, booking.id))
  const after = dayIn(await read(surya, THE_WEEK), friday)

  expect(before).toContain('Closed: Wedding')
  expect(before).toContain('Outside your hours')
  expect(after).toContain('4-5 PM Early Bird')
  expect(after).not.toContain('Outside your hours')
})

test('the week of a day that is no date is the current one', async () => {
  for (const of of ['', 'soon', '2026-02-30', '9999-12-31', '0000-01-01']) {
    expect(await read(surya, `${WEEK}?of=${of}`)).toContain('November 16 – 22</h1>')
  }
})

test('the week can be that of a colleague, whose free time is booked and never blocked', async () => {
  const others = await read(meera, `${THE_WEEK}&astrologer=${(await requirePrincipal(database())).slug}`)

  expect(others).toContain('Asha Rao')
  expect(others).not.toContain('/week/block')
  expect(others).toMatch(/\/book\?at=2026-11-2\dT/)
  expect(await read(meera, THE_WEEK)).not.toContain('Asha Rao')
  expect(await read(meera, THE_WEEK)).toContain('/week/block')
})

test('the week is shown to an assistant without birth data and without links to block time', async () => {
  const page = await read(desk.assistant, THE_WEEK)

  expect(page).toContain('Asha Rao')
  expect(page).not.toContain('/week/block')
  expect(await read(desk.assistant, `${WEEK}.data?of=${MONDAY}`)).not.toMatch(/1990-02-28|Mysuru|birthDetails/)
})

test('the week without hours links to the page that sets them', async () => {
  await givenAstrologer(database(), {
    name: 'Ravi Shastri',
    slug: 'ravi',
    hours: [],
    userId: (await signIn('Ravi')).id,
  })
  const page = await read(surya, `${THE_WEEK}&astrologer=ravi`)

  expect(page).toContain('There are no opening hours this week')
})

describe('blocking time', () => {
  const block = (visitor: Visitor, fields: Record<string, string>) => visitor.post(`${WEEK}/block`, fields)

  test('blocking time is filled in from the week, and shown there until it is opened again', async () => {
    const page = await read(surya, THE_WEEK)
    const href = new RegExp(`${WEEK}/block\\?date=${TUESDAY}&amp;from=11%3A00[^"]+`).exec(page)?.[0] ?? ''
    const form = await read(surya, href.replaceAll('&amp;', '&'))
    for (const value of [TUESDAY, '11:00', '12:00']) expect(form).toContain(`value="${value}"`)
    expect(form).toContain('Book or block this time')
    expect(form).toContain('/book?at=2026-11-24T05%3A30')

    const response = await block(surya, { date: TUESDAY, from: '11:00', until: '12:00', reason: 'Dentist' })
    expect(response.headers.get('location')).toBe(`${WEEK}?of=${TUESDAY}#day-${TUESDAY}`)
    const blocked = await read(surya, THE_WEEK)
    expect(dayIn(blocked, TUESDAY)).toContain('11 AM-12 PM Blocked Dentist')

    const openHref = /\/staff\/week\/blocked\/\d+/.exec(blocked)?.[0] ?? ''
    expect(await read(surya, openHref)).toContain('Dentist')
    await surya.post(openHref, {})
    expect(dayIn(await read(surya, THE_WEEK), TUESDAY)).toContain('Free 9 AM-5 PM')
  })

  test('blocking time takes one button for the opening hours of today, of tomorrow and of a chosen day', async () => {
    const page = await read(surya, `${WEEK}/block`)
    const quick = [...page.matchAll(/value="([\d-]+ [\d:]+ [\d:]+)"/g)].map(([, value]) => value ?? '')
    expect(quick).toEqual(['2026-11-16 09:00 17:00', '2026-11-17 09:00 17:00'])
    expect(page).toContain('Block tomorrow')
    expect(await read(surya, `${WEEK}/block?date=${TUESDAY}`)).toContain('Block Tue, November 24, 2026')

    const response = await block(surya, { quick: quick[1] ?? '' })

    expect(response.headers.get('location')).toBe(`${WEEK}?of=2026-11-17#day-2026-11-17`)
    expect(dayIn(await read(surya, WEEK), '2026-11-17')).toContain('9 AM-5 PM Blocked')
    expect((await block(surya, { quick: 'soon' })).status).toBe(422)
  })

  test('blocking time closes the free time at once, lists its sessions by name and comes back after each until all are moved', async () => {
    const [one, other] = [
      await booked('11:00', 'verified', 'Uma Das', SATURDAY),
      await booked('14:00', 'verified', 'Vikram Sen', SATURDAY),
    ]
    await booked('16:00', 'unpaid', 'Nila Bose', SATURDAY)
    const response = await block(surya, { date: SATURDAY, from: '09:30', until: '16:00', reason: 'Temple' })

    const list = response.headers.get('location') ?? ''
    expect(list).toMatch(/\/week\/blocked\/\d+$/)
    const page = await read(surya, list)
    for (const client of ['Uma Das', 'Vikram Sen']) expect(page).toContain(client)
    expect(page).not.toContain('Nila Bose')
    expect(page).toContain('https://wa.me/')
    expect(dayIn(await read(surya, `${WEEK}?of=${SATURDAY}`), SATURDAY)).toContain('9:30-11 AM Blocked Temple')
    expect((await requireBooking(database(), one.id)).startsAt).toEqual(one.startsAt)

    const move = (booking: BookingRow, time: string) =>
      surya.post(`/staff/bookings/${booking.id}/move?off=${list.split('/').at(-1)}`, {
        slot: startIn(LATER, time),
      })
    expect((await move(one, '10:00')).headers.get('location')).toBe(list)
    expect(await read(surya, list)).not.toContain('Uma Das')
    expect((await move(other, '11:00')).headers.get('location')).toContain(`/week?of=${LATER}`)
  })

  test.each([
    [{ date: 'soon', from: '09:00', until: '10:00' }, 'Choose a day.'],
    [{ date: TUESDAY, from: '10:00', until: '09:00' }, 'The end must be after the start.'],
    [{ date: '2026-11-15', from: '09:00', until: '10:00' }, 'This time is over. Choose a later one.'],
  ])('blocking time: %j is refused with a sentence and shown as typed', async (fields, sentence) => {
    const response = await block(surya, { ...fields, reason: 'As typed' })

    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain(sentence)
    expect(page).toContain('value="As typed"')
  })

  test('blocking time is in the own diary only: a colleague’s blocked time is not found', async () => {
    await block(meera, { date: WEDNESDAY, from: '11:00', until: '12:00', reason: 'Meera is away' })
    expect(dayIn(await read(surya, THE_WEEK), WEDNESDAY)).toContain('Free 9 AM-5 PM')
    const [own] = await database().select().from(timeOff).where(eq(timeOff.reason, 'Meera is away'))

    expect((await surya.get(`${WEEK}/blocked/${own?.id}`)).status).toBe(404)
    expect((await surya.post(`${WEEK}/blocked/${own?.id}`, {})).status).toBe(404)
    expect((await meera.get(`${WEEK}/blocked/${own?.id}`)).status).toBe(200)
  })
})

describe('moving a session', () => {
  const moveOf = ({ id }: BookingRow) => `/staff/bookings/${id}/move`

  test('moving a session offers free starts of its astrologer and takes the chosen one', async () => {
    const booking = await booked('15:00', 'verified', 'Lata Nair')
    const page = await read(surya, moveOf(booking))
    const start = startIn(WEDNESDAY, '10:00')
    expect(page).toContain('Mon, November 23, 2026, 3-4 PM')
    expect(page).toContain(start)
    expect(page).not.toContain(startIn(MONDAY, '10:00'))

    const response = await surya.post(moveOf(booking), { slot: start })

    expect(response.headers.get('location')).toContain(`/week?of=${WEDNESDAY}`)
    expect((await requireBooking(database(), booking.id)).startsAt?.toISOString()).toBe(start)
    const shown = await read(surya, `/staff/bookings/${booking.id}`)
    expect(shown).toContain('Nov 23, 2026, 3:00 PM IST to Nov 25, 2026, 10:00 AM IST')
  })

  test('moving a session to a time that was taken meanwhile is refused with a sentence', async () => {
    const response = await desk.assistant.post(moveOf(confirmed), { slot: startIn(MONDAY, '14:00') })

    expect(response.status).toBe(409)
    expect(await response.text()).toContain('This slot has just been taken. Choose another one.')
    expect((await requireBooking(database(), confirmed.id)).startsAt).toEqual(confirmed.startsAt)
  })

  test('moving a session without a choice asks for one', async () => {
    const response = await surya.post(moveOf(confirmed), {})

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Choose a time.')
  })

  test('moving a session shows the nearest week with free starts, and turns to the others without script', async () => {
    const turned = async (of: string) => (await surya.post(moveOf(confirmed), { of, slot: '' })).text()

    expect(await turned('9999-12-31')).toMatch(/>Previous\b/)
    expect(await turned('0000-01-01')).toMatch(/>Next\b/)
    expect(await turned('2026-12-09')).toContain('December 7, 2026 – December 13, 2026')
    expect((await requireBooking(database(), confirmed.id)).startsAt).toEqual(confirmed.startsAt)
  })
})

describe('in a practice whose astrologers see only their own bookings', () => {
  beforeAll(() => recordSeesOnlyOwn(database(), true, clock.now()))

  test('a colleague finds neither the week nor the session of another astrologer', async () => {
    const { slug } = await requirePrincipal(database())

    expect((await meera.get(`${THE_WEEK}&astrologer=${slug}`)).status).toBe(404)
    expect((await meera.get(`/staff/bookings/${confirmed.id}/move`)).status).toBe(404)
    const moved = await meera.post(`/staff/bookings/${confirmed.id}/move`, { slot: startIn(THURSDAY, '10:00') })
    expect(moved.status).toBe(404)
    expect(await read(meera, THE_WEEK)).not.toContain('Whose week')
  })

  test('the principal still sees the week of a colleague', async () => {
    expect((await surya.get(`${THE_WEEK}&astrologer=meera`)).status).toBe(200)
  })
})
