/** What the site says when it cannot show a page. */
export const ERROR_LABELS = {
  'not-found': {
    title: 'Oops! Page not found',
    lead: 'This page has left its orbit, or the address was mistyped. Everything else is where it was.',
  },
  denied: {
    title: 'Access Denied',
    lead: "You don't have permission to access this page.",
  },
  outage: {
    title: 'We will be back in a moment',
    lead: 'Something the site needs is resting for a moment. Nothing that was saved is lost: please try again shortly.',
  },
  failure: {
    title: 'Something went wrong on our side',
    lead: 'It is not your doing. Please try again in a moment; if it happens again, tell us the number below.',
  },
} as const

/** Where the page with the form is still there. */
export const NOT_SENT = {
  title: 'The site did not answer',
  detail: 'What you typed is still here. Please send it again in a moment.',
} as const

export const ERROR_ACTIONS = {
  retry: 'Try this page again',
  home: 'Return to Home',
  search: 'Search the blog',
  searchLabel: 'What were you looking for?',
  contact: 'Contact us',
  requestId: 'Request number',
} as const
