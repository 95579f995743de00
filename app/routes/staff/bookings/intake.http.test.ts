import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { bookingForm, requireBooking, TEST_KEYS, workingDaysAfter } from '#test/factories/bookings.ts'
import { givenConsultationPackage, givenIntakeQuestion } from '#test/factories/catalogue.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
const aDay = workingDaysAfter('2026-11-18')
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

/** A rectification with a question of the practice's own, booked by the desk for a caller. */
async function givenCaller() {
  const { id, slug } = await givenConsultationPackage(database(), { asksLifeEvents: true })
  const question = await givenIntakeQuestion(database(), id, { label: 'What worries you?', isRequired: true })
  const { preferredTime: slot, ...form } = bookingForm({ bookingDate: aDay(), birthDate: '1980-01-01', birthTime: '' })
  const order = {
    slot,
    service: `consultation ${slug}`,
    key: randomUUID(),
    email: `caller-${randomUUID()}@example.org`,
  }
  const made = await desk.astrologer.post('/staff/clients/book', { ...form, ...order })
  const booking = made.headers.get('location') ?? ''
  return { booking, page: `${booking}/intake`, field: `intake-${question}`, id: booking.split('/').at(-1) ?? '' }
}

const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? ''

async function detailsOf(id: string) {
  const { birthDetails } = await requireBooking(database(), id)
  if (birthDetails === null) throw new Error('There are no details.')
  return unsealBirthDetails(birthDetails, TEST_KEYS)
}

test('the desk records answers and life events of a caller, and corrects them, each with an audit entry', async () => {
  const { booking, page, field, id } = await givenCaller()
  expect(await (await desk.astrologer.get(booking)).text()).toContain(`href="${page}"`)
  const read = async () => (await desk.astrologer.get(page)).text()

  const first = {
    seen: seenIn(await read()),
    [field]: 'A loud parrot',
    'eventWhen-0': '2004',
    'eventKind-0': 'marriage',
  }
  const saved = await desk.astrologer.post(page, first)
  const again = await desk.astrologer.post(page, first)
  const html = await read()
  const corrected = { ...first, seen: seenIn(html), [field]: 'A quiet parrot' }
  await desk.astrologer.post(page, corrected)

  expect([saved.status, again.status]).toEqual([302, 302])
  expect(html).toContain('value="A loud parrot"')
  expect(html).toContain('value="2004"')
  const details = await detailsOf(id)
  expect(details.answers).toMatchObject([{ label: 'What worries you?', text: 'A quiet parrot' }])
  expect(details.lifeEvents).toEqual([{ when: '2004', kind: 'marriage', note: '' }])
  expect(await (await desk.astrologer.get(`${booking}/brief`)).text()).toContain('A quiet parrot')
  const audit = await listAudit(database(), { subject: { kind: 'booking', id } })
  expect(audit.filter(({ action }) => action === 'intake-changed')).toHaveLength(2)
})

test('refuses an impossible date and an older page, and keeps what was typed', async () => {
  const { page, field, id } = await givenCaller()
  const seen = seenIn(await (await desk.astrologer.get(page)).text())

  const impossible = await desk.astrologer.post(page, { seen, [field]: 'Typed', 'eventWhen-0': '1812' })
  await desk.astrologer.post(page, { seen, [field]: 'From a colleague' })
  const late = await desk.astrologer.post(page, { seen, [field]: 'Too late' })

  expect(impossible.status).toBe(422)
  expect(await impossible.text()).toContain('value="Typed"')
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('value="Too late"')
  expect((await detailsOf(id)).answers).toMatchObject([{ text: 'From a colleague' }])
})

test('is for astrologers only, and gone once the details are erased', async () => {
  const { page, id } = await givenCaller()
  expect((await desk.assistant.get(page)).status).toBe(403)
  expect((await desk.assistant.post(page, { seen: '' })).status).toBe(403)

  await recordBookingChange(database(), id, { birthDetails: null, updatedAt: clock.now() })

  expect((await desk.astrologer.get(page)).status).toBe(404)
  expect((await desk.astrologer.post(page, { seen: '' })).status).toBe(404)
})
