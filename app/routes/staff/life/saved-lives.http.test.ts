import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordBirthProfile } from '#db/charts/birth-profiles.ts'
import { recordSavedChart } from '#db/charts/saved-charts.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()

const BIRTH: Birth = {
  ...USUAL_CONTEXT,
  fullName: 'Lakshmi Menon',
  date: '1990-02-28',
  time: '04:45',
  place: {
    name: 'Mysuru',
    region: 'Karnataka',
    country: 'India',
    lat: 12.2979,
    lon: 76.6393,
    timeZone: 'Asia/Kolkata',
  },
}

const MARRIAGE = { intent: 'keep-event', when: '12/5/2015', kind: 'marriage', weight: 'great', note: 'in Pune' }

let site: TestSite
let astrologer: Visitor
let astrologerId: string

async function givenStaff(role: 'astrologer' | 'assistant') {
  const { id } = await givenUser(database(), { roles: ['client', role], password: null })
  return { id, visitor: createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) }) }
}

beforeAll(async () => {
  site = await createSite({ db: database(), clock: clock.now })
  ;({ id: astrologerId, visitor: astrologer } = await givenStaff('astrologer'))
})

const pageOf = async (path: string) => (await astrologer.get(path)).text()

async function givenSavedBirth(birth = BIRTH) {
  const { id: userId } = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { now: clock.now(), state: 'verified', userId })
  const birthId = await recordBirthProfile(database(), TEST_KEYS, { userId, birth, now: clock.now() })
  return { userId, booking, path: `/staff/clients/${userId}/births/${birthId}` }
}

async function givenSavedChart() {
  const chart = { birth: BIRTH, tags: [], note: '' }
  const id = await recordSavedChart(database(), TEST_KEYS, { userId: astrologerId, chart, now: clock.now() })
  return `/staff/tools/charts/${id}`
}

async function exportsOf(userId: string) {
  const rows = await database().select().from(auditLog).where(eq(auditLog.subjectId, userId))
  return rows.map(({ action }) => action)
}

describe.each([
  ['a saved birth', async () => (await givenSavedBirth()).path],
  ['a chart of the own list', givenSavedChart],
])('the life of %s', (_, given) => {
  test('the studio leads to its timeline and rectification, which read the events that are kept with it', async () => {
    const path = await given()

    const studio = await pageOf(path)
    const kept = await astrologer.post(`${path}/timeline`, { ...MARRIAGE, id: randomUUID() })
    const timeline = await pageOf(`${path}/timeline?zoom=decade&at=2015-06-01`)
    const rectification = await pageOf(`${path}/rectification?around=10`)

    expect(studio).toContain(`${path}/timeline`)
    expect(studio).toContain(`${path}/rectification`)
    expect(kept.headers.get('location')).toBe(`${path}/timeline`)
    expect(timeline).toContain('Timeline: Lakshmi Menon')
    expect(timeline).toContain('Marriage or partnership: in Pune')
    expect(timeline).toContain(`${path}/timeline?zoom=year&amp;at=`)
    expect(rectification).toContain('Chosen minute: 4:45 AM')
    expect(rectification).toContain('of 21 minutes')
    expect(rectification).toContain('May 12, 2015, Marriage or partnership')
  })

  test('the reading is drafted as a PDF', async () => {
    const path = await given()

    const response = await astrologer.get(`${path}/reading.pdf`)

    expect(await pageOf(path)).toContain(`${path}/reading.pdf`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('assistants see neither the timeline nor the reading', async () => {
    const path = await given()
    const { visitor } = await givenStaff('assistant')

    const answers = await Promise.all([
      visitor.get(`${path}/timeline`),
      visitor.get(`${path}/rectification`),
      visitor.get(`${path}/reading.pdf`),
      visitor.post(`${path}/timeline`, { ...MARRIAGE, id: randomUUID() }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

test('opening the timeline of a saved birth is logged, and so is its reading', async () => {
  const { userId, path } = await givenSavedBirth()

  await astrologer.get(`${path}/timeline`)
  const before = await exportsOf(userId)
  await astrologer.get(`${path}/reading.pdf`)

  expect(before).toContain('birth-details-viewed')
  expect(before).not.toContain('reading-exported')
  expect(await exportsOf(userId)).toContain('reading-exported')
})

test('a birth that is saved and booked has one life', async () => {
  const { booking, path } = await givenSavedBirth()
  const ofBooking = `/staff/bookings/${booking.id}/timeline`
  await astrologer.post(`${path}/timeline`, { ...MARRIAGE, id: randomUUID() })
  await astrologer.post(ofBooking, { ...MARRIAGE, id: randomUUID(), kind: 'work', note: 'a shop' })

  const pages = await Promise.all([pageOf(`${path}/timeline`), pageOf(ofBooking)])

  for (const page of pages) {
    expect(page).toContain('in Pune')
    expect(page).toContain('a shop')
  }
})

test('a saved birth without a time has no strip and no reading, and keeps its events', async () => {
  const { path } = await givenSavedBirth({ ...BIRTH, time: null })
  await astrologer.post(`${path}/timeline`, { ...MARRIAGE, id: randomUUID() })

  const timeline = await pageOf(`${path}/timeline`)

  expect(timeline).toContain('The time of birth is not known')
  expect(timeline).toContain('in Pune')
  expect((await astrologer.get(`${path}/reading.pdf`)).status).toBe(404)
})

test('a birth of another client, and the chart of a colleague, have no life here', async () => {
  const [one, other] = [await givenSavedBirth(), await givenSavedBirth()]
  const wrong = `/staff/clients/${other.userId}/births/${one.path.split('/').at(-1)}`
  const chart = await givenSavedChart()
  const colleague = (await givenStaff('astrologer')).visitor

  const answers = await Promise.all([
    astrologer.get(`${wrong}/timeline`),
    astrologer.post(`${wrong}/timeline`, { ...MARRIAGE, id: randomUUID() }),
    colleague.get(`${chart}/rectification`),
    colleague.post(`${chart}/timeline`, { ...MARRIAGE, id: randomUUID() }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
