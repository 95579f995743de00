/** Texts of the list of newsletter subscribers. */
export const SUBSCRIBERS = {
  title: 'Subscribers',
  lead: 'People who receive the newsletter. They subscribe and unsubscribe themselves with the links in their emails.',
  states: { confirmed: 'Confirmed', pending: 'Waiting to confirm', unsubscribed: 'Unsubscribed' },
  all: 'All',
  none: 'No subscribers here',
  noneLead: 'Visitors can subscribe in the footer and on the blog.',
  sources: { footer: 'Footer', blog: 'Blog' },
  columns: { address: 'Address', state: 'State', source: 'From', requestedAt: 'Requested' },
} as const
