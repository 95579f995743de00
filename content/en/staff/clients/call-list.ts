import { plural } from '#content/words/grammar.ts'

/** Texts of the list of people to call today. */
export const CALLS = {
  title: 'Call list',
  lead: 'Who to call today, and why. If nothing changes, a call comes back tomorrow.',
  none: 'Nobody to call',
  noneLead: 'All emails have arrived, and nothing is unpaid, unconfirmed or overdue.',
  onDesk: (count: number) => plural(count, 'One person to call today', `${count} people to call today`),
  reasons: {
    'email-failed': 'Email not delivered',
    unconfirmed: 'Session not confirmed',
    'answer-overdue': 'Answer overdue',
    unpaid: 'Not paid',
  },
  times: {
    'email-failed': (at: string) => `since ${at}`,
    unconfirmed: (at: string) => `starts ${at}`,
    'answer-overdue': (at: string) => `asked ${at}`,
    unpaid: (at: string) => `can be paid until ${at}`,
  },
  noPhone: 'No phone number',
  done: 'Done',
  markDone: (name: string, reason: string) => `Done: ${name}, ${reason}`,
  undo: 'Undo',
  doneToday: 'Done today',
  doneBy: (name: string) => `done by ${name}`,
  somebody: 'a colleague',
  marked: 'Done for today',
  unmarked: 'Back in the list',
} as const
