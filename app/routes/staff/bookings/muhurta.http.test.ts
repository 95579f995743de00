import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bookings } from '#db/schema/bookings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { bookingForm, givenConsultation, workingDaysAfter } from '#test/factories/bookings.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
const nextDay = workingDaysAfter('2026-11-24')
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const SEARCH = {
  purpose: 'marriage',
  place: 'New Delhi, Delhi, India',
  at: '28.6139,77.209',
  from: '2026-11-17',
  to: '2026-12-16',
  book: 'drik',
}
const QUERY = String(new URLSearchParams(SEARCH))

async function keysOf(html: Promise<Response> | Response): Promise<string[]> {
  const text = await (await html).text()
  return [...text.matchAll(/<input[^>]*name="window"[^>]*>/g)].map(([tag]) => /value="([\d-]+)"/.exec(tag)?.[1] ?? '')
}

async function givenRequest() {
  const { userId } = await desk.booked()
  const client = await desk.visitorFor(userId)
  const [key = ''] = await keysOf(client.get(`/muhurta?${QUERY}`))
  const asked = await client.post('/muhurta/windows', { as: 'booking', search: QUERY, people: '3.1', window: key })
  const service = await givenConsultation(database())
  const path = `/book/consultation/${service.slug}`
  const page = await (await client.get(path)).text()
  const fields = { intent: 'book', idempotencyKey: randomUUID(), ...bookingForm({ bookingDate: nextDay() }) }
  return { client, key, asked, path, page, fields, userId }
}

test('a muhurta to confirm goes with the next booking and is shown at the desk and in the brief', async () => {
  const { client, asked, page, path, fields, userId } = await givenRequest()
  expect(asked.headers.get('location')).toBe('/consultation')
  expect(page).toContain('Your muhurta search goes with this booking: Marriage, New Delhi, 1 time.')

  const booked = await client.post(path, fields)
  const id = /payment\/([\w-]+)/.exec(booked.headers.get('location') ?? '')?.[1] ?? ''
  const rows = await database().select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, userId))

  expect(rows.map((row) => row.id)).toContain(id)
  for (const shown of [`/staff/bookings/${id}`, `/staff/bookings/${id}/brief`]) {
    const html = await (await desk.astrologer.get(shown)).text()
    expect(html).toContain('Muhurta to confirm')
    expect(html).toContain('New Delhi, Delhi, India')
    expect(html).toContain('Rohini, Vrishabha')
  }
  expect(await (await desk.assistant.get(`/staff/bookings/${id}`)).text()).not.toContain('Muhurta to confirm')
  expect(await (await client.get(path)).text()).not.toContain('Your muhurta search goes with')
})

test('a muhurta to confirm is left out if the client says so', async () => {
  const { client, path } = await givenRequest()

  await client.post('/book/muhurta', { return: path })

  expect(await (await client.get(path)).text()).not.toContain('Your muhurta search goes with')
})

test('the finder at the desk puts ticked windows with their notes into the answer, once', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const path = `/staff/bookings/${booking.id}/muhurta`
  const empty = await (await desk.astrologer.get(path)).text()
  const found = await (await desk.astrologer.get(`${path}?${QUERY}`)).text()
  const [key = '', other = ''] = await keysOf(new Response(found))
  for (const [tag] of found.matchAll(/<input[^>]*name="window"[^>]*>/g)) expect(tag).not.toContain('checked')
  const chosen = { as: 'answer', search: QUERY, people: '', window: key, [`note-${key}`]: 'Best for the family.' }

  const sent = await desk.astrologer.post(path, chosen)
  await desk.astrologer.post(path, chosen)
  const editor = await (await desk.astrologer.get(`/staff/bookings/${booking.id}/answer`)).text()

  expect(empty).toContain('Muhurta for Asha Rao')
  expect(other).not.toBe('')
  expect(sent.headers.get('location')).toBe(`/staff/bookings/${booking.id}/answer`)
  expect(editor.match(/## Muhurta for marriage/g)?.length).toBe(editor.match(/Best for the family\./g)?.length)
  expect(editor).toContain('Best for the family.')
  expect((await desk.astrologer.post(path, { as: 'answer', search: QUERY })).headers.get('location')).toContain(path)
})

test('the finder at the desk offers the practice’s own rules to visitors once they are offered', async () => {
  const rules = '/staff/tools/muhurta-rules'
  const form = { base: 'drik', 'rule-chaturmas': 'off', version: '0' }
  await desk.astrologer.post(rules, form)
  const hidden = await (await desk.anonymous.get('/muhurta')).text()
  await desk.astrologer.post(rules, { ...form, version: '1', isOffered: 'on' })
  const own = await (await desk.anonymous.get(`/muhurta?${QUERY.replace('drik', 'own')}`)).text()

  expect(hidden).not.toContain('Our practice’s rules')
  expect(own).toContain('Rule book: Our practice’s rules')
  expect(own).not.toMatch(/Forbidden by[^.]*Chaturmas/)
  expect((await desk.astrologer.post(rules, { ...form, version: '1' })).status).toBe(422)
  const unknown = await desk.astrologer.post(rules, { ...form, base: 'none', version: '2' })
  expect(await unknown.text()).toContain('<a href="#base">Choose a book to start from.</a>')
  expect(await (await desk.astrologer.get(rules)).text()).toContain('Rahu kalam')
})
