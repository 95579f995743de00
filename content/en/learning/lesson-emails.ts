/** Texts of the page that the emails about new lessons lead to. */
export const LESSON_EMAILS = {
  unsubscribeTitle: 'Unsubscribe from emails about new lessons',
  unsubscribeLead: 'We won’t email you about new lessons any more.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Emails about new lessons are off',
  unsubscribedLead: 'You won’t get any more of them. You can switch them on again in your profile.',
  open: 'Go to my profile',
} as const
