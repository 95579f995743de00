import { LONGEST_TAG, MOST_TAGS } from '#domain/accounts/client-tags.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { LONGEST_SAVED_NOTE, MOST_SAVED_CHARTS } from '#domain/charts/saved-chart.ts'
import { plural } from '../words/grammar.ts'
import { numberText } from '../words/numbers.ts'

/** Texts of the private list of charts of an astrologer, and of saving a chart there or for a client. */
export const SAVED_CHARTS = {
  title: 'Saved charts',
  lead: 'Your own list. It is encrypted, only you see it, and it is deleted with your account.',
  search: 'Search by name, place, tag or date',
  allTags: 'All',
  tagsLabel: 'Tags',
  none: 'No charts yet',
  noneLead: 'Draw a quick chart and save it, or add files of Jagannatha Hora below.',
  nothingFound: 'No chart found',
  nothingFoundLead: 'Try the beginning of a name, a place or a tag.',
  caption: 'Your charts',
  name: 'Name',
  nameless: 'No name',
  birth: 'Birth',
  shown: (shown: number, all: number) =>
    shown === all
      ? `${numberText(all)} ${plural(all, 'chart', 'charts')}`
      : `${numberText(shown)} of ${numberText(all)} charts`,
  more: (count: number) => `${numberText(count)} more. Search to find them.`,
  quick: 'Quick chart',
  now: 'Now, here',
  export: 'Take the list with you',
  exportHint: 'The files have births that you should keep safe.',
  asCsv: 'As a table (CSV)',
  asJhd: 'As .jhd files (zip)',
  csvColumns: {
    name: 'Name',
    date: 'Date',
    time: 'Time',
    place: 'Place',
    latitude: 'Latitude',
    longitude: 'Longitude',
    timeZone: 'Time zone',
    tags: 'Tags',
    note: 'Note',
    savedOn: 'Saved on',
  },
} as const

/** One chart of the list. */
export const SAVED_CHART = {
  back: 'Back to saved charts',
  backToClient: 'Back to the client',
  about: 'Tags and note',
  change: 'Save',
  changed: 'Saved',
  notChanged: 'This wasn’t saved',
  remove: 'Remove from the list',
  removed: 'Chart removed',
  forClient: 'Save it to a client',
} as const

/** The form that saves a chart. */
export const SAVE_CHART = {
  title: 'Save a chart',
  button: 'Save this chart',
  lead: 'In your own list, with a client’s births, or for a new client.',
  whose: 'Whose birth?',
  fullName: 'Name',
  otherBirth: 'Enter another birth',
  toTheMinute: 'With a client, the time is saved to the minute.',
  where: 'Where to?',
  toList: 'My own list',
  toListHint: 'Only you see it.',
  toClient: 'A client',
  toClientHint: 'The client sees it among their saved births, can book with it and can delete it.',
  toNew: 'A new client',
  toNewHint: 'Opens a card for someone who has not booked yet. Nothing is sent.',
  newName: 'Name of the client',
  newNameHint: 'Leave it empty if it is the name of the birth.',
  newPhone: 'Phone',
  newPhoneHint: 'A phone number or an email address is enough.',
  newEmail: 'Email',
  sameNumber: 'Someone with this phone number is known. Who is it?',
  hasAccount: 'Someone who has an account',
  tags: 'Tags',
  tagsHint: 'With commas between them, for example: prashna, teacher.',
  note: 'Note',
  client: 'Client',
  clientHint: 'The beginning of the name, email or phone.',
  find: 'Find',
  found: 'Which client?',
  noneFound: 'No client found. Check the spelling.',
  ofFamily: 'Under this name',
  ofFamilyHint: (client: string) => `${client}, or the person of the family whose birth it is.`,
  consent: 'For a client: they agree that we store this birth, encrypted, until they delete it.',
  replaces: 'Replace the birth that is saved under this name',
  saved: 'Chart saved',
  known: 'This chart is in your list already',
  savedForClient: (client: string) => `Birth saved for ${client}`,
  notSaved: 'The chart was not saved',
} as const

export const SAVE_REFUSALS = {
  'tag-too-long': `Keep each tag under ${LONGEST_TAG} characters.`,
  'too-many-tags': `Use at most ${MOST_TAGS} tags.`,
  'note-too-long': `Keep the note under ${numberText(LONGEST_SAVED_NOTE)} characters.`,
  'list-full': `Your list has ${numberText(MOST_SAVED_CHARTS)} charts. Remove some first.`,
  'chart-not-found': 'This chart is not in your list any more.',
  'client-not-found': 'Choose a client.',
  'name-missing': 'Write whose birth it is.',
  'consent-missing': 'Ask the client, and tick the box.',
  'person-known': 'Another birth is saved under this name. Change the name, or tick that this one replaces it.',
  'contact-missing': 'Enter a phone number or an email address.',
  'phone-invalid': 'Enter a valid phone number.',
  'email-invalid': 'Enter a valid email address.',
  'phone-known': 'Someone with this phone number is known. Choose who it is.',
  'client-unknown': 'This client no longer exists. Start again.',
  'too-many-profiles': `This client has ${MAX_PROFILES} saved births. They can delete one first.`,
} as const

/** A folder of chart files at once. */
export const CHART_FOLDER = {
  heading: 'Add a folder of charts',
  lead: 'Choose many .jhd files of Jagannatha Hora, or one zip of them. The name of each file becomes the name of the person.',
  files: 'Files',
  tags: 'Tags for all of them',
  add: 'Add the charts',
  adding: 'Reading the files',
  nothingChosen: 'Choose files or a zip.',
  tooLarge: 'Choose up to 5 MB at once.',
  tooMany: (most: number) => `Choose up to ${numberText(most)} files at once.`,
  result: (saved: number) => `${numberText(saved)} ${plural(saved, 'chart', 'charts')} added`,
  known: (count: number) => `${numberText(count)} ${plural(count, 'was', 'were')} in your list already`,
  unread: (count: number) => `${numberText(count)} ${plural(count, 'file', 'files')} could not be added`,
  file: 'File',
  why: 'Why',
  brokenZip: 'This zip could not be opened.',
} as const

/** A chart for this moment. */
export const NOW_HERE = {
  title: 'Now, here',
  practice: (place: string) => `Now, in ${place}`,
  device: 'Now, at this device',
  name: (place: string) => `Prashna, ${place}`,
  noPosition: 'This device doesn’t say where it is. Use the place of the practice, or enter the place below.',
  hint: 'The chart of this moment, for a question that is asked now.',
} as const
