const namaste = (name: string | null) => (name ? `Namaste ${name}` : 'Namaste')

/** Texts about reaching a client by telephone. */
export const CONTACT_CLIENT = {
  noEmail: 'No email address: call or print',
  whatsApp: 'WhatsApp',
  whatsAppTo: (phone: string) => `WhatsApp ${phone}`,
  greeting: (name: string | null) => `${namaste(name)}, `,
  aboutBooking: (name: string | null, booking: string) => `${namaste(name)}, about your booking: ${booking}. `,
  reminder: (name: string | null, when: string) => `${namaste(name)}, a reminder of your session on ${when}. `,
} as const
