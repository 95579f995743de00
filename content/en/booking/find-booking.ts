/** Texts of the search over all bookings. */
export const FIND_BOOKING = {
  title: 'All bookings',
  lead: 'All bookings, newest first, including cancelled ones.',
  search: 'Search by code, name, email, service or UTR',
  none: 'No bookings yet',
  noneLead: 'When a client books, it appears here.',
  columns: {
    client: 'Client',
    service: 'Service',
    code: 'Code',
    day: 'Day',
    more: 'Astrologer',
    amount: 'Price',
    state: 'State',
  },
} as const
