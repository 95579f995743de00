import { plural } from '#content/words/grammar.ts'

/** Texts of muhurtas at the desk and in the booking form. */
export const MUHURTA_REQUEST = {
  ask: 'Ask the astrologer to confirm',
  asked: {
    title: 'Your search is saved for your booking',
    detail: 'Choose a consultation. The astrologer will see the times that you ticked.',
  },
  attached: (purpose: string, place: string, windows: number) =>
    `Your muhurta search goes with this booking: ${purpose}, ${place}, ${plural(windows, '1 time', `${windows} times`)}.`,
  remove: 'Don’t send it',
  removed: 'We won’t send your search with this booking.',

  title: 'Muhurta to confirm',
  facts: {
    purpose: 'For',
    place: 'Place',
    range: 'Days',
    book: 'Rule book',
    people: 'Birth stars',
    direction: 'Direction',
  },
  windows: 'Chosen times',
  open: 'Open in the finder',
  row: 'Muhurta',
  waiting: 'The client chose times to confirm',
  find: 'Find a muhurta',
} as const

export const DESK_FINDER = {
  title: 'Muhurta for the client',
  titleFor: (name: string) => `Muhurta for ${name}`,
  back: 'Back to the booking',
  lead: 'The client’s birth star is filled in. Tick the times to send and write a note where one helps.',
  starUnknown: 'The birth star of this booking is not certain. Choose it, or search without people.',
  asked: 'The client asked for this',
  note: 'Note for the client',
  noteFor: (day: string) => `Note for ${day}`,
  sendTitle: 'Send the ticked times',
  sendLead:
    'They are added to the answer for this booking. You can read and change it there before the client sees it.',
  send: 'Add to the answer',
  added: 'The times are in the answer. Read it, then publish.',
  noneChosen: 'Tick at least one time.',
} as const

export const OWN_BOOK = {
  title: 'Muhurta rules',
  lead: 'Your practice’s own rule book: start from one of the four and switch rules off or make them weaker.',
  base: 'Start from',
  offered: 'Offer it on the public finder as “Our practice’s rules”',
  as: { usual: 'As in the book', weaker: 'Weaker', off: 'Off' },
  groups: {
    season: 'Month and season',
    day: 'Star, lunar day, weekday, yoga and karana',
    hours: 'Hours of the day',
    rising: 'Rising sign, houses and direction',
    good: 'Good hours',
    person: 'The people it is for',
  },
  changes: (rules: number, weaker: number, off: number) =>
    [plural(rules, '1 rule', `${rules} rules`), weaker > 0 && `${weaker} weaker`, off > 0 && `${off} off`]
      .filter(Boolean)
      .join(', '),
  weakerHint: 'Weaker: a rule that forbids a time only counts against it, and a rule that counts is left out.',
  save: 'Save rules',
  saved: 'Rules saved',
  refusals: {
    'book-unknown': 'Choose a book to start from.',
    'rule-unknown': 'One of these rules does not exist any more. Check the list.',
    'book-changed': 'Someone else changed the rules in the meantime. Check them and save again.',
  },
} as const
