/** Texts of paying on the page of a payment service. */

export const PAY_ONLINE = {
  title: 'Or pay online',
  lead: 'You pay on a secure page of the payment service. Your booking is confirmed as soon as the money is there, without a transaction ID.',
  buttons: {
    razorpay: 'Pay by card or net banking',
    stripe: 'Pay by card from abroad',
  },
} as const

export const PAY_ONLINE_PROBLEMS = {
  'booking-cancelled': 'This booking was cancelled. There is nothing to pay.',
  'booking-expired': 'The time to pay for this booking is over. Book again.',
  'already-claimed': 'Your payment is being checked. There is nothing more to pay now.',
  'nothing-due': 'Nothing is left to pay.',
  'gateway-off': 'This way to pay is not available at the moment. Choose another one.',
  'gateway-failed':
    'The payment service does not answer at the moment. Nothing was charged. Try again, or choose another way.',
  'too-often': 'You have tried too many times. Please wait a while, or contact us.',
} as const

export const ONLINE_PAYMENT = {
  title: 'Online payment',
  leaving: {
    title: (amount: string) => `Pay ${amount}`,
    lead: (gateway: string) => `We are taking you to ${gateway}.`,
  },
  waiting: {
    title: (amount: string) => `Waiting for ${amount}`,
    lead: (gateway: string) =>
      `${gateway} has not told us about your payment yet. If you have paid, it can take a few minutes: this page looks again by itself, and we email you.`,
  },
  paid: {
    title: (amount: string) => `We have received ${amount}`,
    lead: () => 'Thank you. We have emailed you a receipt.',
  },
  doubtful: {
    title: () => 'Please contact us',
    lead: () =>
      'We have seen a payment that does not match this booking. It is not lost: write to us, and we will sort it out.',
  },
  closed: {
    title: () => 'This payment page is closed',
    lead: () =>
      'Nothing was charged. If money has left your account, it can take a few minutes until we see it: we email you.',
  },
  open: (gateway: string) => `Continue to ${gateway}`,
  dashboard: 'Go to my dashboard',
} as const
