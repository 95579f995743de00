/** Texts of the lists of invoices and money. */
export const ADMIN_INVOICES = {
  title: 'Invoices',
  lead: 'All invoices and credit notes, newest first.',
  search: 'Search by number, booking, client or service',
  client: 'Client',
  all: 'All',
  kinds: { invoice: 'Invoices', credit_note: 'Credit notes' },
  none: 'No invoices here',
  noneLead: 'Each claimed payment has an invoice, which gets its number when the payment is verified.',
} as const

export const ADMIN_MONEY = {
  title: 'Payments and refunds',
  lead: 'All verified and recorded payments and all refunds, newest first.',
  search: 'Search by booking, client or reference',
  none: 'No payments yet',
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
  kinds: { charge: 'Charge', discount: 'Discount', payment: 'Payment', refund: 'Refund', credit: 'Credit' },
  account: 'Client’s account',
  dueRefunds: 'Refunds to send',
  noDueRefunds: 'None',
} as const
