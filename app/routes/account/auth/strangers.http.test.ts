import { like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { codeInEmail, countEmails } from '#test/steps/account-emails.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import type { Visitor } from '#test/visitor.ts'
import { countTry } from '#usecases/limits/count-try.ts'

const clock = createTestClock()
let site: BookingSite
/** For a time that nobody has booked yet. */
let bookingForm: Record<string, string>

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

beforeEach(() => {
  bookingForm = site.fields()
})

let networks = 0
const aNetwork = () => `10.71.${Math.floor(networks / 250)}.${networks++ % 250}`

const SIGN_IN = {
  ask: (visitor: Visitor, email: string) => visitor.post('/auth?code=1', { intent: 'send-code', email }),
  enter: (visitor: Visitor, code: string) => visitor.post('/auth?code=sent', { intent: 'enter-code', code }),
}

const BOOKING = {
  ask: (visitor: Visitor, email: string) => visitor.post(FULL_LIFE, { ...bookingForm, email }),
  enter: (visitor: Visitor, code: string) => visitor.post(`${FULL_LIFE}?code`, { intent: 'enter-code', code }),
}

describe.each([
  ['signing in', SIGN_IN],
  ['booking', BOOKING],
])('a stranger who asks for codes, and a client %s', (what, { ask, enter }) => {
  async function signsIn(visitor: Visitor, email: string): Promise<boolean> {
    const asked = await ask(visitor, email)
    if (asked.status !== 302) return false
    const entered = await enter(visitor, await codeInEmail(database(), email))
    return entered.status === 302 && visitor.cookies.has('session')
  }

  test(`A36: a stranger on another network who asks for codes does not keep a client from ${what}`, async () => {
    const { email } = await givenUser(database(), { now: clock.now() })
    const stranger = site.aVisitor(aNetwork())
    for (let request = 0; request < 15; request++) await ask(stranger, email)

    expect(await signsIn(site.aVisitor(aNetwork()), email)).toBe(true)
  })

  test(`A36: after a stranger on the same network asked for codes, the one that was sent works for a client ${what}`, async () => {
    const { email } = await givenUser(database(), { now: clock.now() })
    const network = aNetwork()
    for (let request = 0; request < 6; request++) await ask(site.aVisitor(network), email)

    expect(await countEmails(database(), email, 'sign-in-code')).toBe(3)
    expect(await signsIn(site.aVisitor(network), email)).toBe(true)
    expect(await countEmails(database(), email, 'sign-in-code')).toBe(3)
  })

  test(`A36: a stranger on many networks does not keep a client from ${what} in a browser they know`, async () => {
    const { email } = await givenUser(database(), { now: clock.now() })
    const client = site.aVisitor(aNetwork())
    expect(await signsIn(client, email)).toBe(true)
    client.cookies.delete('session')
    bookingForm = site.fields()
    for (let request = 0; request < 21; request++) await ask(site.aVisitor(aNetwork()), email)
    const before = await countEmails(database(), email, 'sign-in-code')

    expect(await signsIn(client, email)).toBe(true)
    expect(await countEmails(database(), email, 'sign-in-code')).toBe(before + 1)
  })
})

test('strangers cause at most twenty emails a day to one mailbox, whatever the form and the tag, and the page says so', async () => {
  const [name = ''] = anEmail().split('@')
  const forms: readonly ((visitor: Visitor, email: string) => Promise<Response>)[] = [
    (visitor, email) => visitor.post('/newsletter/subscribe', { email, source: 'footer' }),
    (visitor, email) => visitor.post('/festivals/emails', { email, city: 'Pune', list: 'ekadashi', region: '' }),
    (visitor, email) =>
      visitor.post('/auth?tab=sign-up', {
        intent: 'sign-up',
        fullName: 'Asha',
        email,
        password: PASSWORD,
        consent: 'on',
      }),
    (visitor, email) => visitor.post('/auth?forgot=1', { intent: 'forgot', resetEmail: email }),
    (visitor, email) => visitor.post('/auth?resend=1', { intent: 'resend', email }),
    SIGN_IN.ask,
    BOOKING.ask,
  ]
  let tag = 0
  for (let round = 0; round < 6; round++) {
    for (const send of forms) await send(site.aVisitor(aNetwork()), `${name}+${tag++}@example.com`)
    clock.advance({ minutes: 61 })
  }

  const sent = await database()
    .select({ kind: emails.kind })
    .from(emails)
    .where(like(emails.recipient, `${name}%`))
  expect(sent.length).toBeLessThanOrEqual(20 + 6)
  expect(new Set(sent.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  for (const send of forms.slice(0, 5)) {
    const refused = await send(site.aVisitor(aNetwork()), `${name}+${tag++}@example.com`)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('We have already sent several emails to this address')
  }
})

test('a full mailbox is refused alike with and without an account', async () => {
  const known = await givenUser(database(), { now: clock.now() })
  const shown = []
  for (const email of [known.email, anEmail()]) {
    for (let request = 0; request < 4; request++) {
      const reset = await site.aVisitor(aNetwork()).post('/auth?forgot=1', { intent: 'forgot', resetEmail: email })
      const form = { intent: 'sign-up', fullName: 'Asha Rao', email, password: PASSWORD, consent: 'on' }
      const signUp = await site.aVisitor(aNetwork()).post('/auth?tab=sign-up', form)
      shown.push([email === known.email, request, reset.status, signUp.status])
    }
  }

  expect(shown.slice(0, 4).map(([, ...each]) => each)).toEqual(shown.slice(4).map(([, ...each]) => each))
  expect(shown.at(-1)).toEqual([false, 3, 429, 429])
})

test('one hundred emails a day about contact messages go to the practice; every message is saved', async () => {
  const subject = `Question ${anEmail()}`
  const message = { name: 'Asha', inquiryType: 'billing', subject, message: 'When are you open?' }
  const sentToday = 97
  for (let each = 0; each < sentToday; each++) await countTry(database(), 'practice-notice', 'all', clock.now())
  let accepted = 0
  for (let each = 0; each < 5; each++) {
    const response = await site.aVisitor(aNetwork()).post('/contact', { ...message, email: anEmail() })
    if (response.status < 400) accepted += 1
  }

  expect(accepted).toBe(5)
  expect(await countEmails(database(), 'namaste@example.com', 'contact-received')).toBe(100 - sentToday)
  const { rows } = await database().execute(`select id from contact_messages where subject = '${subject}'`)
  expect(rows).toHaveLength(5)
})
