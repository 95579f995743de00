import { plural } from '#content/words/grammar.ts'
import { duration } from '#content/words/numbers.ts'
import type { ClientActivity } from '#domain/bookings/client-activity.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'

export const SLOT_LOST = {
  subject: (code: string) => `${code} needs a new time`,
  preview: 'A client paid after someone else had booked their slot.',
  opening: `A client sent us their payment after the ${duration(HOLD_MINUTES, 'minute')} for which their slot was held, and someone else has booked that slot. We have asked the client to choose a new time.`,
} as const

const UNVERIFIED =
  'The client says they have paid, but the payment has not been verified. Please look in your bank account and say in Money under “Did these payments arrive?” whether it has arrived.'

export const CLIENT_CANCELLED = {
  subject: (code: string) => `${code} was cancelled by the client`,
  causes: {
    client: 'The client has cancelled this booking.',
    'account-deleted': 'The client asked us to delete their account, so this booking has been cancelled.',
  },
  timeFree: 'The time is free again.',
  enrollmentEnded: 'Their enrollment has ended.',
  noRefund: 'No refund is due under your refund policy.',
  refundDue: (amount: string) => `${amount} has to be refunded. You’ll find it in Money under “Refunds to send”.`,
  unverified: `${UNVERIFIED} No refund is due under your refund policy.`,
  unverifiedRefund: (amount: string) => `${UNVERIFIED} If it has, ${amount} has to be refunded.`,
  button: 'Open this booking',
} as const

const CHANGES: Readonly<Record<ClientActivity, string>> = {
  created: 'New booking, not paid yet',
  claimed: 'Payment to verify',
  rescheduled: 'Moved by the client',
}

export const CLIENT_ACTIVITY_EMAIL = {
  changes: CHANGES,
  subjectOfOne: (change: ClientActivity, code: string) => `${CHANGES[change]}: ${code}`,
  subject: (count: number) => `${count} bookings have changed`,
  opening: 'This happened on your website:',
  startsOn: (day: string) => `starts on ${day}`,
  note: 'You can choose how often you get these emails under “Hours and time off”.',
} as const

export const CALENDAR_UNREADABLE = {
  subject: (name: string) => `Your calendar “${name}” cannot be read`,
  preview: 'New events in it aren’t closing booking times.',
  opening: (name: string, time: string) =>
    `We last read your calendar “${name}” on ${time}. The busy times we found then still close your booking times, but events you’ve added since don’t.`,
  whatToDo: 'Please check the address of the calendar, or remove it if you no longer need it.',
  button: 'Open calendars',
} as const

export const WEBHOOK_SWITCHED_OFF = {
  subject: (name: string) => `The program “${name}” is no longer told`,
  preview: 'Its address has not answered for days.',
  opening: (name: string, time: string) =>
    `Since ${time} the address of “${name}” has not accepted anything that we sent. We have switched it off.`,
  whatToDo:
    'Please ask whoever looks after the program. Once it works again, switch it on and send again what it has missed.',
  button: 'Open webhooks',
} as const

export const SESSION_HANDED_OVER = {
  subjectToReceiver: (code: string) => `${code} is now yours`,
  subject: (code: string, name: string) => `${code} has been handed over to ${name}`,
  toYou: 'This booking has been handed over to you:',
  toYouBy: (name: string) => `This booking has been handed over to you by ${name}:`,
  to: (name: string) => `This booking has been handed over to ${name}. There’s nothing left for you to do.`,
  button: 'Open the booking',
} as const

export const ANSWER_DUE = {
  subject: (code: string) => `The answer to ${code} is due tomorrow`,
  overdueSubject: (code: string) => `The answer to ${code} is overdue`,
  opening: 'The client has been promised this answer by tomorrow:',
  overdueOpening: 'The client is still waiting for this answer:',
  answerBy: 'Answer by',
  button: 'Write the answer',
} as const

export const SESSIONS_TOMORROW = {
  subject: (count: number) => plural(count, 'Tomorrow: one session', `Tomorrow: ${count} sessions`),
  opening: (count: number, day: string) =>
    plural(count, `You have one session tomorrow, ${day}:`, `You have ${count} sessions tomorrow, ${day}:`),
  unnamedClient: 'A client',
  brief: (client: string, time: string) => `Brief for ${client}, ${time}`,
  note: 'You can switch these emails off under “Hours and time off”.',
} as const

export const CLIENT_FILE = {
  subject: (code: string) => `A client has sent a file (${code})`,
  opening: 'A client has added a file to this booking. There may be more than one.',
  button: 'Open the files',
} as const

export const EMAILS_UNDELIVERED = {
  subject: (count: number) =>
    plural(count, 'An email could not be delivered', `${count} emails could not be delivered`),
  preview: 'A client did not receive an email from the practice.',
  opening: (count: number) =>
    plural(
      count,
      'Since yesterday one email to a client could not be delivered. The reason was:',
      `Since yesterday ${count} emails to clients could not be delivered. The latest reason was:`,
    ),
  whatToDo: (count: number) =>
    plural(
      count,
      'Please contact this client in another way, or correct their email address.',
      'Please contact these clients in another way, or correct their email addresses.',
    ),
} as const

const CONTACT_PREVIEWS: Readonly<Record<InquiryType, string>> = {
  consultation: 'A new message about a consultation from the contact form.',
  courses: 'A new message about our courses from the contact form.',
  technical: 'A new message about the website from the contact form.',
  billing: 'A new message about a payment from the contact form.',
  general: 'A new message from the contact form.',
}

const TOPICS: Readonly<Record<InquiryType, string>> = {
  consultation: 'consultation',
  courses: 'courses',
  technical: 'technical',
  billing: 'billing',
  general: 'general',
}

export const CONTACT_RECEIVED = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  previews: CONTACT_PREVIEWS,
  opening: 'You have a new message from the contact form. To answer it, just reply to this email.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  topic: 'Topic',
  topics: TOPICS,
  subjectLine: 'Subject',
  received: 'Received',
} as const

export const SUGGESTION_RECEIVED = {
  subject: (topic: string) => `Free content suggestion: ${topic}`,
  preview: 'A visitor has suggested free content.',
  opening: 'A visitor has suggested free content. To answer, just reply to this email.',
  openingWithoutAddress: 'A visitor has suggested free content. They did not leave an email address.',
  topic: 'Topic',
  link: 'Link',
  email: 'Email',
  received: 'Received',
} as const
