/** Texts of the list of invoices and credit notes. */
export const INVOICE_LIST = {
  title: 'Invoices and credit notes',
  search: 'Search by number, booking, client or service',
  client: 'Client',
  all: 'All',
  kinds: { invoice: 'Invoices', credit_note: 'Credit notes' },
  none: 'No invoices here',
  noneLead: 'Each claimed payment has an invoice, which gets its number when the payment is verified.',
} as const
