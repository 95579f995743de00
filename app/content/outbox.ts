export const OUTBOX = {
  title: 'Outbox',
  lead: 'No mail server is set, so letters stay here. Only this machine can read them.',
  none: 'No letter has been written yet',
  noneLead: 'Bookings, invitations and messages write letters.',
  columns: { letter: 'Letter', to: 'To', written: 'Written', state: 'State' },
  noSubject: 'No subject',
  attachments: 'Comes with',
} as const
