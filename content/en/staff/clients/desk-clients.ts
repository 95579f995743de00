import { plural } from '#content/words/grammar.ts'

/** Texts of the list of clients. */
export const CLIENTS = {
  title: 'Clients',
  back: 'Back to clients',
  kinds: {
    clients: 'All clients',
    students: 'Students',
    subscribers: 'Subscribers',
    duplicates: 'Possible duplicates',
    accounts: 'All accounts',
  },
  people: 'Lists of people',
  duplicatesLead:
    'They have the phone number of another client, or a name that sounds the same. One card can take over the bookings of the other.',
  compare: 'Compare',
  columns: {
    name: 'Name',
    contact: 'Contact',
    latest: 'Latest booking',
    bookings: 'Bookings',
    tags: 'Tags',
    compare: 'Same person?',
  },
  search: 'Search by name, email, phone or booking code',
  none: 'No clients yet',
  noneLead: 'When someone books, they appear here.',
  bookings: (count: number) => plural(count, '1 booking', `${count} bookings`),
  noEmail: 'no email',
  allTags: 'All',
  tags: 'Tags',
  noneFound: 'No client found',
  noneFoundLead: 'Try another spelling, or a part of the name, the phone number or a booking code.',
} as const
