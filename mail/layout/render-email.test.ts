import { describe, expect, test } from 'vitest'
import type { Email } from '#domain/emails/emails.ts'
import type { Paise } from '#domain/money.ts'
import { A_PRACTICE as context, SAMPLE_EMAILS, SEALED_LINK } from '#test/factories/sample-emails.ts'
import type { EmailContext } from '../email.ts'
import { renderEmail } from './render-email.tsx'

const now = new Date('2026-05-01T02:30:00Z')
const asha = { address: 'asha@example.com', name: 'Asha Rao', timeZone: 'Asia/Kolkata', now }
const ashaAbroad = { ...asha, timeZone: 'America/New_York' }

describe.each(Object.values(SAMPLE_EMAILS))('the email $kind', (email) => {
  const rendered = renderEmail(email, context, asha)

  test(`${email.kind} has a subject, an HTML part and a text part, and names the practice in both`, () => {
    expect(rendered.subject).not.toBe('')
    expect(rendered.html).toMatch(/^<!doctype html><html lang="en">/)
    expect(rendered.html).toContain('Sample Practice')
    expect(rendered.text).toContain('Sample Practice')
  })

  test(`G10: ${email.kind} shows session times in the reader's zone, and no 12-digit payment reference`, () => {
    const abroad = renderEmail(email, context, ashaAbroad)
    const everything = `${abroad.subject} ${abroad.html} ${abroad.text}`

    const isToPractice = [
      'slot-lost',
      'late-payment-received',
      'gateway-refund-failed',
      'seat-lost',
      'client-cancelled',
      'session-handed-over',
    ].includes(email.kind)
    if ('booking' in email && !isToPractice)
      expect(abroad.text).toContain('Fri, May 1, 12:30-1:30 AM New York time, 10-11 AM IST')
    expect(everything).not.toMatch(/\b\d{12}\b/)
  })

  test(`${email.kind} comes from the practice and is answered to it, or to the visitor whose text it forwards`, () => {
    expect(rendered.senderName).toBe('Sample Practice')
    expect(rendered.replyTo).toBe('email' in email && email.email ? email.email : 'hello@practice.example')
  })

  test(`${email.kind} shows every link of its HTML in its text too`, () => {
    const links = [...rendered.html.matchAll(/href="(https:[^"]+)"/g)].map((match) => match[1])

    expect(links.filter((url) => url && !rendered.text.includes(url))).toEqual([])
  })
})

test('shows the fingerprint of a Prasna question and where it is proven', () => {
  const verified = SAMPLE_EMAILS['payment-verified']
  const booking = { ...verified.booking, sealHash: 'ab'.repeat(32) }

  const { text } = renderEmail({ ...verified, booking }, context, asha)

  expect(text).toContain('ab'.repeat(32))
  expect(text).toContain(`https://practice.example/dashboard/bookings/${booking.bookingId}/proof`)
})

test('marks what the practice wrote in another language than the email', () => {
  const practice = { ...context.practice, name: 'సూర్య జ్యోతిష్యం' }

  const { html } = renderEmail(SAMPLE_EMAILS['payment-verified'], { ...context, practice }, asha)

  expect(html).toMatch(/ lang="te">సూర్య జ్యోతిష్యం</)
  expect(renderEmail(SAMPLE_EMAILS['payment-verified'], context, asha).html.match(/ lang="/g)).toHaveLength(1)
})

test('unseals a link only when the email is rendered', () => {
  const { html, text } = renderEmail({ kind: 'newsletter-opt-in', link: SEALED_LINK }, context, asha)

  expect(html).toContain('href="https://practice.example/opened/sealed"')
  expect(text).toContain('https://practice.example/opened/sealed')
})

test("shows times in the reader's time zone, with India's beside it abroad", () => {
  const email: Email = { kind: 'reset-password', link: SEALED_LINK, expiresAt: '2026-05-01T20:00:00Z' }

  const inMysuru = renderEmail(email, context, asha).text
  const inNewYork = renderEmail(email, context, ashaAbroad).text

  expect(inMysuru).toContain('until Sat, May 2, 1:30 AM IST.')
  expect(inNewYork).toContain('until Fri, May 1, 4 PM New York time, Sat 1:30 AM IST.')
})

test('falls back to Indian time for an unknown time zone', () => {
  const email: Email = { kind: 'password-changed', changedAt: '2026-05-01T20:00:00Z' }

  const { text } = renderEmail(email, context, { ...asha, timeZone: 'Mars/Olympus' })

  expect(text).toContain('on Sat, May 2, 1:30 AM IST.')
})

test.each([
  [120, 'in about two hours'],
  [110, 'in about two hours'],
  [90, 'in about an hour and a half'],
  [62, 'in about an hour'],
  [31, 'in about 30 minutes'],
  [3, 'in a few minutes'],
])('says %i minutes before a session that it starts %s', (minutes, soon) => {
  const email = SAMPLE_EMAILS['session-soon']
  const startsAt = new Date(now.getTime() + minutes * 60_000).toISOString()
  const session = { startsAt, endsAt: startsAt }

  const { text } = renderEmail({ ...email, booking: { ...email.booking, session } }, context, asha)

  expect(text).toContain(`Your session starts ${soon}.`)
})

test('escapes markup that a visitor typed', () => {
  const { html, text } = renderEmail(
    {
      kind: 'contact-received',
      name: '<script>alert(1)</script>',
      email: 'ravi@example.com',
      phone: null,
      inquiryType: 'general',
      subject: 'Hello',
      message: '<img src=x onerror=alert(1)>',
      receivedAt: '2026-05-01T12:00:00Z',
    },
    context,
    asha,
  )

  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<img')
  expect(text).toContain('> <img src=x onerror=alert(1)>')
})

test('removes line breaks from a subject, so that typed text cannot add a header', () => {
  const { subject } = renderEmail(
    {
      kind: 'contact-received',
      name: 'Ravi\r\nBcc: everyone@example.com',
      email: 'ravi@example.com',
      phone: null,
      inquiryType: 'general',
      subject: 'x'.repeat(500),
      message: '',
      receivedAt: '2026-05-01T12:00:00Z',
    },
    context,
    asha,
  )

  expect(subject).toMatch(/^Message from Ravi Bcc: everyone@example\.com: x+…$/)
  expect(subject.length).toBe(150)
})

test('does not thank for creating an account when an address is changed', () => {
  const { text } = renderEmail(SAMPLE_EMAILS['change-address'], context, asha)

  expect(text).toContain('use this email address for your account')
  expect(text).not.toContain('creating an account')
})

test('a deletion that staff started says that the client told the practice', () => {
  const email = SAMPLE_EMAILS['deletion-scheduled']

  const { text } = renderEmail({ ...email, isByStaff: true }, context, asha)

  expect(text).toContain(`You told ${context.practice.name} that you want your account deleted`)
  expect(text).not.toContain('You asked us')
  expect(renderEmail(email, context, asha).text).toContain('You asked us')
})

test('links a cancelled course to the courses and a cancelled session to consultations', () => {
  const email = SAMPLE_EMAILS['booking-cancelled']

  const course = renderEmail({ ...email, serviceType: 'course' }, context, asha).text
  const consultation = renderEmail({ ...email, serviceType: 'consultation' }, context, asha).text

  expect(course).toContain(`${context.appUrl}/courses`)
  expect(consultation).toContain(`${context.appUrl}/consultation`)
})

test('the rejection says the reason of the desk and nothing that may contradict it', () => {
  const email = { ...SAMPLE_EMAILS['payment-rejected'], reason: 'You sent ₹900 instead of ₹1,001.' }
  const { subject, text } = renderEmail(email, context, asha)

  expect(subject).toBe(`We could not confirm your payment for ${email.booking.code}`)
  expect(text).toContain('You sent ₹900 instead of ₹1,001.')
  for (const guess of ['could not find', 'mistyped']) expect(`${subject} ${text}`).not.toContain(guess)
})

test('emails about a payment at the session ask for no transaction ID and name what is due', () => {
  const text = (email: Email) => renderEmail(email, context, asha).text
  const due = { balanceDue: 300_100 as Paise, isAtSession: true }

  expect(text({ ...SAMPLE_EMAILS['payment-claimed'], way: 'session', needsReschedule: false })).toContain(
    'You would like to pay at the session, in cash or by card.',
  )
  const agreed = text({ ...SAMPLE_EMAILS['payment-verified'], ...due })
  expect(agreed).toContain('To be paid at the session: ₹3,001.')
  expect(agreed).toContain('your time is kept. You pay ₹3,001 at the session.')
  expect(agreed).not.toContain('We have received your payment')
  const inPerson = { ...SAMPLE_EMAILS['payment-verified'].booking, heldAs: 'in-person' } as const
  expect(text({ ...SAMPLE_EMAILS['payment-verified'], ...due, booking: inPerson })).toContain('in cash or by card')
  expect(text({ ...SAMPLE_EMAILS['session-soon'], ...due })).toContain('To be paid at the session: ₹3,001.')
  const declined = text({ ...SAMPLE_EMAILS['payment-rejected'], way: 'session' })
  expect(declined).toContain('Please choose another way to pay')
  expect(declined).not.toContain('transaction ID')
})

test('emails about a part payment name both sums, and what is due or being checked', () => {
  const text = (email: Email) => renderEmail(email, context, asha).text
  const kinds = ['payment-verified', 'reminder-2-days', 'session-soon'] as const
  for (const kind of kinds) {
    const { booking } = SAMPLE_EMAILS[kind]
    const part = { booking: { ...booking, amount: 300_100 as Paise }, receivedSoFar: 100_050 as Paise }
    const email = { ...SAMPLE_EMAILS[kind], ...part }

    const due = text({ ...email, balanceDue: 200_050 as Paise })
    expect(due).toContain('Part paid: ₹1,000.50 of ₹3,001 received.')
    expect(due).toContain('Balance due: ₹2,000.50.')
    const checking = text({ ...email, beingChecked: 200_050 as Paise })
    expect(checking).toContain('We are checking your payment of ₹2,000.50.')
    expect(checking).not.toContain('Balance due')
  }
})

test('emails that state a price name its discount, and ask for exactly an amount that is like no other', () => {
  const email = SAMPLE_EMAILS['booking-received']
  const discount = { label: 'Coupon DIWALI', amount: 10_050 as Paise }
  const booking = { ...email.booking, amount: 290_050 as Paise, discount, isUniqueAmount: true } as const

  const { text } = renderEmail({ ...email, booking }, context, asha)

  expect(text).toContain('Discount: Coupon DIWALI: ₹100.50 off')
  expect(text).toContain('Pay exactly ₹2,900.50, so that we can recognize your payment.')
  expect(renderEmail(email, context, asha).text).not.toContain('exactly')
})

test('emails about a confirmed session link to moving and cancelling, for the address they are sent to', () => {
  const bookingUrl: EmailContext['bookingUrl'] = (page, bookingId, address) =>
    `https://practice.example/${page}/${bookingId}/${address}`
  const kinds = ['payment-verified', 'booking-changed', 'reminder-2-days', 'session-soon'] as const

  for (const kind of kinds) {
    const email = SAMPLE_EMAILS[kind]
    const { text } = renderEmail(email, { ...context, bookingUrl }, asha)
    for (const page of ['move', 'cancel']) {
      expect(text).toContain(`https://practice.example/${page}/${email.booking.bookingId}/asha@example.com`)
    }
  }
})

test('a booking by staff can be paid from the email without a sign-in, and is held until then', () => {
  const email = SAMPLE_EMAILS['booking-received']

  const byStaff = renderEmail({ ...email, bookedByStaff: true }, context, asha).text
  const own = renderEmail(email, context, asha).text

  expect(byStaff).toContain('https://practice.example/booking/pay?token=')
  expect(byStaff).toContain('We are holding this time for you until ')
  expect(own).toContain(`https://practice.example/book/payment/${email.booking.bookingId}`)
  expect(own).toContain('for 30 minutes')
})

test('begins with the text of the practice where it has one', () => {
  const texts = { 'session-link': { subject: 'Join {practice}', opening: 'Namaste! Here is your link for {service}.' } }
  const { subject, text } = renderEmail(SAMPLE_EMAILS['session-link'], { ...context, texts }, asha)

  expect(subject).toBe('Join Sample Practice')
  expect(text).toContain('Namaste! Here is your link for Full Life Prediction.')
  expect(text).not.toContain('Here is your meeting link.')
})

test('the course welcome links to the first lesson and promises no further email', () => {
  const { text } = renderEmail(SAMPLE_EMAILS.enrolled, context, asha)

  expect(text).toContain('Start date: May 4, 2026')
  expect(text).toContain('Your lessons are open now.')
  expect(text).toContain(`${context.appUrl}/learning/pradhamika/1`)
  expect(text).not.toContain('We will email you')
})

test('the welcome to a course without lessons does not say that they are open', () => {
  const { text } = renderEmail({ ...SAMPLE_EMAILS.enrolled, firstLesson: null }, context, asha)

  expect(text).toContain('Your teacher is preparing the lessons.')
  expect(text).not.toContain('open now')
  expect(text).not.toContain('We will email you')
})

test('the confirmation promises the reminder two days before only to an early booking', () => {
  const email = SAMPLE_EMAILS['payment-verified']
  const startsAt = email.booking.session?.startsAt ?? ''
  const hoursBefore = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000).toISOString()
  const verified = (hours: number) => renderEmail({ ...email, verifiedAt: hoursBefore(hours) }, context, asha).text

  expect(verified(80)).toContain('a reminder two days before')
  expect(verified(3)).toContain('a reminder two hours before')
})

test('mentions the payment check before a refund only while the payment is unconfirmed', () => {
  const email = SAMPLE_EMAILS['booking-cancelled']

  const waiting = renderEmail({ ...email, isPaymentVerified: false }, context, asha).text
  const confirmed = renderEmail({ ...email, isPaymentVerified: true }, context, asha).text

  expect(waiting).toContain('within 7 to 15 business days, once your payment is confirmed.')
  expect(confirmed).toContain('within 7 to 15 business days.')
})

test.each([
  ['telephone', 'We will call you on the phone number that you gave with the booking.'],
  ['in-person', 'We will meet in person. Please come to:'],
] as const)('a session held by %s says so and promises no meeting link', (heldAs, sentence) => {
  for (const kind of ['payment-verified', 'reminder-2-days', 'session-soon'] as const) {
    const sample = SAMPLE_EMAILS[kind]
    const booking = { ...sample.booking, heldAs }
    const email = 'meetingLink' in sample ? { ...sample, booking, meetingLink: '' } : { ...sample, booking }
    const { text } = renderEmail(email, context, asha)
    expect(text, kind).toContain(sentence)
    expect(text, kind).not.toMatch(/meeting link|Join the meeting/)
  }
})

test.each([
  ['a link', 'https://meet.example/room', 'Join the meeting', 'https://meet.example/room'],
  ['a telephone number', 'tel:+919000000001', 'Call +919000000001', 'tel:+919000000001'],
  ['no link yet', '', 'please call +91 90000 00000', 'meeting link'],
] as const)('a video call with %s is never left blank', (_name, meetingLink, label, target) => {
  for (const kind of ['payment-verified', 'reminder-2-days', 'session-soon'] as const) {
    const sample = SAMPLE_EMAILS[kind]
    const booking = { ...sample.booking, heldAs: 'video', meetingLink } as const
    const email = 'meetingLink' in sample ? { ...sample, booking, meetingLink } : { ...sample, booking }
    const { text } = renderEmail(email, context, asha)
    expect(text, kind).toContain(label)
    if (kind !== 'session-soon') expect(text, kind).toContain(target)
  }
})

test('an own text places details, button and other sentences, in HTML and in plain text', () => {
  const opening = 'Namaste from **{practice}**.\n\n{more}\n{button}\n\n{details}\n\nWith blessings.'
  const own = { ...context, texts: { 'booking-received': { opening } } }
  const { text, html } = renderEmail(SAMPLE_EMAILS['booking-received'], own, asha)

  const order = [
    'Namaste from Sample Practice.',
    'the booking will be cancelled',
    'Pay ₹3,001',
    'MU7K3D9Q',
    'With blessings.',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html).toContain('<b>Sample Practice</b>')
  expect(`${text}${html}`).not.toMatch(/\{(details|button|more)\}|\*\*/)
})

test('an own text without parts is followed by all of them, as before', () => {
  const own = { ...context, texts: { 'booking-received': { opening: 'Two paragraphs.\n\nThe second.' } } }
  const { text } = renderEmail(SAMPLE_EMAILS['booking-received'], own, asha)

  expect(text).toContain('Two paragraphs.\n\nThe second.\n\nBooking: MU7K3D9Q')
  expect(text).toContain('Pay ₹3,001')
})
