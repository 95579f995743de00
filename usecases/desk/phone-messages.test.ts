import { beforeAll, expect, test } from 'vitest'
import { recordLanguage } from '#db/accounts/users.ts'
import { listBookingTimeline } from '#db/bookings/booking-timeline.ts'
import { requirePractice } from '#db/content/practice.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { phoneMessageText } from '#mail/messages/phone-message.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  givenService,
  hoursAfter,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { publishAnswer } from '#usecases/sessions/write-answer.ts'
import { countDueMessages, listDueMessages, markMessageSent, unmarkMessageSent } from './phone-messages.ts'

const EARLIER = hoursAfter(A_MONDAY, -72)
const TODAY = '2026-11-16'
const TOMORROW = '2026-11-17'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  await givenLanguages(database())
  staffId = await givenStaff(database())
})

const listDue = (now = A_MONDAY) => listDueMessages(database(), TEST_KEYS, WHOLE_PRACTICE, now)
const dueOf = async (bookingId: string, now?: Date) =>
  (await listDue(now)).filter(({ message }) => message.bookingId === bookingId)
const kindsOf = async (bookingId: string, now?: Date) =>
  (await dueOf(bookingId, now)).map(({ message }) => message.kind)

async function textsOf(bookingId: string, now = A_MONDAY) {
  const practice = await requirePractice(database())
  const context = { practice, siteUrl: 'https://practice.example', now }
  return (await dueOf(bookingId, now)).map(({ message }) => phoneMessageText(message, context))
}

const HOURS = [10, 11, 14, 15, 16, 17]
/** A verified session of a client without email, at an hour of its own. */
async function givenSession(bookingDate: string, { isByPhone = false } = {}) {
  const client = await givenPhoneClient(database())
  const service = isByPhone
    ? await givenService(database(), { heldAs: 'telephone' })
    : await givenConsultation(database())
  const form = { bookingDate, preferredTime: `${HOURS.shift()}:00`, birthPlace: 'Mysuru', notes: 'Will it work out?' }
  const booking = await givenBooking(database(), { userId: client.id, service, state: 'verified', form, now: EARLIER })
  return { ...booking, phone: client.phone }
}

test('a client without email is reminded of tomorrow’s session, and on the day gets its link', async () => {
  const session = await givenSession(TOMORROW)

  const [reminder] = await textsOf(session.id)
  const [link] = await textsOf(session.id, hoursAfter(A_MONDAY, 22))

  expect(reminder).toMatch(
    /^Namaste Lakshmi Devi\.\nA reminder from .+: Full Life Prediction, Tue, Nov 17, 10-11 AM IST\.\nJoin: https:\/\/meet\.jit\.si\/\w{40}\nBooking /,
  )
  expect(link).toMatch(/^Namaste Lakshmi Devi\.\nThe link from .+\nJoin: https:\/\/meet\.jit\.si\/\w{40}\n/)
  expect(`${reminder}${link}`).not.toMatch(/Mysuru|1990|04:45|work out/)
  expect(await kindsOf(session.id, hoursAfter(A_MONDAY, -24))).toEqual([])
})

test('a session by telephone has no link to send, so the day has its reminder', async () => {
  const session = await givenSession(TODAY, { isByPhone: true })

  expect(await kindsOf(session.id)).toEqual(['reminder'])
  expect((await textsOf(session.id))[0]).toContain('Phone call: we call you')
})

test('an open payment says the amount and where to pay, and no more once it is claimed', async () => {
  const byPhone = await givenPhoneClient(database())
  const byEmail = await givenUser(database(), { password: null })
  const service = await givenConsultation(database(), 'Prasna')
  const unpaid = await givenBooking(database(), { userId: byPhone.id, service })
  const withEmail = await givenBooking(database(), { userId: byEmail.id, service })
  const claimed = await givenBooking(database(), { service, state: 'claimed' })

  const [text] = await textsOf(unpaid.id)
  const [textWithLink] = await textsOf(withEmail.id)

  expect(text).toMatch(/₹[\d,]+ is due for Prasna.*\nUPI ID: \S+@\S+ \(.+\), note \S+\n.*12 digits of the UTR\.$/s)
  expect(text).not.toContain('practice.example')
  expect(textWithLink).toMatch(/\nPay here: https:\/\/practice\.example\/booking\/pay\?token=\S+\nUPI ID/)
  expect(await kindsOf(claimed.id)).toEqual([])
})

test('a new answer is listed for three days and never quoted', async () => {
  const client = await givenUser(database(), { password: null })
  const service = await givenConsultation(database(), 'Prasna')
  const { id } = await givenBooking(database(), { userId: client.id, service, state: 'verified' })
  const answer = { bookingId: id, staffId, text: 'Yes, after March.', version: 0, isEmailed: true }
  await publishAnswer(database(), TEST_KEYS, answer, A_MONDAY)

  const [text] = await textsOf(id, hoursAfter(A_MONDAY, 1))

  expect(text).toContain(`https://practice.example/dashboard/bookings/${id}/answer`)
  expect(text).not.toContain('March')
  expect(await kindsOf(id, hoursAfter(A_MONDAY, 73))).toEqual([])
})

test('a message is in the language of its client, and clients without email stand first', async () => {
  const session = await givenSession(TOMORROW)
  await recordLanguage(database(), session.userId, 'te')

  const due = await listDue()

  expect(due.find(({ message }) => message.bookingId === session.id)).toMatchObject({
    language: 'te',
    phone: session.phone,
  })
  const order = due.map(({ message }) => message.hasEmail)
  expect(order).toEqual(order.toSorted())
  expect(order).toContain(true)
})

test('a message is marked once by whoever is first, and the mark is on the timeline and in the audit log until it is undone', async () => {
  const session = await givenSession(TOMORROW)
  const [due] = await dueOf(session.id)
  const key = due?.key ?? ''
  const [first, second] = [await givenStaff(database()), await givenStaff(database())]
  const waiting = await countDueMessages(database(), WHOLE_PRACTICE, A_MONDAY)
  const mark = { key, scope: WHOLE_PRACTICE }

  await whileUncommitted(
    database(),
    (tx) => markMessageSent(tx, { ...mark, staffId: first }, A_MONDAY),
    () => markMessageSent(database(), { ...mark, staffId: second }, hoursAfter(A_MONDAY, 1)),
  )

  expect((await dueOf(session.id))[0]?.sent?.at).toEqual(A_MONDAY)
  expect(await countDueMessages(database(), WHOLE_PRACTICE, A_MONDAY)).toBe(waiting - 1)
  const timeline = () => listBookingTimeline(database(), WHOLE_PRACTICE, session.id)
  expect(await timeline()).toContainEqual(expect.objectContaining({ what: 'message', kind: 'reminder', at: A_MONDAY }))

  await unmarkMessageSent(database(), { ...mark, staffId: second }, hoursAfter(A_MONDAY, 2))
  await unmarkMessageSent(database(), { ...mark, staffId: second }, hoursAfter(A_MONDAY, 2))

  expect((await dueOf(session.id))[0]?.sent).toBeNull()
  expect((await timeline()).some(({ what }) => what === 'message')).toBe(false)
  const audited = await listAudit(database(), { subject: { kind: 'booking', id: session.id } })
  expect(audited.map(({ action }) => action).filter((action) => action.startsWith('message'))).toEqual([
    'message-unmarked',
    'message-marked-sent',
  ])
})

test('a message that is not due, or is outside the scope, cannot be marked', async () => {
  const session = await givenSession(TOMORROW)
  const [due] = await dueOf(session.id)
  const nobody = { ...WHOLE_PRACTICE, onlyOf: { astrologerId: null, includesUnassigned: true } }

  const foreign = await markMessageSent(database(), { key: due?.key ?? '', staffId, scope: nobody }, A_MONDAY)
  const invented = await markMessageSent(
    database(),
    { key: `pay:${session.id}`, staffId, scope: WHOLE_PRACTICE },
    A_MONDAY,
  )

  expect([foreign, invented]).toMatchObject([{ refusal: 'message-not-found' }, { refusal: 'message-not-found' }])
})
