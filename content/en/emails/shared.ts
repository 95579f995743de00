/** What every email has around its own text. */
export const EMAIL_FRAME = {
  greeting: 'Namaste,',
  greetingTo: (name: string) => `Namaste ${name},`,
  unsubscribe: 'Unsubscribe',
  /** In the plain text part. */
  unsubscribeAt: (url: string) => `Unsubscribe: ${url}`,
  ifButtonFails: (url: string) => `If the button does not work, copy this link into your browser: ${url}`,
} as const

/** The booking in an email. */
export const BOOKING_FACTS = {
  booking: 'Booking',
  course: 'Course',
  service: 'Service',
  forWhom: 'For',
  startDate: 'Start date',
  when: 'When',
  how: 'How',
  amount: 'Amount',
  discount: 'Discount',
  discountOff: (name: string, amount: string) => `${name}: ${amount} off`,
  /** What was booked, for somebody else than the client. */
  serviceFor: (service: string, name: string) => `${service} for ${name}`,
} as const

export const BOOKING_PARTS = {
  view: 'View my booking',
  pay: (amount: string) => `Pay ${amount}`,
  exactAmount: (amount: string) => `Pay exactly ${amount}, so that we can recognize your payment.`,
  payWithoutSignIn: 'You can pay without signing in. The link opens this booking only.',
  cancelledUnlessPaid: (time: string) => `If we do not receive your payment by ${time}, the booking will be cancelled.`,
  anotherTime: 'Choose another time',
  cancel: 'Cancel this booking',
  beforeYouConfirm:
    'Before you confirm, you will see what it costs and what we refund. These links work without signing in, so please do not forward this email.',
  birthNeeded: 'For your session we still need your date, time and place of birth. You do not need to sign in.',
  addBirth: 'Give my birth details',
  sealed:
    'We have sealed your question with its time and place. Please keep this email: with this fingerprint you can prove that nobody changed them.',
  seeProof: 'See the proof of your question',
  call: (number: string) => `Call ${number}`,
  join: 'Join the meeting',
  weCall: 'We will call you on the phone number that you gave with the booking.',
  inPerson: (address: string) => `We will meet in person. Please come to: ${address}`,
  callIfNoLink: (phone: string) => `If the link has not reached you by then, please call ${phone}.`,
  addToCalendar: 'Open the attached file to add the appointment to your calendar.',
  updateCalendar: 'Open the attached file to update the appointment in your calendar.',
} as const

export const OPEN_DESK = 'Open Astrologer Dashboard'
