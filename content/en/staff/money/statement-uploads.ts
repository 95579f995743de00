import { plural } from '#content/words/grammar.ts'

/** Texts of the list of uploaded statements and of remembered layouts. */
export const UPLOADS = {
  title: 'Uploaded statements',
  lead: 'Who uploaded which statement, and what it verified. The files themselves are not stored.',
  link: 'Uploaded statements and remembered layouts',
  back: 'Back to the bank statement',
  none: 'No statement yet',
  noneLead: 'Statements that you or a colleague upload are listed here.',
  uploaded: (when: string, name: string) => `Uploaded ${when} by ${name}`,
  unknownStaff: 'a former colleague',
  period: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  lines: (count: number) => plural(count, '1 line', `${count} lines`),
  matches: (matched: number, verified: number) =>
    matched === 0 ? 'no match' : `${plural(matched, '1 match', `${matched} matches`)}, ${verified} verified`,
  takeBack: 'Undo upload',
  takeBackOf: (bank: string, when: string) => `Undo upload: ${bank}, ${when}`,
  takeBackLead:
    'We’ll forget the matches of this statement and undo verifications from the last few seconds. Payments that are already verified stay verified, because their invoices have numbers and their clients have been emailed. They are listed here for you to check.',
  takeBackNow: 'Yes, undo this upload',
  takenBack: (when: string, name: string) => `Undone ${when} by ${name}`,
  toCheck: 'Still verified, please check:',
  done: 'Upload undone',
  doneDetail: (undone: number, kept: number) =>
    [
      undone === 0 ? '' : plural(undone, '1 verification was undone.', `${undone} verifications were undone.`),
      kept === 0
        ? 'Nothing else was verified by it.'
        : `${plural(kept, '1 payment stays', `${kept} payments stay`)} verified, because the invoice has a number.`,
    ]
      .join(' ')
      .trim(),
  refusals: {
    'upload-not-found': 'This statement does not exist.',
    'already-taken-back': 'This upload has already been undone.',
  },
} as const

export const LAYOUTS = {
  title: 'Remembered layouts',
  lead: 'Files with these headings are read with the columns that were chosen. A correction applies to the next upload.',
  none: 'None. You will be asked for the columns when a file has unknown headings.',
  chosen: (when: string, name: string) => `Chosen ${when} by ${name}`,
  change: 'Correct',
  save: 'Save columns',
  forget: 'Forget',
  saved: 'Columns saved',
  forgotten: 'Layout forgotten',
  forgottenDetail: 'The next file with these headings asks for its columns again.',
  refusals: {
    'mapping-unusable': 'Choose which column holds the money that came in.',
    'mapping-gone': 'This layout has been forgotten in the meantime.',
  },
} as const
