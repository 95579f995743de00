import { shortDateTime } from '#content/words/dates.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { LONGEST_KEY_NAME, MOST_API_KEYS } from '#domain/accounts/api-keys.ts'

/** Keys with which other programs of the practice read and book. */
export const PROGRAMS = {
  title: 'Programs',
  line: 'Keys for programs that read and book',
  lead: 'Let another program of yours read and book here: a calculation sheet, a telephone service, a site of your own. It works in your name and may never do more than you.',
  description: 'What programs can ask',
  none: 'No program has a key.',
  made: 'Your key',
  madeLead: 'Copy it now. It is shown only once, and we store no copy.',
  add: 'Make a key',
  name: 'For which program',
  nameHint: `Up to ${LONGEST_KEY_NAME} characters, such as “Sheet of bookings”`,
  scopes: 'It may',
  scopeNames: {
    read: 'read services, bookings, clients and payments',
    write: 'book, move and cancel, and open clients’ cards',
    birth: 'read birth details',
  },
  onlyAstrologer:
    'Booking and reading birth details are for an admin who is also the astrologer: a key cannot do more than its owner.',
  days: 'Valid for',
  daysOf: (days: number) => duration(days, 'day'),
  submit: 'Make key',
  until: (at: Date) => `Valid until ${shortDateTime(at)}`,
  ended: (at: Date) => `Expired on ${shortDateTime(at)}`,
  revokedAt: (at: Date) => `Revoked on ${shortDateTime(at)}`,
  used: (at: Date | null) => (at ? `Last used ${shortDateTime(at)}` : 'Not used yet'),
  by: (name: string) => `Made by ${name}`,
  revoke: 'Revoke',
  revokeLead: 'The program is refused from now on. This cannot be undone.',
  confirmRevoke: 'Yes, revoke key',
  revoked: 'Key revoked',
  problems: {
    'name-missing': 'Write which program the key is for.',
    'scope-missing': 'Tick what the program may do.',
    'scope-not-yours': 'You may not do that yourself, so neither may the program.',
    'days-unknown': 'Choose how long the key is valid.',
    'too-many-keys': `There are ${numberInWords(MOST_API_KEYS)} keys. Revoke one first.`,
  },
} as const
