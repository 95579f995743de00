/** Texts of the list of payments and refunds. */
export const RECEIVED = {
  title: 'Payments and refunds',
  search: 'Search by booking, client or reference',
  months: 'Month',
  all: 'All',
  total: (amount: string) => `${amount} received, less refunds`,
  none: 'No payments here',
  noneLead: 'Each verified payment appears here.',
  columns: {
    date: 'Date',
    what: 'What',
    booking: 'Booking',
    client: 'Client',
    method: 'Method',
    reference: 'Reference',
    amount: 'Amount',
  },
  refund: 'Refund',
  reversed: 'Reversed',
  account: 'Client’s account',
} as const
