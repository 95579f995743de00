import { beforeAll, expect, test } from 'vitest'
import { recordOverride } from '#db/availability/date-overrides.ts'
import { translations } from '#db/schema/translations.ts'
import { addDays, istDate } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenService } from '#test/factories/bookings.ts'
import { givenIntakeQuestion } from '#test/factories/catalogue.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { openDesk } from '#test/steps/desk.ts'
import { originalHash } from '#usecases/read-originals.ts'

const clock = createTestClock()
const ENGLISH = 'A talk about work'
const TELUGU = 'ఉద్యోగం గురించి సంభాషణ'
let desk: Awaited<ReturnType<typeof openDesk>>

beforeAll(async () => {
  desk = await openDesk(database(), clock)
  await givenLanguages(database())
})

async function translate(kind: string, itemId: number, field: string, [original, text]: readonly [string, string]) {
  await database()
    .insert(translations)
    .values({ kind, itemId, field, language: 'te', text, originalHash: originalHash(original) })
}

test('a Telugu client reads the Telugu name of a service from the page of the services to the booking, and so does the desk', async () => {
  const service = await givenService(database(), { name: ENGLISH })
  const question = await givenIntakeQuestion(database(), service.id, {
    ...{ kind: 'choice', label: 'Topic', choices: ['Change', 'Stay'] },
  })
  await translate('packages', service.id, 'name', [ENGLISH, TELUGU])
  await translate('intake-questions', question, 'label', ['Topic', 'విషయం'])
  await translate('intake-questions', question, 'choices', ['Change\nStay', 'మార్పు\nకొనసాగడం'])
  const { id: userId } = await givenUser(database())
  const { id } = await givenBooking(database(), { userId, service, state: 'verified', now: clock.now() })
  const client = await desk.visitorFor(userId)
  const read = async (path: string, visitor = client) => (await visitor.get(path)).text()

  const form = await read(`/te/book/consultation/${service.slug}`)
  expect(form).toContain('విషయం')
  expect(form).toContain('<option value="Change">మార్పు</option>')
  for (const path of [
    '/te/consultation',
    '/te/dashboard',

    `/te/booking-success?booking=${id}`,
  ]) {
    const page = await read(path)
    expect(page, path).toContain(TELUGU)
    expect(page, path).not.toContain(ENGLISH)
  }
  const atDesk = await read(`/te/staff/bookings/${id}`, desk.astrologer)
  expect(atDesk).toMatch(new RegExp(`class="ledger-line"><span[^>]*>${TELUGU}`))
  expect(await read('/dashboard')).toContain(ENGLISH)
})

test('a Telugu client reads why the practice is closed, and a public holiday has its name in every language', async () => {
  const db = database()
  const service = await givenService(db, { name: 'A year ahead' })
  const today = istDate(clock.now())
  const closeOn = (days: number, reason: string, holidayKey: string | null = null) => {
    const date = addDays(today, days)
    const closed = { firstDate: date, lastDate: date, hours: [], astrologerId: null, createdAt: clock.now() }
    return recordOverride(db, { ...closed, reason, showsReason: true, holidayKey })
  }
  const { id } = await closeOn(4, 'Temple festival')
  await closeOn(5, 'Christmas Day', 'christmas-2026')
  await translate('closed-days', id, 'reason', ['Temple festival', 'ఆలయ ఉత్సవం'])
  const client = await desk.visitorFor((await givenUser(db)).id)
  const read = async (language: string) => (await client.get(`${language}/book/consultation/${service.slug}`)).text()

  const telugu = await read('/te')
  expect(telugu).toContain('ఆలయ ఉత్సవం')
  expect(telugu).toContain('క్రిస్మస్')
  expect(telugu).not.toContain('Christmas')
  const hindi = await read('/hi')
  expect(hindi).toContain('<span lang="en">Temple festival</span>')
  expect(await read('')).toContain('Temple festival')
})
