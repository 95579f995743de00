/** Texts of giving the birth details of a session that was booked without them. */
export const GIVE_BIRTH = {
  title: 'Your birth details',
  deskTitle: 'Birth details',
  lead: (service: string) => `For your ${service}. We keep them encrypted, and only your astrologer reads them.`,
  deskLead: 'What the client tells you. It cannot be read here afterwards.',
  submit: 'Save birth details',
  saved: 'Thank you. We have your birth details.',
  deskSaved: 'Birth details saved',
  given: 'We have the birth details of this booking. To correct them, please write to us or call us.',
  back: 'Back to the booking',
  failed: 'Please check the marked fields.',
} as const
