type Paid = { readonly service: string; readonly code: string; readonly amount: string }

/** What clients read by WhatsApp or SMS. Short: an SMS in Telugu or Hindi has 70 characters, and longer ones cost more. */
export const PHONE_MESSAGES = {
  greeting: (name: string | null) => (name === null ? 'Namaste.' : `Namaste ${name}.`),
  reminder: (practice: string, service: string, when: string) => `A reminder from ${practice}: ${service}, ${when}.`,
  link: (practice: string, service: string, when: string) => `The link from ${practice} for ${service}, ${when}.`,
  booking: (code: string) => `Booking ${code}`,
  due: (practice: string, { service, code, amount }: Paid) =>
    `This is ${practice}. ${amount} is due for ${service}, booking ${code}.`,
  time: (when: string) => `Your time: ${when}`,
  payHere: (url: string) => `Pay here: ${url}`,
  upi: (id: string, payee: string, note: string) => `UPI ID: ${id} (${payee}), note ${note}`,
  sendReference: 'After paying, please send us the 12 digits of the UTR.',
  answer: (practice: string, service: string, code: string) =>
    `This is ${practice}. The answer for ${service}, booking ${code}, is ready.`,
  readHere: (url: string) => `Read it here: ${url}`,
  callUs: (phone: string) => `Please call us to hear it: ${phone}`,
} as const
