/** Texts of the list of clients. */
export const CLIENTS = {
  title: 'Clients',
  lead: 'Everyone who has booked, the latest booking first.',
  search: 'Search by name, email or phone',
  none: 'No clients yet',
  noneLead: 'When someone books, they appear here.',
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  noEmail: 'no email',
  latest: (day: string) => `latest ${day}`,
} as const
