/** A message to a client, which names the practice. */
export type ClientMessageText = (practice: string) => string

const namaste = (name: string | null, practice: string) =>
  [name ? `Namaste ${name}` : 'Namaste', practice && `this is ${practice}`].filter(Boolean).join(', ')

/** Texts about reaching a client by telephone. */
export const CONTACT_CLIENT = {
  noEmail: 'No email address: call or print',
  message: 'Message',
  whatsApp: 'WhatsApp',
  whatsAppTo: (phone: string) => `WhatsApp ${phone}`,
  greeting:
    (name: string | null): ClientMessageText =>
    (practice) =>
      `${namaste(name, practice)}. `,
  aboutBooking:
    (name: string | null, booking: string): ClientMessageText =>
    (practice) =>
      `${namaste(name, practice)}. About your booking: ${booking}. `,
  reminder:
    (name: string | null, when: string): ClientMessageText =>
    (practice) =>
      `${namaste(name, practice)}. A reminder of your session on ${when}. `,
  moving:
    (name: string | null, when: string): ClientMessageText =>
    (practice) =>
      `${namaste(name, practice)}. We have to move your session on ${when}. Which other time suits you? `,
  emailFailed:
    (name: string | null, address: string): ClientMessageText =>
    (practice) =>
      `${namaste(name, practice)}. Our email to ${address} did not arrive. Which address may we use? `,
} as const
