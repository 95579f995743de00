import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#db/schema/visitors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { AN_INSTANT, anEmail, aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { submitContactMessage } from './submit-contact-message.ts'

const minutesLater = (minutes: number) => new Date(AN_INSTANT.getTime() + minutes * MINUTE_MS)
let practiceEmail: string

beforeAll(async () => {
  practiceEmail = (await givenPractice(database())).contact.email
})

function aForm(changes: { email?: string; subject?: string } = {}) {
  return {
    name: 'Asha Rao',
    email: anEmail(),
    phone: '+91 98450 00000',
    subject: 'When does Pradhamika begin?',
    message: 'Namaste,\n\nI would like to join.',
    inquiryType: 'courses',
    ...changes,
  }
}

const messagesFrom = (email: string) =>
  database().select().from(contactMessages).where(eq(contactMessages.email, email))

test('a contact message is saved, sent to the practice and acknowledged to the sender', async () => {
  const form = aForm()

  const outcome = await submitContactMessage(database(), form, aVisit())

  expect(outcome).toEqual({ ok: true, value: null })
  const [saved] = await messagesFrom(form.email)
  expect(saved).toMatchObject({ ...form, receivedAt: AN_INSTANT, handledAt: null })
  const toPractice = await listEmailsTo(database(), practiceEmail)
  expect(toPractice.filter((email) => email.eventKey === `contact-received:${saved?.id}`)).toMatchObject([
    { kind: 'contact-received', payload: { ...form, receivedAt: AN_INSTANT.toISOString() } },
  ])
  expect(await listEmailsTo(database(), form.email)).toMatchObject([
    { kind: 'contact-acknowledged', recipientName: 'Asha Rao', payload: { inquiryType: 'courses' } },
  ])
})

test('a contact message with a missing field is refused and names the field', async () => {
  const outcome = await submitContactMessage(database(), aForm({ subject: ' ' }), aVisit())

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { subject: 'missing' } } })
})

test('a contact message with the hidden field filled in looks sent and is dropped', async () => {
  const form = aForm()

  const outcome = await submitContactMessage(database(), form, aVisit({ honeypot: 'https://spam.example' }))

  expect(outcome).toEqual({ ok: true, value: null })
  expect(await messagesFrom(form.email)).toEqual([])
  expect(await listEmailsTo(database(), form.email)).toEqual([])
})

test('one IP address may send five messages an hour', async () => {
  const { address } = aVisit()
  const send = (now: Date) => submitContactMessage(database(), aForm(), aVisit({ address, now }))

  const sent = []
  for (let count = 0; count < 7; count += 1) sent.push(await send(minutesLater(count)))

  expect(sent.map((outcome) => outcome.ok)).toEqual([true, true, true, true, true, false, false])
  expect(sent[5]).toEqual({ ok: false, refusal: { reason: 'too-often', retryAfterSeconds: 55 * 60 } })
  expect((await send(minutesLater(60))).ok).toBe(true)
})

test('one IP address does not use up its limit with invalid forms', async () => {
  const { address } = aVisit()
  for (let count = 0; count < 10; count += 1) {
    await submitContactMessage(database(), aForm({ email: 'nobody' }), aVisit({ address }))
  }

  expect((await submitContactMessage(database(), aForm(), aVisit({ address }))).ok).toBe(true)
})

test('one IP address is stored nowhere in readable form', async () => {
  const { address } = aVisit()
  await submitContactMessage(database(), aForm(), aVisit({ address }))

  const { rows } = await database().execute<{ key: string }>('select key from rate_limits')

  expect(rows.filter(({ key }) => key.includes(address))).toEqual([])
})

test('limits the acknowledgements sent to one mailbox', async () => {
  const email = anEmail()
  for (let count = 0; count < 6; count += 1) await submitContactMessage(database(), aForm({ email }), aVisit())

  expect(await listEmailsTo(database(), email)).toHaveLength(3)
  expect(await messagesFrom(email)).toHaveLength(6)
})
