import { beforeEach, describe, expect, test } from 'vitest'
import { istInstant } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation, hoursAfter } from '#test/factories/bookings.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'
import { dayLine } from './day-line.ts'

// Today counts what waits in the whole practice, so each test starts with an empty database.
let own: TestDatabase
let desk: OpenedDesk
let clock = createTestClock()

beforeEach(async () => {
  clock = createTestClock()
  own = await createDatabase()
  desk = await openDesk(own.db, clock)
  return () => own.drop()
})

async function today(visitor: Visitor): Promise<string> {
  const page = await (await visitor.get('/staff')).text()
  return /<main.*<\/main>/s.exec(page)?.[0] ?? ''
}

const needsIn = (page: string) =>
  [...page.matchAll(/class="need" href="([^"]+)"[^>]*><span>([^<]+)<\/span><b>(\d+)</g)].map(([, ...need]) => need)

async function bookedAt(preferredTime: string, fullName: string) {
  const { id: userId } = await givenUser(own.db, { fullName, password: null })
  const form = { bookingDate: '2026-11-16', preferredTime }
  return desk.booked({ userId, state: 'verified', form, now: hoursAfter(clock.now(), -72) })
}

test('the day has the next session first and large, and the later ones by the clock', async () => {
  const evening = await bookedAt('18:00', 'Hari Menon')
  const afternoon = await bookedAt('14:00', 'Gauri Pai')

  const page = await today(desk.astrologer)

  expect(page).toContain('<h1 class="text-3xl [overflow-wrap:anywhere]">Monday, November 16</h1>')
  expect(page).toMatch(
    /in 4 hours.*Gauri Pai.*2-3 PM.*https:\/\/meet\.jit\.si\/[0-9a-f]{40}.*Join.*Chart.*6-7 PM.*Hari Menon/s,
  )
  expect(page).toContain(`href="/staff/bookings/${afternoon.id}/brief"`)
  expect(page).toContain(`href="/staff/bookings/${evening.id}"`)
  expect(page).not.toContain('No more sessions today.')
})

test('the day has the classes of groups among its sessions, for staff who may see them', async () => {
  const starts = [istInstant('2026-11-16', '16:00')]
  const { id } = await givenCohort(own.db, { title: 'Mondays', starts, now: clock.now() })
  await bookedAt('14:00', 'Gauri Pai')
  await bookedAt('18:00', 'Hari Menon')

  const page = await today(desk.astrologer)

  expect(page).toMatch(/Gauri Pai.*4-5 PM.*Mondays.*Class.*Hari Menon/s)
  expect(page).toContain(`href="/staff/courses/groups/${id}"`)
  expect(await today(desk.assistant)).toContain('Mondays')
  expect(await today(desk.assistant)).not.toContain('/staff/courses/groups/')
})

test('the day says that it is over, and shows the next session with its day', async () => {
  await desk.booked({ state: 'verified', form: { bookingDate: '2026-11-17' } })

  expect(await today(desk.astrologer)).toMatch(/No more sessions today\..*Tue, Nov 17.*in 23 hours/s)
})

test('the day has no chart for an assistant, and no sessions for an admin', async () => {
  await bookedAt('14:00', 'Gauri Pai')

  expect(await today(desk.assistant)).toContain('Gauri Pai')
  expect(await today(desk.assistant)).not.toContain('/brief"')
  expect(await today(desk.admin)).not.toContain('Gauri Pai')
})

describe('the line of the panchanga', () => {
  const line = (now: string) => dayLine(new Date(now), NEW_DELHI_ALMANAC).replaceAll('\u00a0', ' ')

  test('the line of the panchanga has tithi, nakshatra, Rahu kalam and the hora that runs', () => {
    expect(line('2026-11-18T05:00:00Z')).toBe(
      'Shukla Navami till Thu 7:06 AM · Shatabhisha till Thu 6:10 AM · Rahu kalam 12:06–1:26 PM · now Mars hora',
    )
  })

  test('the line of the panchanga takes a hora before sunrise from the day before, and is empty outside the years of the engine', () => {
    expect(line('2026-11-18T20:00:00Z')).toMatch(/now Sun hora$/)
    expect(line('2150-01-01T00:00:00Z')).toBe('')
  })
})

test('what needs a decision counts what waits, and leads to where it is decided', async () => {
  await desk.booked({ state: 'claimed' })
  await desk.prasna({ state: 'verified' })
  await desk.booked()

  expect(needsIn(await today(desk.astrologer))).toEqual([
    ['/staff/money', 'Payments to check', '1'],
    ['/astrologer-dashboard#questions', 'Answers to write', '1'],
    ['/staff/clients/calls', 'People to call', '1'],
    ['/astrologer-dashboard/pending', 'Bookings not paid yet', '1'],
  ])
  expect(needsIn(await today(desk.admin))).toEqual([])
})

test('what needs a decision asks nobody for an answer who may not read the question', async () => {
  await desk.prasna({ state: 'verified', service: await givenConsultation(own.db, 'Prasna') })

  expect(await today(desk.assistant)).not.toContain('Answers to write')
  expect(await today(desk.assistant)).toContain('Nothing waits for you.')
})
