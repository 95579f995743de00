/** Texts of muhurtas at the desk and in the booking form. */
export const MUHURTA_REQUEST = {
  ask: 'Ask the astrologer to confirm',
  asked: {
    title: 'Your search is saved for your booking',
    detail: 'Choose a consultation. The astrologer sees the windows that you ticked.',
  },
  attached: (purpose: string, place: string, windows: number) =>
    `Your muhurta search goes with this booking: ${purpose}, ${place}, ${windows === 1 ? '1 window' : `${windows} windows`}.`,
  remove: 'Do not send it',
  removed: 'Your search is not sent with this booking.',

  title: 'Muhurta to confirm',
  facts: {
    purpose: 'For',
    place: 'Place',
    range: 'Days',
    book: 'Rule book',
    people: 'Birth stars',
    direction: 'Direction',
  },
  windows: 'Chosen windows',
  open: 'Open in the finder',
  find: 'Find a muhurta',
  findLead: 'Search for this client, then put the chosen windows into the answer.',
} as const

export const DESK_FINDER = {
  title: 'Muhurta for the client',
  titleFor: (name: string) => `Muhurta for ${name}`,
  back: 'Back to the booking',
  lead: 'The client’s birth star is filled in. Tick the windows to send and write a note where one helps.',
  starUnknown: 'The birth star of this booking is not certain. Choose it, or search without people.',
  asked: 'The client asked for this',
  note: 'Note for the client',
  noteFor: (day: string) => `Note for ${day}`,
  sendTitle: 'Send the ticked windows',
  sendLead: 'They are added to the answer of this booking. You read and change it there before the client sees it.',
  send: 'Add to the answer',
  added: 'The windows are in the answer. Read it, then publish.',
  noneChosen: 'Please tick at least one window.',
} as const

export const OWN_BOOK = {
  title: 'Muhurta rules',
  lead: 'Your practice’s own rule book: start from one of the four and switch rules off or make them weaker.',
  base: 'Start from',
  offered: 'Offer it on the public finder as “Our practice’s rules”',
  as: { usual: 'As in the book', weaker: 'Weaker', off: 'Off' },
  weakerHint: 'Weaker: a rule that forbids only counts against a time, and one that counts is not asked any more.',
  save: 'Save rules',
  saved: 'Rules saved',
  refusals: {
    'book-unknown': 'Please choose a book to start from.',
    'rule-unknown': 'One of these rules does not exist any more. Please check the list.',
    'book-changed': 'Someone else changed the rules meanwhile. Please check them and save again.',
  },
} as const
