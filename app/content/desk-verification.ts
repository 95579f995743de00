/** Texts of verifying and rejecting payments. */
export const VERIFY = {
  empty: 'Nothing to verify',
  emptyLead: 'When a client says they have paid, the payment appears here. The oldest is first.',
  keys: 'Keyboard: J and K move, V verifies, R rejects.',
  more: (shown: number) => `These are the ${shown} oldest payments. More will appear as you decide.`,
  verify: 'Verify',
  reject: 'Reject',
  rejectNow: 'Reject payment',
  reason: 'Reason (the client will read this)',
  reasons: [
    'We did not receive a payment with this transaction ID.',
    'The amount does not match the booking.',
    'The transaction ID is incomplete.',
  ],
  reference: 'UTR',
  suspicious: 'This reference was already rejected on another booking.',
  included: (whole: string) =>
    `This client has also paid for ${whole}, which includes this course. Please cancel this booking instead. If the money has arrived, you will find it under “Did these payments arrive?”.`,
  openBooking: 'Open this booking',
  own: 'This is your own booking. Someone else has to verify it.',
  undo: 'Undo',
  rejected: (code: string) => `The payment for ${code} was rejected. The client will be emailed in a few seconds.`,
  verified: 'Payment verified',
  verifiedDetail: 'The client will get an email with the invoice and the appointment.',
  undone: 'Rejection undone',
  undoneDetail: 'The payment is back in this list.',
} as const

/** Shown when a decision is refused, for example because a colleague decided first. */
export const DECISION_REFUSALS = {
  'booking-not-found': 'This booking does not exist.',
  'own-booking': 'You cannot verify your own booking. Please ask a colleague.',
  'booking-cancelled': 'This booking was cancelled in the meantime.',
  'not-claimed': 'The client has not sent a payment for this booking.',
  'already-decided': 'A colleague has already decided this payment.',
  'reason-missing': 'Please give a reason. The client will read it.',
  'reason-too-long': 'Please keep the reason under 500 characters.',
  'too-late': 'It is too late to undo this. The client has already been emailed.',
} as const
