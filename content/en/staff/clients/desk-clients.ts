import { plural } from '#content/words/grammar.ts'

/** Texts of the list of clients. */
export const CLIENTS = {
  title: 'Clients',
  back: 'Back to clients',
  lead: 'Everyone who has booked, latest booking first.',
  search: 'Search by name, email, phone or booking code',
  none: 'No clients yet',
  noneLead: 'When someone books, they appear here.',
  bookings: (count: number) => plural(count, '1 booking', `${count} bookings`),
  noEmail: 'no email',
  allTags: 'All',
  tags: 'Tags',
  noneFound: 'No client found',
  noneFoundLead: 'Try another spelling, or a part of the name, the phone number or a booking code.',
  latest: (day: string) => `latest ${day}`,
} as const
