import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { consultationPackages } from '#db/schema/content.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { bookingForm, givenBooking } from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const clock = createTestClock()
const FULL_LIFE = '/book/consultation/full-life-prediction'
const A_DAY = '2026-11-19'
const HOLIDAY = '2026-11-24'
const DAY_WITH_A_BLOCKED_HOUR = '2026-11-25'
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const aClient = () => signedInVisitor(site, database(), { now: clock.now() })

const fields = (changes: Record<string, string> = {}) => ({
  intent: 'book',
  idempotencyKey: randomUUID(),
  ...changes,
  ...bookingForm({ bookingDate: A_DAY, ...changes }),
})

describe('a form that cannot be booked', () => {
  test.each([
    ['C8: yesterday', { bookingDate: '2026-11-15' }],
    ['C8: a working day that has passed', { bookingDate: '2026-11-14' }],
    ['C8: an hour of today that has passed', { bookingDate: '2026-11-16', preferredTime: '09:00' }],
    ['C8: a Sunday', { bookingDate: '2026-11-22' }],
    ['C8: five years ahead', { bookingDate: '2031-11-17' }],
    ['C8: 29 February 2027', { bookingDate: '2027-02-29' }],
    ['C8: 31/11', { bookingDate: '2026-11-31' }],
    ['C8: no day at all', { bookingDate: 'soon' }],
    ['C10: an invented hour', { preferredTime: '8-9 PM' }],
    ['C10: an object', { preferredTime: '[object Object]' }],
    ['C10: JSON text', { preferredTime: '{"key":"10-11"}' }],
    ['C14: a birth in the future', { birthDate: '2030-01-01' }],
    ['C14: a birth in 1899', { birthDate: '1899-12-31' }],
    ['C14: 31 February', { birthDate: '1990-02-31' }],
    ['C14: 24:00', { birthTime: '24:00' }],
    ['C14: 25:61', { birthTime: '25:61' }],
    ['C13: blanks for a place', { birthPlace: ' \u200b ' }],
    ['I1: no consent', { consent: '' }],
  ])('a form that cannot be booked: %s is answered with 422 and what was typed', async (_, changes) => {
    const asha = await aClient()

    const answer = await asha.post(FULL_LIFE, fields({ fullName: 'Asha <b>Rao</b>', ...changes }))

    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Booking failed')
    expect(page).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;')
  })

  test('C8: a form that cannot be booked refuses a holiday and a blocked hour with 422, and accepts the hour beside it', async () => {
    const off = (day: string, from: string, until: string) =>
      takeTimeOff(database(), {
        startsAt: istInstant(day, from),
        endsAt: istInstant(day, until),
        reason: 'Away',
      })
    await off(HOLIDAY, '00:00', '23:59')
    await off(DAY_WITH_A_BLOCKED_HOUR, '10:00', '11:00')
    const asha = await aClient()

    expect((await asha.post(FULL_LIFE, fields({ bookingDate: HOLIDAY }))).status).toBe(422)
    expect((await asha.post(FULL_LIFE, fields({ bookingDate: DAY_WITH_A_BLOCKED_HOUR }))).status).toBe(422)
    const beside = fields({ bookingDate: DAY_WITH_A_BLOCKED_HOUR, preferredTime: '11:00' })
    expect((await asha.post(FULL_LIFE, beside)).status).toBe(302)
  })

  test('C10: a form that cannot be booked refuses an hour sent as a list, or under the name of one, with 422', async () => {
    const asha = await aClient()
    const { preferredTime: _, ...withoutHour } = fields()
    const send = (hours: [string, string][]) =>
      asha.request(FULL_LIFE, { method: 'POST', body: new URLSearchParams([...Object.entries(withoutHour), ...hours]) })

    expect((await send([['preferredTime[]', '10:00']])).status).toBe(422)
    expect((await send([['preferredTime[key]', '10:00']])).status).toBe(422)
    const both: [string, string][] = [
      ['preferredTime', '8-9 PM'],
      ['preferredTime', '10:00'],
    ]
    expect((await send(both)).status).toBe(422)
  })

  const ASKED = [
    'fullName',
    'phone',
    'currentLocation',
    'birthDate',
    'birthTime',
    'birthPlace',
    'bookingDate',
    'preferredTime',
  ]
  test.each(ASKED)(
    'C13: a form that cannot be booked refuses a form without %s with 422 and names the field',
    async (field) => {
      const answer = await (await aClient()).post(FULL_LIFE, fields({ [field]: '\u200b ' }))

      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(`href="#${field}"`)
    },
  )

  test('C11: a form that cannot be booked returns 404 for what is not sold: a course among consultations, an unknown one, another kind', async () => {
    const asha = await aClient()

    for (const path of ['/book/consultation/pradhamika', '/book/course/no-such', '/book/gift/prasna']) {
      expect((await asha.post(path, fields())).status).toBe(404)
      expect((await asha.get(path)).status).toBe(404)
    }
  })

  test('C11: a form that cannot be booked returns 404 for a package that is no longer sold, also for a form sent from an old page', async () => {
    const retired = await givenConsultationPackage(database(), { name: 'Palm reading' })
    const where = eq(consultationPackages.id, retired.id)
    await database().update(consultationPackages).set({ retiredAt: clock.now() }).where(where)
    const asha = await aClient()

    expect((await asha.get(`/book/consultation/${retired.slug}`)).status).toBe(404)
    expect((await asha.post(`/book/consultation/${retired.slug}`, fields())).status).toBe(404)
  })
})

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\t '],
  ['eleven digits', '41234567890'],
  ['thirteen digits', '4123456789012'],
  ['letters', 'abcdefghijkl'],
  ['letters among digits', '41234567890O'],
  ['twelve zeros', '000000000000'],
  ['twelve zeros of another script', '००००००००००००'],
  ['10 kB', '4'.repeat(10_000)],
])('D1: %s is answered with 422 and where to find the number', async (_, reference) => {
  const asha = await aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, now: clock.now() })

  const answer = await asha.post(`/book/payment/${booking.id}`, { reference })

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Where do I find it?')
})
