/** Texts of a client's card: an account later, and merging two cards. */
export const GIVE_ADDRESS = {
  title: 'Give an account',
  lead: 'The client gets an email with a link to confirm the address and choose a password. Until then nothing changes.',
  email: 'Email of the client',
  submit: 'Send the link',
  waiting: (email: string) =>
    `Waiting for the client to confirm ${email}. You can send the link again, or to another address.`,
  sent: (email: string) => `Link sent to ${email}`,
  refusals: {
    'email-invalid': 'Please enter a valid email address.',
    'has-address': 'This client already has an email address.',
    'address-taken': 'Another client has this email address. If it is the same person, merge the two cards instead.',
    'too-often': 'This address has had several emails from us within the hour. Please try again later.',
  },
} as const
