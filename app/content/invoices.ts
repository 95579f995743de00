/** Words of the list of invoices and credit notes, for clients and at the desk. */
export const INVOICES = {
  caption: 'Invoices',
  columns: {
    number: 'Number',
    date: 'Date',
    status: 'Status',
    service: 'Service',
    amount: 'Amount',
    tax: 'Tax',
    total: 'Total',
    paper: 'PDF',
  },
  statuses: { paid: 'Paid', pending: 'Pending', cancelled: 'Cancelled' },
  creditNote: 'Credit note',
  ofItTax: (amount: string) => `${amount} of it tax`,
  download: 'Download',
} as const
