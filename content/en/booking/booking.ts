import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { tooLong } from '#content/frame/field-texts.ts'
import { listWithOr, plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { FEWEST_LIFE_EVENTS } from '#domain/births/life-events.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import { MOST_HOLDS, MOST_UNPAID } from '#domain/bookings/holds.ts'
import { BIRTH_PROBLEMS } from '../charts/birth-form.ts'
import { REFUND_POLICY } from './refund-policy.ts'
import { GIFT_PROBLEMS } from './vouchers.ts'

/** Texts of the booking form. Titles and details of toasts come in pairs. */

export const BOOKING = {
  courseTitle: (name: string) => `Enroll in ${name}`,
  consultationTitle: (name: string) => `Book ${name}`,
  courseLead: (how: string) =>
    `Fill in a few details, then pay ${how}. We confirm your place as soon as we have checked the payment.`,
  freeLead: 'Fill in a few details and confirm. There is nothing to pay.',
  consultationLead: (how: string) => `Fill in a few details, then pay ${how}. We hold your time for you while you pay.`,
  stepsLabel: 'Booking in three steps',
  steps: ['Details', 'Payment', 'Confirmed'],
  perQuestion: 'per question',
  forQuestions: (count: number) => `for ${count} questions`,
  returningBadge: (percent: number) => `${percent}% OFF (Existing Customer)`,
  signIn: {
    course: 'Please sign in to book a course',
    consultation: 'Please sign in to book a consultation',
    pass: 'Sign in to buy a pass',
    voucher: 'Sign in to give a voucher',
  },
  signInForClass: 'Sign in to book a seat',
  signInNew: 'New here? Just fill in the form.',
  signInLink: 'Sign In',
  covered: 'Confirm booking',
  submit: 'Continue to payment',
  submitting: 'Holding your time...',
  submittingPlain: 'Please wait...',
  toLessons: 'Go to my lessons',
  toDashboard: 'Go to my dashboard',
  included: {
    open: (whole: string) => `You already have this course as part of ${whole}.`,
    checking: (whole: string) =>
      `You have booked ${whole}, which includes this course. It opens as soon as we have confirmed your payment.`,
  },
  ownsParts: (titles: string) =>
    `You are already enrolled in ${titles}. You are welcome to take this course as well. The price is for the full course, and you keep the courses you have.`,
} as const

export const BOOKING_DIALOG = {
  loading: 'Opening the form',
  close: 'Close booking form',
  notSent: {
    tone: 'error',
    title: 'That did not go through',
    detail: 'Your details are still here. Check your internet connection and send them again.',
  },
} as const

export const BOOKING_SUMMARY = {
  noTime: 'Choose a time',
  start: (day: string) => `Start: ${day}`,
} as const

/** The refund and reschedule rules of the terms, in short. */
export const BOOKING_POLICY = {
  consultation: REFUND_POLICY.consultation,
  question: REFUND_POLICY.question,
  course: REFUND_POLICY.course,
  class: REFUND_POLICY.class,
  pass: 'You can cancel the pass at any time. We then refund the share of the sessions that you have not used.',
  voucher: 'If you change your mind, write to us. We refund a voucher that nobody has redeemed.',
} as const

export const BOOKING_CODE = {
  title: 'Enter your code',
  submit: 'Continue to payment',
  again: 'Send a new code',
  change: 'Change my details or email',
  usePassword: (providers: readonly string[]) => `Use ${listWithOr(['a password', ...providers])} instead`,
  sent: { tone: 'success', title: 'Check your email', detail: `We have sent you a ${CODE_LENGTH} code.` },
  draftLost: {
    tone: 'error',
    title: 'Check your details',
    detail: 'Too much time has passed, so please fill in the form once more.',
  },
} as const

export const BOOKING_FIELD_TEXTS = {
  you: 'About you',
  fullName: 'Full name',
  phone: 'Phone',
  email: 'Email',
  emailHint: `We’ll email you a ${CODE_LENGTH} code to continue with. You don’t need a password.`,
  phoneHint: 'Add the country code if you live abroad.',
  time: 'When would you like to meet?',
  start: 'When would you like to start?',
  startHint: 'Your lessons open as soon as we have confirmed your payment, and you learn at your own pace.',
  timeHint: 'All times are in Indian Standard Time (IST).',
  timeHintBoth: 'Times are in your own time zone, with Indian Standard Time (IST) below.',
  date: 'Preferred date',
  hour: 'Available times',
  astrologer: 'Who would you like to speak with?',
  cohort: 'Which group?',
  classDate: 'Which date?',
  anyone: 'Anyone available',
  nextDays: 'Next free days',
  moreDays: 'More days',
  noCalendar: 'The calendar could not be loaded. Choose one of the days above, or reload the page.',
  showHours: 'Show available times',
  noHours: 'No times are available on this day. Choose another day.',
  noDays: 'No times are available in the coming weeks. Write to us and we will find a time for you.',
  now: 'Time of your question',
  nowHint: 'We draw the chart for the moment your booking reaches us.',
  currentLocation: 'Current location',
  currentLocationHint: 'Where you are now: a town, or latitude and longitude.',
  currentLocationNotFound: 'We do not know this place. You can leave it as it is, or type the nearest town.',
  useLocation: 'Use my location',
  notes: 'Notes',
  question: 'Your question',
  questions: 'How many questions would you like to ask?',
  questionsHint: 'Ask each question as clearly as you can, one per line.',
  questionsPrice: (count: number, price: string) =>
    plural(count, `1 question, ${price}`, `${count} questions, ${price}`),
  coupon: 'Coupon code',
  couponHint: 'A coupon is not added to the discount for returning clients. You get whichever is better.',
  couponBetter: 'Your discount for returning clients is better than this coupon, so you get that instead.',
  couponApplied: (saved: string) => `This coupon saves you ${saved}.`,
  applyCoupon: 'Apply coupon',
  notesHint: {
    course: 'What you would like to learn.',
    consultation: 'What you would like to talk about.',
    pass: 'Anything that we should know.',
    voucher: 'Anything that we should know.',
  },
  questionHint: 'Ask one question, as clearly as you can.',
  consent: 'I agree that the practice may use these details to prepare my session, as the {privacy} describes.',
  consentPass: 'I agree that the practice may use these details for my booking, as the {privacy} describes.',
  consentCourse: 'I agree that the practice may use these details for the course, as the {privacy} describes.',
  privacy: 'Privacy Policy',
} as const

/** Shown beside a field with a problem; each says what to do. */
export const BOOKING_FIELD_PROBLEMS = {
  fullName: { missing: 'Enter your full name' },
  phone: { missing: 'Enter your phone number', invalid: 'Enter a valid phone number' },
  bookingDate: { missing: 'Choose a date', invalid: 'Choose today or a day within the next year' },
  preferredTime: { missing: 'Choose a time', invalid: 'Choose one of the times shown' },
  ...BIRTH_PROBLEMS,
  birthDate: { ...BIRTH_PROBLEMS.birthDate, invalid: 'Enter a date between 1900 and today' },
  forWhom: {},
  forName: { missing: 'Enter the name of the person this session is for' },
  saveBirth: {},
  lifeEvents: {
    missing: `Add at least ${numberInWords(FEWEST_LIFE_EVENTS)} events of this life, each with a date or a year`,
  },
  intakeAnswers: {},
  currentLocation: { missing: 'Enter your current location', 'too-long': tooLong(LONGEST_PLACE) },
  questions: { invalid: 'Choose how many questions you would like to ask' },
  notes: { missing: 'Write your question', 'too-long': tooLong(LONGEST_NOTES) },
  ...GIFT_PROBLEMS,
  pass: {},
  coupon: {},
  guardian: {
    missing: `This date of birth belongs to someone under ${OF_AGE_YEARS}. Only a parent or guardian can book for a child. Confirm below that you are.`,
  },
  consent: { missing: 'Tick this box so that we can use your details' },
  timeZone: {},
  astrologer: {},
  cohort: { missing: 'Choose a group or a date', invalid: 'Nothing can be booked here right now' },
} as const

export const SLOT_PROBLEMS = {
  'hour-unknown': 'Choose one of the times shown',
  'too-soon': 'That time is too soon. Choose a later one.',
  'too-far': 'You cannot book that far ahead yet. Choose an earlier date.',
  'day-closed': 'The practice is closed on that day. Choose another day.',
  'time-off': 'The practice is closed at that time. Choose another one.',
  'day-full': 'That day is fully booked. Choose another day.',
  'slot-taken': 'Someone else has just booked that time. Choose another one.',
} as const

/** Of the group of a course. */
export const SEAT_PROBLEMS = {
  'cohort-full': 'This group has just filled up. Choose another one, or join its waitlist.',
  'cohort-closed': 'This group can no longer be booked. Choose another one.',
} as const

export const HOLD_PROBLEMS = {
  'address-unverified': 'Verify your email address first. The link is in the email we sent you.',
  'too-many-holds': `You already have ${numberInWords(MOST_HOLDS)} unpaid bookings. Pay for one of them or cancel it first.`,
  'too-many-claims':
    'We are still checking the payments for your other sessions. You can book another session as soon as we have confirmed one of them.',
  'too-many-unpaid': `You already have ${numberInWords(MOST_UNPAID)} unpaid bookings. Pay for some of them or cancel them first.`,
  'too-many-free-seats': 'You have booked a lot today. Try again tomorrow.',
  'already-enrolled': 'You are already enrolled in this course. You can find it on your dashboard.',
} as const

export const COUPON_PROBLEMS = {
  'coupon-refused':
    'This code cannot be used for this booking. It may be mistyped, used up, out of date or for another service. Check it, or leave the field empty.',
  'too-often': 'Too many tries. Leave the coupon field empty, or try again in an hour.',
} as const

export const NEXT_FREE = 'That time is no longer free. Next available times:'

export const BOOKING_TOASTS = {
  failedTitle: 'Booking failed',
  couponTitle: 'Check your coupon code',
  signUpRequired: {
    tone: 'note',
    title: 'Sign up required',
    detail: 'Please create an account to complete your booking',
  },
  created: {
    tone: 'success',
    title: 'Booking created!',
    detail: 'Please complete the UPI payment to confirm your booking',
  },
  /** Where the practice offers other ways than UPI. */
  anyMethodDetail: 'Complete the payment to confirm your booking',
  covered: { tone: 'success', title: 'Booking confirmed!', detail: 'There is nothing to pay' },
  passFound: {
    tone: 'note',
    title: 'You have a session pass',
    detail: 'Choose whether to use it for this session, and confirm your booking.',
  },
  changed: {
    tone: 'success',
    title: 'Booking changed',
    detail: 'Please complete the UPI payment to confirm your booking',
  },
  notChanged: {
    tone: 'note',
    title: 'Your booking was not changed',
    detail:
      'You have already paid for this booking, or it is closed. You can reschedule or cancel it on your dashboard, or write to us.',
  },
  alreadyBooked: {
    tone: 'note',
    title: 'You have already booked this course',
    detail: 'Here is your booking.',
  },
  confirmed: {
    tone: 'success',
    title: 'Payment confirmed!',
    detail:
      'Your booking has been confirmed. You will receive a confirmation email shortly. Received, being verified: we will email you when we have checked the payment.',
  },
} as const
