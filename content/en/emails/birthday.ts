/** The greeting itself is among the texts that a practice can replace. */
export const BIRTHDAY_EMAIL = {
  preview: 'We are thinking of you today.',
  why: 'You get this greeting once a year because you chose it in your profile.',
} as const

/** Texts of the page that the greeting leads to. */
export const BIRTHDAY_PAGE = {
  unsubscribeTitle: 'Unsubscribe from birthday greetings',
  unsubscribeLead: 'We won’t email you on your birthday any more.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Birthday greetings are off',
  unsubscribedLead: 'You won’t get any more of them. You can switch them on again in your profile.',
  open: 'Go to my profile',
} as const
