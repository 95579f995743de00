import { plural } from '#content/words/grammar.ts'

/** Texts of the error pages. */
export const ERROR_LABELS = {
  'not-found': {
    title: 'Oops! Page not found',
    lead: 'The page may have moved, or the address may be mistyped. Search the blog below, or go to the home page.',
  },
  denied: {
    title: 'Access Denied',
    lead: "You don't have permission to access this page.",
  },
  link: {
    title: 'This link does not work',
    lead: 'It may be incomplete or too old. Open the link in our latest email.',
  },
  'bad-request': {
    title: 'We could not read that form',
    lead: 'The page may have been open too long. Open it again and send the form once more.',
  },
  outage: {
    title: 'We will be back in a moment',
    lead: 'The site is not available right now. Nothing you saved is lost. Please try again in a few minutes.',
  },
  failure: {
    title: 'Something went wrong on our side',
    lead: 'We are sorry. This is not your fault. Please try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    lead: 'We could not reach the site. Connect to the internet and try again.',
  },
  'not-loaded': {
    title: 'This page did not load',
    lead: 'We could not reach the site. Check your internet connection and try again.',
  },
} as const

/** Above a refused form whose errors have no message of their own. */
export function checkFields(count: number): string {
  return plural(count, 'Check this field', 'Check these fields')
}

/** Shown above a form that could not be sent and is still filled in. */
export const NOT_SENT = {
  title: 'The site did not respond',
  detail: 'What you typed is still here. Send it again in a moment.',
} as const

export const ERROR_ACTIONS = {
  retry: 'Try this page again',
  home: 'Return to Home',
  search: 'Search the blog',
  searchLabel: 'What were you looking for?',
  contact: 'Contact us',
  requestId: 'Request number',
  sendRequestId: 'If it happens again, please send us this number.',
} as const
