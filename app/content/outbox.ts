export const OUTBOX = {
  title: 'Outbox',
  lead: 'No mail server is set, so emails stay here. Only this machine can read them.',
  none: 'No email has been written yet',
  noneLead: 'Bookings, invitations and messages write emails.',
  columns: { email: 'Email', to: 'To', written: 'Written', state: 'State' },
  noSubject: 'No subject',
  attachments: 'Comes with',
} as const
