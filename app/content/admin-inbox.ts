/** Words for what visitors sent: messages, suggestions, and who reads the newsletter. */
export const INBOX = {
  messages: 'Messages',
  messagesLead: 'What people wrote through the contact page. Answer by mail, then mark it here.',
  suggestions: 'Suggestions',
  suggestionsLead: 'What visitors would like to find under free content.',
  unanswered: 'Open',
  answered: 'Answered',
  all: 'All',
  reply: 'Reply by mail',
  markAnswered: 'Mark as answered',
  reopen: 'Open again',
  markedAnswered: 'Marked as answered',
  reopened: 'Open again',
  none: 'No messages here',
  noneLead: 'What people write appears here at once.',
  noSuggestions: 'No suggestions here',
  anonymous: 'Without an address',
} as const

export const SUBSCRIBERS = {
  title: 'Subscribers',
  lead: 'Who gets the newsletter. People come and go by themselves, through the links in their emails.',
  states: { confirmed: 'Confirmed', pending: 'Waiting to confirm', unsubscribed: 'Unsubscribed' },
  all: 'All',
  none: 'No subscribers here',
  noneLead: 'The box in the footer and on the blog brings them.',
  sources: { footer: 'Footer', blog: 'Blog' },
  columns: { address: 'Address', state: 'State', source: 'From', requestedAt: 'Asked' },
} as const
