import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { LONGEST_TAG, MOST_TAGS } from '#domain/accounts/client-tags.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'

/** Texts of a client's card, with an account later, and of merging two cards. */
export const CLIENT_CARD = {
  language: 'Language of emails and pages',
  title: 'Client',
  jump: 'Parts of this card',
  sections: {
    contact: 'Contact',
    tags: 'Tags',
    bookings: 'Bookings',
    ledger: 'Account',
    family: 'Family and charts',
    notes: 'Private notes',
    files: 'Files',
    consents: 'Consents',
  },
  noTags: 'No tags yet. Tags help to find clients again, such as “family of Ravi” or “calls on Sunday”.',
  addTag: 'New tag',
  add: 'Add tag',
  tagAdded: (tag: string) => `Tag “${tag}” added`,
  tagRemoved: (tag: string) => `Tag “${tag}” removed`,
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  clientsWithTag: (tag: string) => `All clients with the tag ${tag}`,
  tagRefusals: {
    'tag-invalid': `Enter a tag of at most ${LONGEST_TAG} characters.`,
    'too-many-tags': `A client can have ${MOST_TAGS} tags. Remove one first.`,
  },
  savedBirths: (count: number) =>
    plural(count, 'The client has saved one birth.', `The client has saved ${count} births.`),
  noSavedBirths: 'The client has saved no births of family members.',
  addBirth: 'Save a birth for this client',
  showBirths: 'Show saved births',
  birthsAreLogged: 'The client can see in their profile that you have opened them.',
  namelessBirth: 'Without a name',
  noTime: 'time not known',
  aboutTime: (time: string) => `about ${time}`,
  noCharts: 'No booking with birth details yet.',
  brief: 'Brief',
  studio: 'Chart studio',
  noNotes: 'No private notes yet. They are written on the page of a booking.',
  noFiles: 'No files yet.',
  noConsents: 'No consent on record. Clients who don’t sign in agree by phone.',
  purposes: {
    'terms-and-privacy': 'Terms and privacy policy',
    'birth-details': 'Storing birth details',
    'child-details': 'Birth details of a child, as guardian',
    'review-display': 'Showing a review',
  },
  consentGiven: (day: string, version: string) => `Given ${day}, text of ${version}`,
  consentWithdrawn: (day: string) => `withdrawn ${day}`,
} as const

export const GIVE_ADDRESS = {
  title: 'Set up an account',
  lead: 'The client gets an email with a link to confirm the address and choose a password. Until then nothing changes.',
  email: 'Email of the client',
  submit: 'Send the link',
  waiting: (email: string) =>
    `Waiting for the client to confirm ${email}. You can send the link again, or to another address.`,
  sent: (email: string) => `Link sent to ${email}`,
  refusals: {
    'email-invalid': 'Please enter a valid email address.',
    'has-address': 'This client already has an email address.',
    'address-taken': 'Another client has this email address. If it is the same person, merge the two cards instead.',
    'too-often': 'This address has had several emails from us within the hour. Please try again later.',
  },
} as const

export const MERGE = {
  link: 'Merge with another card',
  title: (name: string) => `Merge the card of ${name}`,
  lead: 'Two cards of the same client become one. First choose the other card.',
  back: 'Back to the client',
  search: 'Search the other card by name, email or phone',
  find: 'Find the other card',
  none: 'No other card found',
  noneLead: 'Search by name, email or phone.',
  choose: (name: string) => `Choose ${name}`,
  stays: 'This card stays',
  closes: 'This card is closed',
  facts: {
    email: 'Email',
    phone: 'Phone',
    bookings: 'Bookings',
    notes: 'Private notes',
    invoices: 'Invoices and credit notes',
    payments: 'Payment claims',
    ledgerEntries: 'Ledger entries',
    courses: 'Courses',
    consents: 'Consents',
  },
  noEmail: 'none',
  explain:
    'Everything on the closed card moves to the one that stays. Invoices keep the name and number they were issued with. This cannot be undone.',
  whichName: 'Which name stays?',
  submit: 'Merge the two cards',
  other: 'Choose another card',
  done: 'The two cards are one now',
  refusals: {
    'same-card': 'This is the same card.',
    staff: 'A card of staff cannot be merged.',
    'both-have-email':
      'Both clients have an email address and can sign in, so they cannot be merged. Only a card without an email address can be closed.',
    'name-not-chosen': 'Choose which name stays.',
    'to-be-deleted': 'One of the two clients is about to be deleted, so they cannot be merged.',
    'same-course': 'Both have booked the same course. Cancel one of the two bookings first.',
    'both-have-it': 'Both have something that one client can have only once, so they cannot be merged.',
  },
} as const

/** For clients who ask the practice instead of doing it online. */
export const CLIENT_DATA = {
  link: 'Export or erase data',
  title: 'Data of the client',
  lead: 'For a client who asks what you hold about them, or asks you to erase it. Clients with an email address can also do both on their profile page.',
  exportTitle: 'Export',
  exportLead:
    'One file with everything you hold about the client, including invoices and files. Give it to the client only, after you have made sure who is asking. The export is in the audit log.',
  asked: 'Who asked, and how?',
  askedHint: 'For example: the client, by phone, called back on her own number. It stays in the audit log.',
  download: 'Download the data',
  eraseTitle: 'Erase',
  eraseLead: `You have ${numberInWords(UNDO_DELETION_DAYS)} days to undo this. Then name, number, birth details, notes, answers and files are erased. The law asks you to keep invoices, without the name.`,
  endings: (count: number) =>
    plural(
      count,
      'This booking is cancelled right away, and stays cancelled if you undo the erasure:',
      `These ${count} bookings are cancelled right away, and stay cancelled if you undo the erasure:`,
    ),
  endingsRetained: 'Refunds are listed at the desk as usual, by the code of the booking.',
  refund: (amount: string) => `Refund due: ${amount}`,
  refundOnceVerified: (amount: string) => `Refund due once the payment is confirmed: ${amount}`,
  noRefund: 'No refund is due.',
  confirm: 'The client has asked for this, and I have made sure who they are.',
  erase: 'Erase this client',
  scheduled: (day: string) => `Everything about this client will be erased on ${day}.`,
  undo: 'Undo the erasure',
  toasts: { scheduled: 'The client will be erased', undone: 'The client will not be erased' },
  refusals: {
    'not-confirmed': 'Confirm that the client has asked for this.',
    'request-missing': 'Write who asked for this, and how.',
    'asked-themselves': 'The client has asked for this online, and only the client can undo it.',
    'already-requested': 'This client is already about to be erased.',
    'bookings-changed': 'The bookings of this client have changed. Read the list again.',
  },
} as const
