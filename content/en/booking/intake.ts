/** Texts of the practice's own questions and of life events: the form, the desk and the client's page. */
export const INTAKE = {
  questions: 'A few more questions',
  questionsLead: 'Your answers are stored encrypted. Only you and your astrologer can read them.',
  choose: 'Choose',
  fileLater: 'You can add this file on your dashboard as soon as you have booked.',
  events: 'Events in this life',
  eventsLead:
    'We find the time of birth by dated events. Give at least three, better five or more. A year is enough if you do not know the day.',
  event: (number: number) => `Event ${number}`,
  eventWhen: 'When',
  eventWhenHint: 'Such as 2004, 05/2004 or 12/05/2004',
  eventKind: 'What happened',
  eventNote: 'Note',
  eventNoteHint: 'A few words',
  moreEvents: 'More events',
  given: 'Answers of the booking form',
  eventsGiven: 'Events for the time of birth',
} as const

/** Where the desk records what a client says on the phone. */
export const DESK_INTAKE = {
  title: 'Answers and life events',
  open: 'Record answers and life events',
  lead: 'What the client tells you on the phone. You can come back and correct it.',
  back: (code: string) => `Booking ${code}`,
  save: 'Save answers',
  saved: 'Answers saved',
  refusals: {
    invalid: 'Check the marked fields.',
    'details-missing': 'The details of this booking have been erased.',
    'intake-changed': 'A colleague has changed these answers in the meantime. Open the page again.',
  },
} as const

export const EVENT_KINDS = {
  marriage: 'Marriage or partnership',
  child: 'Birth of a child',
  family: 'Birth or marriage in the family',
  studies: 'School, studies or exam',
  work: 'Work or business',
  move: 'Move or journey abroad',
  illness: 'Illness or operation',
  accident: 'Accident',
  loss: 'Death of someone close',
  other: 'Something else',
} as const

export const INTAKE_PROBLEMS = {
  missing: 'Answer this question',
  invalid: 'Choose one of the answers, or enter a valid date',
  'too-long': 'Write a shorter answer',
} as const

export const EVENT_PROBLEMS = {
  missing: 'Say when this was; a year is enough',
  invalid: 'Enter a year such as 2004, or a date such as 12/05/2004, after the birth and not in the future',
  'too-long': 'Write less',
} as const
