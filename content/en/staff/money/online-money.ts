/** What came and went through a payment service, on the page of its booking. */
export const ONLINE_MONEY = {
  refundThrough: (gateway: string) => `Refund through ${gateway}`,
  refundHint: (gateway: string, left: string) =>
    `Up to ${left} can go back through ${gateway} to the card or account it came from. No reference is needed.`,
  requested: 'The refund is on its way',
  requestedDetail: 'We email the client as soon as the payment service has sent it.',
  refunds: {
    requested: (amount: string) => `Refund of ${amount}: being sent`,
    sent: (amount: string) => `Refund of ${amount}: sent, not done yet`,
    done: (amount: string) => `Refund of ${amount}: done`,
    failed: (amount: string) => `Refund of ${amount}: could not be sent. Send it by hand and record it.`,
  },
  doubt: (gateway: string) =>
    `${gateway} has a payment for this booking that does not count, and nothing was recorded. Look at it in the dashboard of ${gateway}.`,
  doubts: {
    'wrong-amount': 'The amount is not the one that was due.',
    'wrong-currency': 'The currency is not the rupee.',
    'other-reference': 'It was made for something else.',
    'payment-used': 'It already pays for another booking, or was claimed by hand.',
  },
} as const
