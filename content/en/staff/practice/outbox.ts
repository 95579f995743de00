export const OUTBOX = {
  title: 'Outbox',
  lead: 'No mail server is set up, so emails are saved here. They can be read only on this computer, in a browser that opened the link from the terminal.',
  none: 'No emails yet',
  noneLead: 'Emails about bookings, invitations and messages appear here.',
  columns: { email: 'Email', to: 'To', written: 'Created', state: 'State' },
  noSubject: 'No subject',
  attachments: 'Attachments',
} as const
