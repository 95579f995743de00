import { shortDateTime } from '#content/words/dates.ts'
import { plural } from '#content/words/grammar.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { DELIVERY_LOG_DAYS, MOST_WEBHOOKS, type WebhookEvent, type WebhookProblem } from '#domain/webhooks/webhooks.ts'

const EVENT_NAMES: Record<WebhookEvent | 'test', string> = {
  'booking.held': 'A booking is made',
  'booking.confirmed': 'A booking is confirmed',
  'booking.moved': 'A session is moved',
  'booking.cancelled': 'A booking is cancelled',
  'booking.done': 'A session is completed',
  'payment.verified': 'A payment has arrived',
  'payment.refunded': 'A refund is recorded',
  'enrollment.created': 'A student is enrolled',
  'client.created': 'There is a new client',
  test: 'Test',
}

const PROBLEMS: Record<WebhookProblem, string> = {
  refused: 'The program did not accept it.',
  redirected: 'The address leads somewhere else, which we do not follow.',
  'too-slow': 'There was no answer in time.',
  unreachable: 'The address could not be reached.',
  'private-address': 'The address is in a private network, which we do not reach.',
  'not-https': 'The address does not begin with https://.',
}

/** Addresses of other programs that are told what happened. */
export const WEBHOOKS = {
  title: 'Webhooks',
  line: 'Tell other programs what happened',
  lead: 'Tell a program of yours as soon as something happens here: a booking, a payment, a new client. It gets ids and codes, never names or birth details, and reads the rest with a key.',
  none: 'No program is told yet.',
  add: 'Add an address',
  name: 'Name',
  nameHint: 'Such as “Accounts”',
  address: 'Address',
  addressHint: 'It begins with https:// and is stored encrypted.',
  events: 'Tell it when',
  eventNames: EVENT_NAMES,
  submit: 'Add address',
  secret: 'Secret for the signature',
  secretLead:
    'Copy it now into the program: by it the program knows that a message is from here. It is shown only once. The signature is that of Standard Webhooks.',
  list: 'Addresses',
  count: (count: number) => plural(count, '1 kind of event', `${count} kinds of events`),
  works: 'On',
  failing: (since: Date) => `Failing since ${shortDateTime(since)}`,
  off: (since: Date) => `Off since ${shortDateTime(since)}`,
  test: 'Send a test',
  testSent: 'A test is on its way. Reload this page in a moment.',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switched: 'Saved',
  remove: 'Remove',
  removeLead: 'The program is not told any more, and the log goes too.',
  confirmRemove: 'Yes, remove',
  removed: 'Webhook removed',
  log: 'Sent',
  logLead: `The last 50. We keep them for ${duration(DELIVERY_LOG_DAYS, 'day')}.`,
  logEmpty: 'Nothing has been sent yet.',
  delivered: (at: Date) => `Accepted ${shortDateTime(at)}`,
  givenUp: 'Given up',
  trying: 'Being tried',
  tries: (count: number) => plural(count, '1 try', `${count} tries`),
  status: (status: number) => `Answer ${status}`,
  problems: PROBLEMS,
  answer: 'What it answered',
  resend: 'Send again',
  resent: 'It is on its way again. Reload this page in a moment.',
  formProblems: {
    'address-invalid': 'This is not an address on the internet. Copy the whole address, which begins with https://.',
    'not-https': 'The address must begin with https://.',
    'events-missing': 'Tick at least one event.',
    'too-many-webhooks': `There are ${numberInWords(MOST_WEBHOOKS)} addresses. Remove one first.`,
  },
} as const
