/** Why a calendar could not be read. The last known busy times stay in each case. */
export type CalendarProblem =
  | 'invalid-address'
  | 'not-https'
  | 'private-address'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'refused'
  | 'server-error'
  | 'not-a-calendar'
  | 'unreadable'
  | 'too-many-events'
