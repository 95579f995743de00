import { describe, expect, test } from 'vitest'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { Email, EmailKind, EmailOf } from '#domain/emails/emails.ts'
import { rupees } from '#domain/money.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { EmailContext } from './email.ts'
import { renderEmail } from './render-email.tsx'

const context: EmailContext = {
  practice: {
    name: 'Sample Practice',
    email: 'hello@practice.example',
    phone: '+91 90000 00000',
    address: '12 Temple Road, Mysuru',
  },
  appUrl: 'https://practice.example',
  unseal: (text) => `https://practice.example/opened/${text}`,
}
const asha = { name: 'Asha Rao', timeZone: 'Asia/Kolkata' }
const link = 'sealed' as SealedText

const EXPIRES = '2026-05-01T12:00:00Z'
const booking: BookingInEmail = {
  bookingId: '0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e',
  code: 'MU7K3D9Q',
  serviceName: 'Full Life Prediction',
  amount: rupees(3_001),
  session: { startsAt: '2026-05-01T04:30:00Z', endsAt: '2026-05-01T05:30:00Z', label: '10-11 AM' },
  calendarSequence: 0,
}

/** One of each kind: a new email does not compile until it is listed here, so the rules below cover every email. */
const EMAILS: { readonly [Kind in EmailKind]: EmailOf<Kind> } = {
  'verify-address': { kind: 'verify-address', link, expiresAt: EXPIRES },
  'change-address': { kind: 'change-address', link, expiresAt: EXPIRES },
  'reset-password': { kind: 'reset-password', link, expiresAt: EXPIRES },
  'sign-up-attempt': { kind: 'sign-up-attempt', attemptedAt: EXPIRES },
  'password-changed': { kind: 'password-changed', changedAt: EXPIRES },
  'address-changed': { kind: 'address-changed', changedAt: EXPIRES },
  'account-inactive': { kind: 'account-inactive', eraseAfter: EXPIRES },
  'upi-changed': {
    kind: 'upi-changed',
    from: 'old.id@bank',
    to: 'new.id@bank',
    changedBy: 'admin@practice.example',
    changedAt: EXPIRES,
  },
  'staff-invitation': { kind: 'staff-invitation', link, role: 'astrologer', expiresAt: EXPIRES },
  'contact-received': {
    kind: 'contact-received',
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: null,
    inquiryType: 'courses',
    subject: 'When does it begin?',
    message: 'First line\nSecond <b>line</b>',
    receivedAt: EXPIRES,
  },
  'contact-acknowledged': { kind: 'contact-acknowledged', inquiryType: 'billing' },
  'newsletter-opt-in': { kind: 'newsletter-opt-in', link },
  'suggestion-received': {
    kind: 'suggestion-received',
    topic: 'Lectures on Ashtakavarga',
    link: 'https://lectures.example/ashtakavarga',
    details: null,
    email: 'ravi@example.com',
    receivedAt: EXPIRES,
  },
  'content-available': {
    kind: 'content-available',
    teacherName: 'Jaimini',
    level: 'advanced',
    path: '/free-content/jaimini-advanced',
  },
  'new-post': {
    kind: 'new-post',
    title: 'What is a nakshatra?',
    summary: 'The mansions of the moon.',
    path: '/blog/nakshatra',
    stop: link,
  },
  'booking-received': { kind: 'booking-received', booking, payableUntil: EXPIRES },
  'payment-claimed': { kind: 'payment-claimed', booking, referenceEnding: '8901', needsReschedule: true },
  'payment-verified': { kind: 'payment-verified', booking, verifiedAt: EXPIRES },
  'payment-rejected': { kind: 'payment-rejected', booking, reason: 'No such transfer', payableUntil: EXPIRES },
  'booking-changed': {
    kind: 'booking-changed',
    booking,
    previous: booking.session,
    changedAt: EXPIRES,
    isConfirmed: true,
  },
  'booking-cancelled': {
    kind: 'booking-cancelled',
    booking,
    cause: 'client',
    refundDue: rupees(3_001),
    cancelledAt: EXPIRES,
  },
  enrolled: { kind: 'enrolled', courseTitle: 'Pradhamika', courseLevel: 'Basic' },
  'slot-lost': { kind: 'slot-lost', booking },
  'client-cancelled': {
    kind: 'client-cancelled',
    booking,
    cause: 'account-deleted',
    refundDue: rupees(3_001),
    isPaymentVerified: false,
  },
  'reminder-2-days': { kind: 'reminder-2-days', booking, meetingLink: 'https://meet.example/abc' },
  'session-soon': { kind: 'session-soon', booking, meetingLink: 'https://meet.example/abc' },
  'session-link': { kind: 'session-link', booking, meetingLink: 'https://meet.example/abc' },
  'refund-sent': { kind: 'refund-sent', booking, amount: rupees(3_001), refundedAt: EXPIRES },
  'payment-not-found': { kind: 'payment-not-found', booking },
  'emails-undelivered': { kind: 'emails-undelivered', count: 2, reason: '550 No such user here' },
}

describe.each(Object.values(EMAILS))('the email $kind', (email) => {
  const rendered = renderEmail(email, context, asha)

  test('has a subject, an HTML part and a text part, and names the practice in both', () => {
    expect(rendered.subject).not.toBe('')
    expect(rendered.html).toMatch(/^<!doctype html><html lang="en">/)
    expect(rendered.html).toContain('Sample Practice')
    expect(rendered.text).toContain('Sample Practice')
  })

  test("G10: shows session times in the reader's zone, and no 12-digit payment reference", () => {
    const abroad = renderEmail(email, context, { name: 'Asha Rao', timeZone: 'America/New_York' })
    const everything = `${abroad.subject} ${abroad.html} ${abroad.text}`

    const isToPractice = email.kind === 'slot-lost' || email.kind === 'client-cancelled'
    if ('booking' in email && !isToPractice) expect(abroad.text).toMatch(/12:30 AM/)
    expect(everything).not.toMatch(/\b\d{12}\b/)
  })

  test('comes from the practice and is answered to it, or to the visitor whose text it forwards', () => {
    expect(rendered.senderName).toBe('Sample Practice')
    expect(rendered.replyTo).toBe('email' in email && email.email ? email.email : 'hello@practice.example')
  })

  test('shows every link of its HTML in its text too', () => {
    const links = [...rendered.html.matchAll(/href="(https:[^"]+)"/g)].map((match) => match[1])

    expect(links.filter((url) => url && !rendered.text.includes(url))).toEqual([])
  })
})

test('unseals a link only when the email is rendered', () => {
  const { html, text } = renderEmail({ kind: 'newsletter-opt-in', link }, context, asha)

  expect(html).toContain('href="https://practice.example/opened/sealed"')
  expect(text).toContain('https://practice.example/opened/sealed')
})

test("shows times in the reader's time zone", () => {
  const email: Email = { kind: 'reset-password', link, expiresAt: '2026-05-01T20:00:00Z' }

  const inMysuru = renderEmail(email, context, asha).text
  const inNewYork = renderEmail(email, context, { name: 'Asha Rao', timeZone: 'America/New_York' }).text

  expect(inMysuru).toContain('Saturday, May 2, 2026 at 1:30 AM (IST)')
  expect(inNewYork).toContain('Friday, May 1, 2026 at 4:00 PM (GMT-4)')
})

test('falls back to Indian time for an unknown time zone', () => {
  const email: Email = { kind: 'password-changed', changedAt: '2026-05-01T20:00:00Z' }

  const { text } = renderEmail(email, context, { name: null, timeZone: 'Mars/Olympus' })

  expect(text).toContain('1:30 AM (IST)')
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
  const { text } = renderEmail(EMAILS['change-address'], context, asha)

  expect(text).toContain('use this email address for your account')
  expect(text).not.toContain('creating an account')
})

test('links a cancelled course to the courses and a cancelled session to consultations', () => {
  const email = EMAILS['booking-cancelled']

  const course = renderEmail({ ...email, serviceType: 'course' }, context, asha).text
  const consultation = renderEmail({ ...email, serviceType: 'consultation' }, context, asha).text

  expect(course).toContain(`${context.appUrl}/courses`)
  expect(consultation).toContain(`${context.appUrl}/consultation`)
})

test('the course welcome links to the lessons and promises no further email', () => {
  const { text } = renderEmail(EMAILS.enrolled, context, asha)

  expect(text).toContain('Your lessons are open now.')
  expect(text).not.toContain('We will email you')
})

test('mentions the payment check before a refund only while the payment is unconfirmed', () => {
  const email = EMAILS['booking-cancelled']

  const waiting = renderEmail({ ...email, isPaymentVerified: false }, context, asha).text
  const confirmed = renderEmail({ ...email, isPaymentVerified: true }, context, asha).text

  expect(waiting).toContain('within 7 to 15 business days, once your payment is confirmed.')
  expect(confirmed).toContain('within 7 to 15 business days.')
})
