/** Words of the page on which the desk finds any booking there has ever been. */
export const FIND_BOOKING = {
  title: 'All bookings',
  lead: 'Every booking there has been, the latest first, cancelled ones too.',
  search: 'Search by code, name, email, service or UTR',
  none: 'No bookings yet',
  noneLead: 'Whatever clients book appears here.',
} as const
