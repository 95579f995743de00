import { plural } from '#content/words/grammar.ts'

/** Texts of sessions that the hours no longer allow. */
export const CONFLICTS = {
  title: (count: number) =>
    plural(count, 'One session is outside your hours', `${count} sessions are outside your hours`),
  lead: 'They stay booked, and nobody has been told. Open one to reschedule or cancel it, or keep it at its time.',
  reasons: { 'outside-hours': 'outside the opening hours', 'time-off': 'during time off or a busy time' },
  more: (listed: number) => `These are the next ${listed} sessions. More will appear as you decide.`,
  keep: 'Keep this time',
  kept: 'The session stays at its time.',
  movedMeanwhile: 'This session was moved or cancelled in the meantime. Check the list again.',
  /** After a change of hours. */
  afterSaving: (count: number) =>
    plural(
      count,
      'One booked session is now outside the hours. It stays booked, and you’ll find it on your dashboard.',
      `${count} booked sessions are now outside the hours. They stay booked, and you’ll find them on your dashboard.`,
    ),
} as const
