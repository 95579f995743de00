/** Texts of the desk's page about calendars. */
export const CALENDARS = {
  title: 'Calendars',
  lead: 'See your sessions in your own calendar.',
  feedTitle: 'Your sessions in your calendar',
  feedLead:
    'Your sessions with the first name of the client, the service and the meeting link. Changes appear by themselves. The link is private: anyone who has it can see these sessions, so please do not share it.',
} as const
