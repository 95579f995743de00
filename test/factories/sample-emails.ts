import type { PujaDay } from '@muhurta/jyotish/puja'
import type { BookingInEmail, GroupInEmail, VoucherInEmail, WaitInEmail } from '#domain/emails/booking-emails.ts'
import type { EmailKind, EmailOf } from '#domain/emails/emails.ts'
import { rupees } from '#domain/money.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { EmailContext } from '#mail/email.ts'

export const A_PRACTICE: EmailContext = {
  practice: {
    name: 'Sample Practice',
    email: 'hello@practice.example',
    phone: '+91 90000 00000',
    address: '12 Temple Road, Mysuru',
  },
  appUrl: 'https://practice.example',
  texts: {},
  unseal: (text) => `https://practice.example/opened/${text}`,
  openVoucher: () => '7K3D-9QXA-M2PW-4TRC',
  bookingUrl: (page, bookingId) => `https://practice.example/booking/${page}?token=${bookingId}`,
  waitlistUrl: (page, entryId) => `https://practice.example/waitlist/${page}?token=${entryId}`,
}

export const SEALED_LINK = 'sealed' as SealedText

/** Every instant in the samples, except for the session. */
const SAMPLE_INSTANT = '2026-05-01T12:00:00Z'
/** Diwali 2026 in Pune. */
const SAMPLE_PUJA: PujaDay = {
  tithi: { index: 29, startJdUt: 2461352.7438, endJdUt: 2461353.774 },
  nakshatra: undefined,
  times: [
    { kind: 'lakshmiPuja', rule: 'pradoshaVrishabhaTithi', startJdUt: 2461353.0232, endJdUt: 2461353.1059 },
    { kind: 'parana', rule: 'afterNishita', startJdUt: 2461353.5, endJdUt: undefined },
  ],
}
const SAMPLE_BOOKING: BookingInEmail = {
  bookingId: '0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e',
  code: 'MU7K3D9Q',
  serviceName: 'Full Life Prediction',
  amount: rupees(3_001),
  session: { startsAt: '2026-05-01T04:30:00Z', endsAt: '2026-05-01T05:30:00Z' },
  calendarSequence: 0,
}

const SAMPLE_VOUCHER: VoucherInEmail = {
  code: SEALED_LINK,
  amount: rupees(2_100),
  lastDay: '2027-05-01',
  giverName: 'Ravi Rao',
  recipientName: 'Meera',
  recipientEmail: 'meera@example.com',
  message: 'Happy birthday!',
}

const SAMPLE_GROUP: GroupInEmail = {
  cohortId: 1,
  courseTitle: 'Pradhamika',
  courseSlug: 'pradhamika',
  title: 'Saturdays, from December',
  startsAt: '2026-12-05T04:30:00.000Z',
}

const SAMPLE_WAIT: WaitInEmail = {
  entryId: '2d1f3a5c-8f4d-4f6e-9f60-0b8f6f0e7d9e',
  serviceName: 'Full Life Prediction',
  firstDate: '2026-11-20',
  lastDate: '2026-11-22',
  partOfDay: 'morning',
}

/** One of each kind. A new kind does not compile until it is listed here, so tests that go through these cover it. */
export const SAMPLE_EMAILS: { readonly [Kind in EmailKind]: EmailOf<Kind> } = {
  'verify-address': { kind: 'verify-address', link: SEALED_LINK, expiresAt: SAMPLE_INSTANT },
  'change-address': { kind: 'change-address', link: SEALED_LINK, expiresAt: SAMPLE_INSTANT },
  'reset-password': { kind: 'reset-password', link: SEALED_LINK, expiresAt: SAMPLE_INSTANT },
  'sign-in-code': { kind: 'sign-in-code', code: SEALED_LINK, expiresAt: SAMPLE_INSTANT },
  'sign-in-by-password': { kind: 'sign-in-by-password' },
  'sign-up-attempt': { kind: 'sign-up-attempt', attemptedAt: SAMPLE_INSTANT },
  'password-changed': { kind: 'password-changed', changedAt: SAMPLE_INSTANT },
  'address-changed': { kind: 'address-changed', changedAt: SAMPLE_INSTANT },
  'new-device': { kind: 'new-device', device: 'Firefox/Android', signedInAt: SAMPLE_INSTANT },
  'second-factor-changed': { kind: 'second-factor-changed', change: 'passkey-added', changedAt: SAMPLE_INSTANT },
  'identity-linked': { kind: 'identity-linked', provider: 'google', isPasswordRemoved: true, linkedAt: SAMPLE_INSTANT },
  'account-inactive': { kind: 'account-inactive', eraseAfter: SAMPLE_INSTANT },
  'deletion-scheduled': { kind: 'deletion-scheduled', eraseAfter: SAMPLE_INSTANT },
  'upi-changed': {
    kind: 'upi-changed',
    from: 'old.id@bank',
    to: 'new.id@bank',
    changedBy: 'admin@practice.example',
    changedAt: SAMPLE_INSTANT,
  },
  'payment-ways-changed': {
    kind: 'payment-ways-changed',
    offered: ['upi', 'bank'],
    bank: '…6789, HDFC0001234',
    swift: null,
    link: null,
    changedBy: 'admin@practice.example',
    changedAt: SAMPLE_INSTANT,
  },
  'staff-invitation': { kind: 'staff-invitation', link: SEALED_LINK, role: 'astrologer', expiresAt: SAMPLE_INSTANT },
  'contact-received': {
    kind: 'contact-received',
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: null,
    inquiryType: 'courses',
    subject: 'When does it begin?',
    message: 'First line\nSecond <b>line</b>',
    receivedAt: SAMPLE_INSTANT,
  },
  'contact-acknowledged': { kind: 'contact-acknowledged', inquiryType: 'billing' },
  'festival-opt-in': { kind: 'festival-opt-in', city: 'Pune', lists: ['festivals', 'ekadashi'], link: SEALED_LINK },
  'festival-eve': {
    kind: 'festival-eve',
    day: '2026-11-08',
    city: 'Pune',
    dayPath: '/panchanga/pune/2026-11-08',
    observed: [
      { id: 'diwali', path: '/festivals/diwali?city=pune', puja: SAMPLE_PUJA },
      { name: 'Naraka Chaturdashi', path: '/festivals/naraka-chaturdashi?city=pune' },
    ],
    timeZone: 'Asia/Kolkata',
    family: SEALED_LINK,
    until: SAMPLE_INSTANT,
    stop: SEALED_LINK,
  },
  'newsletter-opt-in': { kind: 'newsletter-opt-in', link: SEALED_LINK },
  'suggestion-received': {
    kind: 'suggestion-received',
    topic: 'Lectures on Ashtakavarga',
    link: 'https://lectures.example/ashtakavarga',
    details: null,
    email: 'ravi@example.com',
    receivedAt: SAMPLE_INSTANT,
  },
  'work-answered': {
    kind: 'work-answered',
    lessonTitle: 'What a chart shows',
    verdict: 'returned',
    path: '/learning/pradhamika/1/work',
  },
  'lesson-question-answered': {
    kind: 'lesson-question-answered',
    lessonTitle: 'What a chart shows',
    path: '/learning/pradhamika/1#questions',
  },
  'new-lessons': {
    kind: 'new-lessons',
    lessonIds: [1, 2],
    openedIds: [2],
    lessons: [
      { title: 'What a chart shows', course: 'Pradhamika', path: '/learning/pradhamika/1' },
      { title: 'Dignity in five steps', course: 'Madhyamika', path: '/learning/madhyamika/4', isOpened: true },
    ],
    stop: SEALED_LINK,
  },
  'content-available': {
    kind: 'content-available',
    teacherName: 'Jaimini',
    level: 'advanced',
    path: '/free-content/jaimini-advanced',
  },
  'calendar-unreadable': { kind: 'calendar-unreadable', calendarName: 'Family', since: SAMPLE_INSTANT },
  'webhook-switched-off': { kind: 'webhook-switched-off', webhookName: 'Accounts', since: SAMPLE_INSTANT },
  'new-post': {
    kind: 'new-post',
    title: 'What is a nakshatra?',
    summary: 'The mansions of the moon.',
    path: '/blog/nakshatra',
    stop: SEALED_LINK,
  },
  'booking-received': { kind: 'booking-received', booking: SAMPLE_BOOKING, payableUntil: SAMPLE_INSTANT },
  'payment-reminder': { kind: 'payment-reminder', booking: SAMPLE_BOOKING, heldUntil: SAMPLE_INSTANT },
  'slot-released': {
    kind: 'slot-released',
    booking: SAMPLE_BOOKING,
    payableUntil: SAMPLE_INSTANT,
    bookAgainPath: `/book/consultation/full-life-prediction?booking=${SAMPLE_BOOKING.bookingId}`,
  },
  'payment-claimed': {
    kind: 'payment-claimed',
    booking: SAMPLE_BOOKING,
    referenceEnding: '8901',
    needsReschedule: true,
  },
  'credit-refunded': { kind: 'credit-refunded', amount: rupees(500), entryId: 12 },
  'payment-verified': { kind: 'payment-verified', booking: SAMPLE_BOOKING, verifiedAt: SAMPLE_INSTANT },
  'gift-voucher': { kind: 'gift-voucher', bookingId: SAMPLE_BOOKING.bookingId, voucher: SAMPLE_VOUCHER },
  'payment-rejected': {
    kind: 'payment-rejected',
    booking: SAMPLE_BOOKING,
    reason: 'No such transfer',
    payableUntil: SAMPLE_INSTANT,
  },
  'astrologer-changed': {
    kind: 'astrologer-changed',
    booking: SAMPLE_BOOKING,
    astrologerName: 'Meera Joshi',
    changedAt: SAMPLE_INSTANT,
    isConfirmed: true,
  },
  'sessions-tomorrow': {
    kind: 'sessions-tomorrow',
    astrologerId: 1,
    day: '2026-11-21',
    until: SAMPLE_INSTANT,
    sessions: [
      {
        bookingId: SAMPLE_BOOKING.bookingId,
        startsAt: '2026-11-21T04:30:00.000Z',
        endsAt: '2026-11-21T05:30:00.000Z',
        serviceName: SAMPLE_BOOKING.serviceName,
        heldAs: 'video',
        firstName: 'Asha',
      },
    ],
  },
  'answer-due': {
    kind: 'answer-due',
    bookingId: SAMPLE_BOOKING.bookingId,
    bookingCode: SAMPLE_BOOKING.code,
    serviceName: 'Prasna',
    answerBy: '2026-11-20',
    isOverdue: false,
  },
  'session-handed-over': {
    kind: 'session-handed-over',
    booking: SAMPLE_BOOKING,
    fromName: 'Surya Sharma',
    toName: 'Meera Joshi',
    isReceiver: true,
    handedOverAt: SAMPLE_INSTANT,
  },
  'booking-changed': {
    kind: 'booking-changed',
    booking: SAMPLE_BOOKING,
    previous: SAMPLE_BOOKING.session,
    changedAt: SAMPLE_INSTANT,
    isConfirmed: true,
  },
  'booking-cancelled': {
    kind: 'booking-cancelled',
    booking: SAMPLE_BOOKING,
    cause: 'client',
    refundDue: rupees(3_001),
    cancelledAt: SAMPLE_INSTANT,
  },
  enrolled: {
    kind: 'enrolled',
    courseTitle: 'Pradhamika',
    courseLevel: 'Basic',
    startDate: '2026-05-04',
    firstLesson: { title: 'What Jyotisha is', path: '/learning/pradhamika/1' },
  },
  'waitlist-joined': { kind: 'waitlist-joined', wait: SAMPLE_WAIT },
  'waitlist-offer': {
    kind: 'waitlist-offer',
    wait: SAMPLE_WAIT,
    offerId: 1,
    session: { startsAt: '2026-11-20T04:30:00.000Z', endsAt: '2026-11-20T05:30:00.000Z' },
    amount: rupees(3_001),
    expiresAt: SAMPLE_INSTANT,
  },
  'group-wait-joined': { kind: 'group-wait-joined', waitId: SAMPLE_WAIT.entryId, group: SAMPLE_GROUP },
  'group-offer': {
    kind: 'group-offer',
    waitId: SAMPLE_WAIT.entryId,
    group: SAMPLE_GROUP,
    expiresAt: SAMPLE_INSTANT,
  },
  'group-cancelled': { kind: 'group-cancelled', group: SAMPLE_GROUP, isStudent: true },
  'group-changed': {
    kind: 'group-changed',
    group: SAMPLE_GROUP,
    change: 'dates',
    classes: [{ startsAt: '2026-12-05T04:30:00.000Z', endsAt: '2026-12-05T06:00:00.000Z' }],
  },
  'class-reminder': {
    kind: 'class-reminder',
    before: 'day',
    classId: 1,
    bookingId: SAMPLE_BOOKING.bookingId,
    live: {
      courseTitle: 'Pradhamika',
      courseSlug: 'pradhamika',
      cohortTitle: 'Saturdays, from December',
      lessonTitle: 'What a chart shows',
      startsAt: '2026-05-04T04:30:00.000Z',
      endsAt: '2026-05-04T06:00:00.000Z',
      meetingLink: 'https://meet.example/class',
    },
  },
  'group-full': { kind: 'group-full', booking: SAMPLE_BOOKING },
  'seat-lost': { kind: 'seat-lost', booking: SAMPLE_BOOKING },
  'late-payment': { kind: 'late-payment', booking: SAMPLE_BOOKING, amount: rupees(3001) },
  'late-payment-received': { kind: 'late-payment-received', booking: SAMPLE_BOOKING, amount: rupees(3001) },
  'gateway-refund-failed': { kind: 'gateway-refund-failed', booking: SAMPLE_BOOKING, amount: rupees(3001) },
  'gateway-changed': {
    kind: 'gateway-changed',
    gateway: 'razorpay',
    change: 'keys',
    changedAt: '2026-11-16T04:30:00.000Z',
  },
  'slot-lost': { kind: 'slot-lost', booking: SAMPLE_BOOKING },
  'client-cancelled': {
    kind: 'client-cancelled',
    booking: SAMPLE_BOOKING,
    cause: 'account-deleted',
    refundDue: rupees(3_001),
    isPaymentVerified: false,
  },
  'reminder-2-days': { kind: 'reminder-2-days', booking: SAMPLE_BOOKING, meetingLink: 'https://meet.example/abc' },
  'session-soon': { kind: 'session-soon', booking: SAMPLE_BOOKING, meetingLink: 'https://meet.example/abc' },
  'session-link': { kind: 'session-link', booking: SAMPLE_BOOKING, meetingLink: 'https://meet.example/abc' },
  'answer-published': {
    kind: 'answer-published',
    bookingId: SAMPLE_BOOKING.bookingId,
    bookingCode: SAMPLE_BOOKING.code,
    serviceName: SAMPLE_BOOKING.serviceName,
    isCorrection: false,
  },
  'remedies-published': {
    kind: 'remedies-published',
    bookingId: SAMPLE_BOOKING.bookingId,
    bookingCode: SAMPLE_BOOKING.code,
    serviceName: SAMPLE_BOOKING.serviceName,
  },
  'remedy-eve': {
    kind: 'remedy-eve',
    day: '2026-11-21',
    count: 2,
    until: SAMPLE_INSTANT,
    stop: SEALED_LINK,
  },
  birthday: { kind: 'birthday', until: SAMPLE_INSTANT, stop: SEALED_LINK },
  'session-follow-up': {
    kind: 'session-follow-up',
    bookingId: SAMPLE_BOOKING.bookingId,
    bookingCode: SAMPLE_BOOKING.code,
    serviceName: SAMPLE_BOOKING.serviceName,
  },
  'client-file': {
    kind: 'client-file',
    bookingId: SAMPLE_BOOKING.bookingId,
    bookingCode: SAMPLE_BOOKING.code,
    serviceName: SAMPLE_BOOKING.serviceName,
  },
  'refund-sent': { kind: 'refund-sent', booking: SAMPLE_BOOKING, amount: rupees(3_001), refundedAt: SAMPLE_INSTANT },
  'payment-not-found': { kind: 'payment-not-found', booking: SAMPLE_BOOKING },
  'client-activity': { kind: 'client-activity', bookings: [{ change: 'created', booking: SAMPLE_BOOKING }] },
  'emails-undelivered': { kind: 'emails-undelivered', count: 2, reason: '550 No such user here' },
}
