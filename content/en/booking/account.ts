/** Charges, payments and balance, as the client and the desk see them. */
export const LEDGER = {
  title: 'Ledger',
  bookingTitle: 'Money',
  accountTitle: 'Account',
  ownTitle: 'Your account',
  columns: { what: 'What', date: 'Date', receipt: 'Receipt', amount: 'Amount', balance: 'Balance' },
  caption: 'Charges, payments and balance',
  empty: 'Nothing has been charged or paid yet.',
  discount: (label: string) => `Discount: ${label}`,
  ways: {
    upi: 'UPI',
    bank: 'Bank transfer',
    swift: 'Transfer from abroad',
    link: 'Payment link',
    cash: 'Cash',
    card: 'Card',
  },
  rupees: 'Amount in rupees',
  receipt: 'Receipt',
  cancelledReceipt: 'Cancelled receipt',
  reverse: 'Reverse',
  due: 'Balance due',
  settled: 'Nothing is due.',
  owed: 'Owed to the client',
  owedToYou: 'We owe you',
  checking: 'Being checked',
  keepAsCredit: (amount: string) => `Keep ${amount} as credit`,
  keptAsCredit: (amount: string) => `${amount} added to the client’s credit`,
  credit: 'Credit',
  creditHint: 'Credit can pay for the next booking.',
  record: 'Record payment',
  refundCredit: 'Refund credit',
} as const

/** What a client can pay now, on the dashboard and on a page of its own. */
export const BALANCE_DUE = {
  title: 'Balance due',
  pay: 'Pay what is due',
  account: 'See your account',
  lead: (total: string) =>
    `${total} is due in all. Please pay for each booking on its own, so that we find every payment.`,
  none: 'Nothing is due',
  noneLead: 'Everything is paid, or we are checking your payment.',
  dashboard: 'Go to my dashboard',
} as const
