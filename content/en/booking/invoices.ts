/** Texts of the list of invoices and credit notes, for clients and staff. */
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
    pdf: 'PDF',
  },
  statuses: { paid: 'Paid', pending: 'Pending', cancelled: 'Cancelled', 'not-paid': 'Not paid' },
  provisional: '(provisional)',
  creditNote: 'Credit note',
  includingTax: (amount: string) => `including ${amount} tax`,
  download: 'PDF',
  addNote: 'Add a note',
  note: 'Note on the invoice',
  noteHint: 'The client sees it. Once the invoice has its number, the note cannot be changed.',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
} as const
