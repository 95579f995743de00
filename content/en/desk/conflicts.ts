/** Texts of sessions that the hours no longer allow. */
export const CONFLICTS = {
  title: (count: number) =>
    count === 1 ? 'One session is outside your hours' : `${count} sessions are outside your hours`,
  lead: 'They stay booked, and nobody has been told. Open one to reschedule or cancel it, or keep it at its time.',
  reasons: { 'outside-hours': 'outside the opening hours', 'time-off': 'during time off or a busy time' },
  more: (listed: number) => `These are the next ${listed} sessions. More will appear as you decide.`,
  keep: 'Keep this time',
  kept: 'The session stays at its time.',
  movedMeanwhile: 'This session was moved or cancelled meanwhile. Please look at the list again.',
  /** After a change of hours. */
  afterSaving: (count: number) =>
    count === 1
      ? 'One booked session is now outside the hours. It stays as it is; you find it on your dashboard.'
      : `${count} booked sessions are now outside the hours. They stay as they are; you find them on your dashboard.`,
} as const
