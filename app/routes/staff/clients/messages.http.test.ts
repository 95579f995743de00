import { beforeAll, expect, test } from 'vitest'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const PATH = '/staff/clients/messages'

let assistant: SignedInVisitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  assistant = await signedInVisitor(site, database(), { roles: ['client', 'assistant'], now: A_MONDAY })
})

async function givenSession(preferredTime: string, phone?: string) {
  const client = await givenPhoneClient(database(), { fullName: 'Lakshmi & Devi', ...(phone && { phone }) })
  const form = { bookingDate: '2026-11-17', preferredTime }
  const booking = await givenBooking(database(), {
    userId: client.id,
    state: 'verified',
    form,
    now: hoursAfter(A_MONDAY, -72),
  })
  return { ...booking, phone: client.phone }
}

const read = async (path = PATH) => (await assistant.get(path)).text()
const partAt = (page: string, heading: string) => page.split(/<h2[^>]*>/).find((part) => part.startsWith(heading)) ?? ''
const keyIn = (part: string, bookingId: string) =>
  new RegExp(`value="(reminder:${bookingId}:[^"]+)"`).exec(part)?.[1] ?? ''

test('a client without email has a text for WhatsApp and SMS, which is marked as sent and taken back without script', async () => {
  const session = await givenSession('10:00')
  expect(await read('/staff')).toContain(`href="${PATH}"`)

  const open = partAt(await read(), 'Without email')
  const text = 'Namaste%20Lakshmi%20%26%20Devi.%0AA%20reminder%20from'
  expect(open).toContain(`href="https://wa.me/${phoneKey(session.phone)}?text=${text}`)
  expect(open).toContain(`href="sms:+${phoneKey(session.phone)}?&amp;body=${text}`)

  const key = keyIn(open, session.id)
  expect((await assistant.post(PATH, { intent: 'sent', key })).status).toBe(302)
  const sent = partAt(await read(), 'Sent')
  expect(sent).toContain(key)
  expect(sent).toMatch(/sent by .+, Nov 16/)
  expect(await read(`/staff/bookings/${session.id}`)).toContain('WhatsApp or SMS: Reminder')

  expect((await assistant.post(PATH, { intent: 'undo', key })).status).toBe(302)
  expect(partAt(await read(), 'Without email')).toContain(key)
})

test('a number without its country code is shown, but opens no message', async () => {
  const session = await givenSession('11:00', '6123 4567')

  const page = await read()

  expect(page).toContain('This number cannot be right.')
  expect(page).not.toContain(`wa.me/${phoneKey(session.phone)}`)
})

test('a message that does not exist cannot be marked', async () => {
  for (const intent of ['sent', 'undo']) {
    expect((await assistant.post(PATH, { intent, key: 'reminder:none' })).status).toBe(404)
  }
})
