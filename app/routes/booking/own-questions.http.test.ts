import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { requireSoldConsultation } from '#db/content/catalogue.ts'
import { bookings } from '#db/schema/bookings.ts'
import { emails } from '#db/schema/emails.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { bookingForm, TEST_KEYS, workingDaysAfter } from '#test/factories/bookings.ts'
import { givenConsultationPackage, givenIntakeQuestion } from '#test/factories/catalogue.ts'
import { A_PDF } from '#test/factories/files.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
const aDay = workingDaysAfter('2026-11-18')
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

async function aClient() {
  const { id: userId } = await givenUser(database(), { fullName: 'Asha Rao' })
  return { ...(await desk.visitorFor(userId)), userId }
}

const fields = (changes: Record<string, string> = {}) => ({
  intent: 'book',
  idempotencyKey: randomUUID(),
  ...bookingForm({ bookingDate: aDay(), ...changes }),
  ...changes,
})

async function latestOf(userId: string) {
  const [row] = await database().select().from(bookings).where(eq(bookings.userId, userId)).orderBy(desc(bookings.code))
  if (!row?.birthDetails) throw new Error('There is no booking.')
  return { ...row, sealed: row.birthDetails, details: unsealBirthDetails(row.birthDetails, TEST_KEYS) }
}

async function aService(changes: Parameters<typeof givenConsultationPackage>[1] = {}) {
  const { id, slug } = await givenConsultationPackage(database(), changes)
  return { id, path: `/book/consultation/${slug}` }
}

test('questions of the practice are asked, stored encrypted, and shown at the desk, in the brief and to the client', async () => {
  const { id, path } = await aService()
  const topic = await givenIntakeQuestion(database(), id, { label: 'What worries you?', isRequired: true })
  await givenIntakeQuestion(database(), id, { kind: 'file', label: 'Your old horoscope' })
  const asha = await aClient()
  const form = fields()

  const page = await (await asha.get(path)).text()
  const empty = await asha.post(path, form)
  const booked = await asha.post(path, { ...form, [`intake-${topic}`]: 'The neighbour’s loud parrot' })
  const { id: bookingId, sealed, details } = await latestOf(asha.userId)

  expect(page).toContain('What worries you?')
  expect(page).toContain('You can add this file on your dashboard')
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain(`href="#intake-${topic}"`)
  expect(booked.status).toBe(302)
  expect(details.answers).toMatchObject([{ text: 'The neighbour’s loud parrot' }, { kind: 'file', text: '' }])
  expect(sealed).not.toContain('parrot')
  for (const shown of [`/staff/bookings/${bookingId}`, `/staff/bookings/${bookingId}/brief`]) {
    expect(await (await desk.astrologer.get(shown)).text()).toContain('loud parrot')
  }
  expect(await (await desk.assistant.get(`/staff/bookings/${bookingId}`)).text()).not.toContain('loud parrot')
  expect(await (await asha.get(`/dashboard/bookings/${bookingId}/answer`)).text()).toContain('loud parrot')
  expect(await (await asha.get('/account/export')).text()).toContain('loud parrot')
})

test('questions of the practice are offered again with what was answered about the same person', async () => {
  const { id, path } = await aService()
  const question = await givenIntakeQuestion(database(), id, { label: 'Names of the children' })
  const asha = await aClient()
  const mother = { forWhom: 'new', forName: 'Lakshmi Rao', saveBirth: 'on', birthDate: '1962-04-01' }

  await asha.post(path, fields({ [`intake-${question}`]: 'Mina and Tara' }))
  await asha.post(path, fields({ ...mother, [`intake-${question}`]: 'Asha and Ravi' }))
  const page = await (await asha.get(path)).text()
  const saved = /<option value="([0-9a-f-]{36})">Lakshmi Rao/.exec(page)?.[1] ?? ''
  const filled = await (await asha.post(path, { ...fields(), intent: 'fill-birth', forWhom: saved })).text()

  expect(page).toContain('value="Mina and Tara"')
  expect(filled).toContain('value="Asha and Ravi"')
})

test('questions of the practice survive the code step of a visitor', async () => {
  const { id, path } = await aService()
  const question = await givenIntakeQuestion(database(), id, { kind: 'text' })

  const sent = await desk.anonymous.post(path, {
    ...fields({ [`intake-${question}`]: 'Line one\nLine two' }),
    email: `visitor-${randomUUID()}@example.org`,
  })
  const page = await (await desk.anonymous.get(path)).text()

  expect(sent.headers.get('location')).toContain('?code')
  expect(page).toContain('Line one\nLine two')
})

test('questions of the practice need no answer when the desk books for a caller', async () => {
  const { id } = await aService({ asksLifeEvents: true })
  await givenIntakeQuestion(database(), id, { isRequired: true })
  const { slug } = consultationService(await requireSoldConsultation(database(), id))
  const { preferredTime: slot, ...form } = fields({ birthTime: '' })

  const made = await desk.astrologer.post('/staff/clients/book', {
    ...form,
    slot,
    service: `consultation ${slug}`,
    key: randomUUID(),
    email: `caller-${randomUUID()}@example.org`,
  })

  expect(made.headers.get('location')).toMatch(/^\/staff\/bookings\//)
})

test('a file that was asked for is sent from the booking’s page, and the astrologer is emailed once an hour', async () => {
  const { id, path } = await aService()
  const question = await givenIntakeQuestion(database(), id, { kind: 'file', label: 'Your old horoscope' })
  const asha = await aClient()
  await asha.post(path, fields())
  const { id: bookingId } = await latestOf(asha.userId)
  const page = `/dashboard/bookings/${bookingId}/answer`
  const send = (query: string) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(A_PDF)], 'horoscope.pdf'))
    return asha.request(`/dashboard/bookings/${bookingId}/files${query}`, { method: 'POST', body })
  }

  const before = await (await asha.get(page)).text()
  await send(`?question=${question}`)
  await send('?question=999999')
  const after = await (await asha.get(page)).text()
  const sent = await database().select().from(emails).where(eq(emails.kind, 'client-file'))

  expect(before).toContain('Add: Your old horoscope')
  expect(after).not.toContain('Add: Your old horoscope')
  expect(after.match(/For: Your old horoscope/g)).toHaveLength(1)
  expect(sent.filter(({ eventKey }) => eventKey.includes(bookingId))).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain('horoscope.pdf')
})

test('a service that finds the time of birth asks for life events instead, and shows them to the astrologer', async () => {
  const { path } = await aService({ name: 'Birth Time Rectification', asksLifeEvents: true })
  const asha = await aClient()
  const form = fields({ birthTime: '', 'eventWhen-0': '2004', 'eventWhen-1': 'soon' })

  const wrong = await asha.post(path, form)
  const few = await asha.post(path, { ...form, 'eventWhen-1': '05/2010' })
  const enough = {
    'eventWhen-1': '05/2010',
    'eventWhen-6': '12/05/2015',
    'eventKind-6': 'marriage',
    'eventNote-6': 'Pune',
  }
  const booked = await asha.post(path, { ...form, ...enough })
  const { id: bookingId, details } = await latestOf(asha.userId)

  expect(await wrong.text()).toContain('href="#eventWhen-1"')
  expect(await few.text()).toContain('Add at least three events')
  expect(booked.status).toBe(302)
  expect(details).toMatchObject({ birthTime: null, intake: { timeKnown: 'unknown' } })
  expect(details.lifeEvents.map(({ when }) => when)).toEqual(['2004', '2010-05', '2015-05-12'])
  for (const shown of [`/staff/bookings/${bookingId}`, `/staff/bookings/${bookingId}/brief`]) {
    expect(await (await desk.astrologer.get(shown)).text()).toContain('May 12, 2015: Marriage or partnership, Pune')
  }
})

test('an admin edits the questions of a consultation', async () => {
  const { id } = await aService()
  const list = `/staff/services/intake-questions?in=${id}`
  const typed = { intent: 'save', version: '0', label: 'Topic', kind: 'choice', choices: 'Work\nFamily', help: 'One' }

  const refused = await desk.admin.post(`/staff/services/intake-questions/new?in=${id}`, { ...typed, kind: 'line' })
  const saved = await desk.admin.post(`/staff/services/intake-questions/new?in=${id}`, typed)
  const { intakeQuestions } = await requireSoldConsultation(database(), id)

  expect(await refused.text()).toContain('Only a choice has answers to choose from')
  expect(saved.status).toBe(302)
  expect(intakeQuestions).toMatchObject([{ label: 'Topic', choices: ['Work', 'Family'], isRequired: false }])
  expect(await (await desk.admin.get(list)).text()).toContain('Topic')
  expect((await desk.astrologer.get(list)).status).toBe(403)
})
