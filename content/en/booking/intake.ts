/** Texts of the practice's own questions and of life events: the form, the desk, the client's page and the admin's editor. */
export const INTAKE = {
  questions: 'A few more questions',
  questionsLead: 'Your answers are stored encrypted. Only you and your astrologer can read them.',
  choose: 'Please choose',
  fileLater: 'You can add this file on your dashboard as soon as you have booked.',
  events: 'Events in this life',
  eventsLead:
    'We find the time of birth by dated events. Please give at least three, better five or more. A year is enough if you do not know the day.',
  event: (number: number) => `Event ${number}`,
  eventWhen: 'When',
  eventWhenHint: 'Such as 2004, 05/2004 or 12/05/2004',
  eventKind: 'What happened',
  eventNote: 'Note',
  eventNoteHint: 'A few words',
  moreEvents: 'More events',
  timeRoughly: 'I know roughly when it was',
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
    invalid: 'Please check the marked fields.',
    'details-missing': 'The details of this booking have been erased.',
    'intake-changed': 'A colleague has changed these answers in the meantime. Please open the page again.',
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
  missing: 'Please answer this question',
  invalid: 'Please choose one of the answers, or enter a valid date',
  'too-long': 'Please write a shorter answer',
} as const

export const EVENT_PROBLEMS = {
  missing: 'Please say when this was; a year is enough',
  invalid: 'Please enter a year such as 2004, or a date such as 12/05/2004, after the birth and not in the future',
  'too-long': 'Please write less',
} as const

export const QUESTION_FORM = {
  one: 'Question',
  many: 'Questions of the booking form',
  lead: 'What the booking form of this consultation asks besides name and birth. Answers are stored encrypted; clients are offered what they answered before.',
  label: 'Question',
  kind: 'Kind of answer',
  kinds: {
    line: 'One line of text',
    text: 'Long text',
    choice: 'Choice from a list',
    date: 'Date',
    file: 'File',
  },
  choices: 'Answers to choose from',
  choicesHint: 'One per line. Only for a choice.',
  help: 'Help text',
  helpHint: 'Shown below the question.',
  isRequired: 'Must be answered',
  required: 'Required',
  fileHint: 'A file is sent from the client’s dashboard after the booking.',
  choicesMissing: 'Please write at least two answers to choose from',
  choicesNotUsed: 'Only a choice has answers to choose from. Please leave this empty, or choose another kind.',
  fileNotRequired: 'A file is sent after the booking, so it cannot be required.',
} as const
