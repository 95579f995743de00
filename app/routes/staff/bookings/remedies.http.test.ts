import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

// A Monday. The clients have sent the point where they are.
const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

type Booked = { readonly id: string }
const listOf = ({ id }: Booked) => `/staff/bookings/${id}/remedies`
const OWN = '/dashboard/remedies'
const REMEDY = {
  title: 'Lamp for Shani',
  instructions: 'Sesame oil. <script>alert(1)</script>',
  on: 'weekday-6',
  start: '2026-11-14',
  ending: 'times',
  times: '11',
  until: '',
  place: 'Pune, Maharashtra, India',
}

const text = async (response: Response | Promise<Response>) => (await response).text()
const save = (booking: Booked, remedyId = randomUUID(), changes: Partial<typeof REMEDY> = {}) =>
  desk.astrologer.post(`${listOf(booking)}/new`, { intent: 'save', remedyId, version: '0', ...REMEDY, ...changes })
const publish = (booking: Booked) => desk.astrologer.post(listOf(booking), { intent: 'publish' })

async function givenClient() {
  const booking = await desk.booked({ state: 'verified' })
  return { booking, client: await desk.visitorFor(booking.userId) }
}

test('remedies are previewed, saved and published at the desk, and ticked by the client without script', async () => {
  const { booking, client } = await givenClient()
  const { astrologer } = desk
  expect(await text(astrologer.get(`/staff/bookings/${booking.id}`))).toContain(listOf(booking))
  const empty = await text(astrologer.get(`${listOf(booking)}/new`))
  expect(empty).toContain('value="12.296° N, 76.639° E"')
  expect(empty).toContain('Birth star (')

  const preview = await text(astrologer.post(`${listOf(booking)}/new`, { intent: 'preview', ...REMEDY }))
  expect(preview).toContain('11 days')
  expect(preview).toContain('Sat, January 23, 2027')
  const remedyId = randomUUID()
  expect((await save(booking, remedyId)).status).toBe(302)
  expect(await text(client.get(OWN))).toContain('No remedies yet')
  expect((await publish(booking)).status).toBe(302)

  const page = await text(client.get(OWN))
  expect(page).toContain('Lamp for Shani')
  expect(page).toContain('Every Saturday, 11 times')
  expect(page).toContain('0 of 11 done')
  expect(page).not.toContain('<script>alert')
  const tick = { intent: 'tick', remedyId, day: '2026-11-14' }
  expect((await client.post(OWN, tick)).status).toBe(302)
  await client.post(OWN, tick)
  expect(await text(client.get(OWN))).toContain('1 of 11 done')
  expect(await text(astrologer.get(listOf(booking)))).toContain('1 of 11 done')
  expect(await text(client.get('/dashboard'))).toContain(`href="${OWN}"`)
  await client.post(OWN, { ...tick, day: '2026-11-21' })
  expect(await text(client.get(OWN))).toContain('1 of 11 done')
})

test('remedies name what is missing and offer the places of a name', async () => {
  const { booking } = await givenClient()

  const refused = await save(booking, randomUUID(), { title: '', on: '', times: '0', place: '' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  for (const problem of ['Give it a title', 'Choose the days', 'Enter a number from 1 to 400']) {
    expect(page).toContain(problem)
  }
  const ambiguous = await save(booking, randomUUID(), { place: 'Hyderabad' })
  expect(ambiguous.status).toBe(422)
  expect(await ambiguous.text()).toContain('Hyderabad, Sindh, Pakistan')
  const tooFar = await save(booking, randomUUID(), { on: 'purnima', times: '108' })
  expect(await tooFar.text()).toContain('more than five years')
})

test('remedies end with their days ahead, and are removed only before they are published', async () => {
  const { booking, client } = await givenClient()
  const [kept, dropped] = [randomUUID(), randomUUID()]
  await save(booking, kept)
  await save(booking, dropped, { title: 'Never seen' })
  await desk.astrologer.post(`${listOf(booking)}/${dropped}`, { intent: 'remove' })
  await publish(booking)
  expect(await text(client.get(OWN))).not.toContain('Never seen')

  await desk.astrologer.post(`${listOf(booking)}/${kept}`, { intent: 'end' })

  const page = await text(client.get(OWN))
  expect(page).toContain('Ended')
  expect(page).not.toContain('November 21, 2026')
})

test('remedies are found by nobody else', async () => {
  const { booking } = await givenClient()
  const other = await givenClient()
  const remedyId = randomUUID()
  await save(booking, remedyId)
  await publish(booking)

  expect(await text(other.client.get(OWN))).not.toContain('Lamp for Shani')
  await other.client.post(OWN, { intent: 'tick', remedyId, day: '2026-11-14' })
  expect(await text(desk.astrologer.get(listOf(booking)))).toContain('0 of 11 done')
  expect((await desk.astrologer.get(`${listOf(other.booking)}/${remedyId}`)).status).toBe(404)
  for (const staff of [desk.assistant, desk.admin]) {
    expect((await staff.get(listOf(booking))).status).toBe(403)
    expect((await staff.post(listOf(booking), { intent: 'publish' })).status).toBe(403)
  }
  expect(await text(desk.assistant.get(`/staff/bookings/${booking.id}`))).not.toContain(listOf(booking))
})

test('remedies are in a calendar with a secret address, without what to do', async () => {
  const { booking, client } = await givenClient()
  await save(booking)
  await publish(booking)

  await client.post(OWN, { intent: 'open-calendar' })
  const [path = ''] = /\/calendar\/[\w-]+\.ics/.exec(await text(client.get(OWN))) ?? []
  const feed = await desk.anonymous.get(path)

  expect(feed.headers.get('content-type')).toContain('text/calendar')
  const calendar = await feed.text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(11)
  expect(calendar).toContain('SUMMARY:Lamp for Shani')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261121')
  expect(calendar).not.toContain('Sesame')
  const again = await desk.anonymous.request(path, { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  await client.post(OWN, { intent: 'close-calendar' })
  expect((await desk.anonymous.get(path)).status).toBe(404)
})
