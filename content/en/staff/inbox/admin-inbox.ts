/** Texts of messages, suggestions and newsletter subscribers. */
export const INBOX = {
  messages: 'Messages',
  messagesLead: 'Messages from the contact page. Reply by email, then mark them as answered here.',
  suggestions: 'Suggestions',
  suggestionsLead: 'Free content that visitors have suggested.',
  unanswered: 'Open',
  answered: 'Answered',
  all: 'All',
  reply: 'Reply by email',
  markAnswered: 'Mark as answered',
  reopen: 'Reopen',
  markedAnswered: 'Marked as answered',
  reopened: 'Reopened',
  none: 'No messages here',
  noneLead: 'New messages appear here right away.',
  noSuggestions: 'No suggestions here',
  anonymous: 'No email address',
} as const

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
