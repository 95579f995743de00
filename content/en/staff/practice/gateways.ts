/** Names of the services through which clients pay online. */
export const GATEWAY_NAMES = { razorpay: 'Razorpay', stripe: 'Stripe' } as const

/** The page on which admins connect them. */
export const GATEWAY_SETTINGS = {
  title: 'Online payments',
  lead: 'Clients pay on a page of Razorpay or Stripe, and the booking is confirmed as soon as our server has seen the money there. UPI by hand stays the first way and needs no account. Both take a share of each payment.',
  about: {
    razorpay: 'Cards, net banking, wallets and UPI in India, in rupees.',
    stripe: 'Cards of clients abroad. They pay in rupees, and their bank converts.',
  },
  states: {
    none: 'Not connected',
    untested: 'Not connected: send a test',
    off: 'Connected, off',
    on: 'On',
  },
  keyEnding: (ending: string) => `Key …${ending}`,
  keyId: 'Key ID',
  keyIdHint: 'In the Razorpay dashboard under Account & Settings, API keys. It begins with rzp_.',
  keySecret: { razorpay: 'Key secret', stripe: 'Secret key' },
  keySecretHint: {
    razorpay: 'Razorpay shows it once, when you make the key.',
    stripe: 'In the Stripe dashboard under Developers, API keys. It begins with sk_ or rk_.',
  },
  callbackAddress: 'Webhook address',
  callbackSecret: 'Webhook secret',
  callbackHint: {
    razorpay:
      'Add a webhook in Razorpay with this address and a secret of your choice, for payment_link.paid, refund.processed and refund.failed:',
    stripe:
      'Add a webhook in Stripe with this address, for checkout.session.completed, checkout.session.async_payment_succeeded, refund.updated and refund.failed. Stripe shows its secret:',
  },
  password: 'Your password',
  save: 'Save keys',
  saved: 'Keys saved. Send a test now.',
  test: 'Send a test',
  tested: 'Connected. You can switch it on now.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchedOn: 'Clients can pay online now.',
  switchedOff: 'Clients can no longer pay online.',
  change: 'Change keys',
} as const

export const GATEWAY_PROBLEMS = {
  'key-missing': 'Enter the key ID.',
  'secret-missing': 'Enter the secret key.',
  'callback-secret-missing': 'Enter the webhook secret.',
  'no-keys': 'Save the keys first.',
  'not-connected': 'Send a test first. It has to succeed before clients can pay.',
  refused: 'The service does not accept these keys. Check them and save them again.',
  unreachable: 'The service could not be reached. Try again in a minute.',
  'too-slow': 'The service did not answer in time. Try again in a minute.',
  'server-error': 'The service has a problem at the moment. Try again in a minute.',
  unreadable: 'The service gave an answer that we do not understand. Try again later.',
} as const
