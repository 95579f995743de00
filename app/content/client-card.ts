/** Texts of a client's card: an account later, and merging two cards. */
export const GIVE_ADDRESS = {
  title: 'Give an account',
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
  submit: 'Merge the two cards',
  other: 'Choose another card',
  done: 'The two cards are one now',
  refusals: {
    'same-card': 'This is the same card.',
    staff: 'A card of staff cannot be merged.',
    'both-have-email':
      'Both clients have an email address and can sign in, so they cannot be merged. Only a card without an email address can be closed.',
    'to-be-deleted': 'One of the two clients is about to be deleted, so they cannot be merged.',
    'same-course': 'Both have booked the same course. Please cancel one of the two bookings first.',
    'both-have-it': 'Both have something that one client can have only once, so they cannot be merged.',
  },
} as const
