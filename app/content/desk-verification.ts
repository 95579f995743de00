/** Words of verifying and rejecting payments. */
export const VERIFY = {
  empty: 'Nothing to verify',
  emptyLead: 'Payments that clients tell us of appear here, the oldest first.',
  keys: 'Keys: J and K move, V verifies, R rejects.',
  more: (shown: number) => `These are the oldest ${shown}. More wait behind them and move up as you decide.`,
  verify: 'Verify',
  reject: 'Reject',
  rejectNow: 'Reject the payment',
  reason: 'Reason, which the client will read',
  reasons: [
    'No transfer with this reference has arrived.',
    'The amount is not the agreed one.',
    'The reference is not complete.',
  ],
  reference: 'UTR',
  suspicious: 'Looked at before: this reference was rejected on another booking.',
  included: (whole: string) =>
    `This client has paid for ${whole} too, which holds this course. Cancel this booking instead: if the money has come, it waits under “Refunds to send”.`,
  openBooking: 'Open the booking',
  own: 'Your own booking: somebody else has to verify it.',
  undo: 'Undo',
  rejected: (code: string) => `The payment for ${code} is rejected. The client is told in a few seconds.`,
  verified: 'Payment verified',
  verifiedDetail: 'The client gets an email with the invoice and the appointment.',
  undone: 'The rejection is taken back',
  undoneDetail: 'The payment waits here again.',
} as const

/** What the second of two people reads, and what cannot be. */
export const DECISION_REFUSALS = {
  'booking-not-found': 'This booking is not there.',
  'own-booking': 'Nobody verifies their own booking. Please ask a colleague.',
  'booking-cancelled': 'This booking was cancelled in the meantime.',
  'not-claimed': 'Nobody has claimed a payment for this booking.',
  'already-decided': 'A colleague was faster: this payment has been decided.',
  'reason-missing': 'Please give a reason. The client will read it.',
  'reason-too-long': 'Please keep the reason under 500 characters.',
  'too-late': 'It is too late to take this back: the client has been told.',
} as const
