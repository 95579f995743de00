import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import { LARGEST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '#domain/imports/import-limits.ts'

const people = (count: number) => plural(count, '1 client', `${numberText(count)} clients`)

/** Texts of the import of clients. */
export const IMPORT = {
  title: 'Import clients',
  lead: 'Bring the list of your clients: from a spreadsheet, another program or the contacts of your phone. You see what would happen to each row before anything is saved.',
  file: 'List of clients (CSV, XLSX or vCard)',
  fileHint: `Any columns: you say which is which. Up to ${fileSize(LARGEST_IMPORT_BYTES)} and ${numberText(MOST_IMPORT_ROWS)} rows.`,
  quiet: 'Nobody gets an email, and nobody joins your newsletter. Birth details are not read.',
  upload: 'Read the file',
  uploading: 'Reading the file…',
  notRead: 'The file was not read',
  back: 'Back to the import',
  recent: 'Imports of the last day',
  importedAt: (time: string, count: number) => `${time}: ${people(count)}`,
  wasUndone: 'undone',
  columnsTitle: 'Which column is which?',
  columnsLead:
    'We have guessed. Check it, and choose what is missing: a name, and an email address or a telephone number.',
  unnamedColumn: (number: number) => `Column ${number}`,
  sample: 'The first rows of the file',
  notThere: 'Not in this file',
  columns: {
    name: 'Name',
    surname: 'Last name, if apart',
    email: 'Email',
    phone: 'Telephone',
    language: 'Language',
    tags: 'Tags',
    note: 'Note',
  },
  check: 'Show what happens',
  columnsMissing: 'Choose the column of the name, and of the email or the telephone.',
  planTitle: 'What will happen',
  planLead: 'Nothing is saved yet.',
  changeColumns: 'Change the columns',
  kinds: {
    new: 'New clients',
    similar: 'Possible duplicates',
    same: 'Already clients',
    refused: 'Not possible',
  },
  kindLeads: {
    new: 'They get a card each.',
    similar: 'Their name or number is like that of somebody else. Tick those who are somebody new.',
    same: 'They have the same email or telephone. Nothing changes for them.',
    refused: 'Mend these rows in the file and upload it again; the others can be imported now.',
  },
  row: (line: number) => `Row ${numberText(line)}`,
  likeRow: (line: number) => `like row ${numberText(line)}`,
  like: (name: string) => `like ${name}`,
  somebody: 'somebody without a name',
  more: (count: number) => `And ${plural(count, '1 more row', `${numberText(count)} more rows`)}.`,
  isNew: (name: string) => `${name} is somebody new`,
  allDuplicates: (count: number) =>
    plural(count, 'Import the duplicate too', `Import all ${numberText(count)} duplicates too`),
  refusals: {
    'name-missing': 'There is no name.',
    unreachable: 'There is no email and no telephone.',
    'email-invalid': 'The email address is not complete.',
    'phone-invalid': 'The telephone number cannot be read.',
  },
  import: (count: number) => (count === 0 ? 'Import those ticked' : `Import ${people(count)}`),
  importing: 'Importing…',
  nothingNew: 'There is nobody new in this file.',
  imported: (count: number) => `${people(count)} imported`,
  resultLead: (count: number) => `${people(count)} came from this file.`,
  toClients: 'Open the list of clients',
  undoTitle: 'Undo the import',
  undoLead: (until: string) =>
    `Until ${until}. Removes the clients of this import who have not booked, written or signed in and whose card nobody has changed.`,
  undo: 'Undo this import',
  undone: (count: number) => `${people(count)} removed`,
  undoneLead: 'This import was undone.',
  stayTitle: 'These clients stay',
  stayReasons: {
    used: 'has a booking or something else of their own',
    'signed-in': 'has signed in',
    written: 'has got an email or written a message',
    changed: 'was changed after the import',
  },
  tooLate: 'An import can be undone for a day. Remove single clients from their cards.',
  gone: 'That file is not here any more. Please upload it again.',
} as const

export const IMPORT_TOO_LARGE = (bytes: number) =>
  `The file has ${fileSize(bytes)}. We can read up to ${fileSize(LARGEST_IMPORT_BYTES)}. Split it in two.`

const SAVE_AS = 'Save the list as XLSX or CSV.'

export const IMPORT_REFUSALS = {
  'file-empty': 'Choose a file.',
  'file-is-archive': `This is a zip file, but not an Excel workbook. ${SAVE_AS}`,
  'file-is-old-spreadsheet': 'This is an old Excel file (.xls). Open it, save it as XLSX or CSV, and upload that.',
  'file-protected': 'This file is protected by a password. Open it, save it without a password, and upload that.',
  'file-damaged': `This Excel file is damaged. ${SAVE_AS}`,
  'file-unpacks-too-large': 'This Excel file contains too much. Save only the list of clients, as CSV.',
  'file-is-pdf': `This is a PDF. ${SAVE_AS}`,
  'file-is-web-page':
    'This is a web page, although it may be named .xls. Open it in a spreadsheet, and save it as XLSX or CSV.',
  'file-not-text': `This is neither Excel, text nor contacts. ${SAVE_AS}`,
  'too-many-rows': `The file has more than ${numberText(MOST_IMPORT_ROWS)} rows. Split it, and import one part after the other.`,
  'too-many-cells': 'The file has too many columns. Save only those with names, contacts and notes.',
  'lines-too-long': 'A row of this file is far too long for a list of clients. Save it again as XLSX or CSV.',
  'too-much-to-read': 'This file holds more than we can read, or it is damaged. Split it in two.',
  'quotes-broken': 'A quotation mark in the file is not closed, so its rows cannot be read. Save it again.',
  'no-rows': 'There are no clients in this file. Choose another one.',
} as const
