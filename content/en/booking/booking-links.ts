/** Texts of the pages that links in emails open without a sign-in. */
export const BOOKING_LINKS = {
  unusable:
    'It may be incomplete, or it was sent to an email address that you no longer use. Open the link in our latest email, or sign in to see your bookings.',
  begun: 'This session has already started or is over, so it can no longer be moved or cancelled.',
  answered:
    'Your question has been answered, so this booking can no longer be changed. Write to us if something is wrong.',
  home: 'Go to the home page',
} as const

export const FIRST_PASSWORD = {
  title: 'Choose a password',
  lead: 'With a password you can sign in and see your bookings and invoices.',
  offer: 'Would you like to see your bookings later?',
  link: 'Choose a password',
  done: { tone: 'success', title: 'Password saved', detail: 'You are signed in.' },
  notOffered:
    'Your account has a password already, or this booking is closed. Sign in, or ask for a new password there.',
} as const

/** Texts of giving the birth details of a session that was booked without them. */
export const GIVE_BIRTH = {
  title: 'Your birth details',
  deskTitle: 'Birth details',
  lead: (service: string) => `For your ${service}. We keep them encrypted, and only your astrologer reads them.`,
  deskLead: 'What the client tells you. You can’t read it here afterwards.',
  submit: 'Save birth details',
  saved: 'Thank you. We have your birth details.',
  deskSaved: 'Birth details saved',
  given: 'We have the birth details of this booking. To correct them, please write to us or call us.',
  back: 'Back to the booking',
  failed: 'Check the marked fields.',
} as const
