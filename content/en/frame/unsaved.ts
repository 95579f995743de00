/** The dialog that asks before typed text is lost. */
export const UNSAVED = { leave: 'Leave', stay: 'Keep writing' } as const

/** What a page says about a text while it is written. */
export const WRITING = {
  saving: 'Saving...',
  saved: (time: string) => `Saved at ${time}`,
  problems: {
    offline: 'Offline: your text is safe here',
    'no-answer': 'Not saved yet: the site did not answer. Your text is safe here.',
    'signed-out': 'Not saved yet: you are signed out. Your text is safe here.',
  },
  /** While it is offline, and the text is sent by itself as soon as it can be. */
  later: 'We’ll save it as soon as you’re back online.',
  signIn: 'Sign in to save it',

  offer: (time: string) => `You have unsaved text from ${time}.`,
  offerStale: 'The saved text has changed since then.',
  restore: 'Restore it',
  discard: 'Discard it',
} as const

/** The dialog in which a writer signs in again without leaving the page. */
export const SIGN_IN_HERE = {
  title: 'Sign in again',
  lead: 'You have been signed out. Your text is safe on this page, and we save it as soon as you are signed in.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in and save',
  otherWay: 'Sign in another way, on a new page',
  otherWayLead: 'Then come back here and save your text.',
  failed: 'We could not reach the site. Please try again.',
} as const

/** Behind the sign-in, as long as there is no connection. */
export const OFFLINE = 'You are offline'
