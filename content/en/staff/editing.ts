import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { duration, fileSize } from '#content/words/numbers.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'
import {
  MOST_BYTES_A_BOOKING,
  MOST_BYTES_A_CLIENT,
  MOST_BYTES_IN_ALL,
  MOST_UNPAID_BYTES,
} from '#domain/sessions/file-room.ts'

export const EDITING = {
  title: 'Admin',
  failed: { title: 'This page could not be shown', detail: 'Nothing has changed. Please try again.' },
  save: 'Save',
  cancel: 'Back without saving',
  search: 'Search',
  searchButton: 'Find',
  more: 'Next page',
  first: 'First page',
  nothingFound: 'Nothing found',
  nothingFoundLead: 'Try a shorter or different search.',
  nothingYet: 'Nothing here yet',
  addFirst: (add: string) => `Choose “${add}” to begin.`,
  sample: 'Sample',
  retired: 'Retired',
  seeOnSite: 'See it on the site',
  saved: 'Saved',
  onSite: { now: 'It is now on the site.', soon: 'It will be on the site in a moment.' },
  offSite: { now: 'It is no longer on the site.', soon: 'It will leave the site in a moment.' },
  added: 'Added',
  deleted: 'Deleted',
} as const

export const FIELD_RULES = {
  missing: 'Fill this in',
  tooLong,
  tooManyLines: (most: number) => `Use at most ${most} lines`,
  wholeNumber: (from: number, to: number) => `Enter a whole number from ${from} to ${to}`,
  degrees: (most: number) => `Enter degrees from -${most} to ${most}, such as 23.1765`,
  rupees: 'Enter an amount in rupees, such as 2,999',
  picture: 'Upload a picture, or enter a link that starts with https://',
  webAddress: 'Enter a link that starts with https://',
  mailAddress: 'Please enter a valid email address',
  choice: 'Choose one',
  date: 'Choose a date',
  timeOfDay: 'Enter a time such as 09:00',
} as const

export const CONFLICT = {
  title: 'Someone else saved this while you were editing',
  lead: 'Nothing was overwritten. Your text is still in the form below. The site now has:',
  same: 'They saved the same text as you typed.',
  whatNow: 'Save again to replace theirs with yours, or go back to keep theirs.',
} as const

export const DELETED_MEANWHILE = {
  itself: {
    title: 'Someone else deleted this while you were editing',
    detail: 'Your text is still in the form below. Save to add it to the site as new, or go back to discard it.',
  },
  parent: {
    title: 'Someone else deleted the item that this belongs to while you were editing',
    detail: 'Your text is still in the form below. Copy what you want to keep and add it elsewhere.',
  },
} as const

const MOST_LISTED = 10

function listed(codes: readonly string[]): string {
  const shown = codes.slice(0, MOST_LISTED).join(', ')
  return codes.length > MOST_LISTED ? `${shown} and ${codes.length - MOST_LISTED} more` : shown
}

export const CONTENT = {
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  remove: 'Delete',
  removeAsk: (title: string) =>
    `Delete “${title}”? Everything inside it will be deleted too. You can undo this for ${duration(UNDO_REMOVAL_HOURS, 'hour')}.`,
  removeConfirm: 'Yes, delete',
  retire: 'Take off the site',
  restore: 'Bring back to the site',
  retireHint: 'It can no longer be booked. Existing bookings and enrollments stay.',
  acceptSamples: 'Keep as our own',
  removeSamples: 'Remove samples',
  samplesAccepted: (count: number) => `${count} accepted as your own`,
  samplesRemoved: (count: number) => `${count} removed`,
  samplesRestored: (count: number) => `${count} restored`,
  nothingAccepted: 'Nothing was accepted',
  nothingRemoved: 'Nothing was removed',
  nothingRestored: 'Nothing was restored',
  removeSamplesTitle: (count: number, many: string) => `Remove these ${count} samples from “${many}”?`,
  removeSamplesLead: `Only these are removed, with everything inside them. You can undo this for ${duration(UNDO_REMOVAL_HOURS, 'hour')}.`,
  removeSamplesCancel: 'Back without removing',
  samplesWithOwn: (count: number) =>
    plural(
      count,
      'One sample stays because it contains your own content.',
      `${count} samples stay because they contain your own content.`,
    ),
  removeSamplesConfirm: (count: number) => `Remove ${count}`,
  removed: (count: number, when: string) =>
    plural(count, `One was removed on ${when}.`, `${count} were removed on ${when}.`),
  undoRemoval: 'Undo',
  samples: (count: number) => `${count} of these are still sample content.`,
  chooseService: 'Choose a service that is on sale.',
  nameTaken: 'This name is already in use. Choose another one.',
  sold: 'This has been sold, so it can only be taken off the site, not deleted.',
  signInTaken: 'This account belongs to another astrologer. Choose another one.',
  signInUnknown: 'This account is no longer an astrologer’s. Choose another one.',
  stillInvented: 'This sample is invented. Replace the name and the quote with those of a real client.',
  inventedSamples: (count: number) =>
    `${count} of these are invented samples. Remove them, or replace the name and quote with those of real clients.`,
  noSignIn: 'None yet',
  principalNames: 'Change name, titles and portrait',
  principalAbout: 'Change the text about the astrologer',
  principalStays: 'The principal astrologer cannot be taken off the site.',
  hasSessions: (codes: readonly string[]) =>
    plural(
      codes.length,
      `One session is still ahead: ${codes.join('')}. Hand it over to a colleague or cancel it first.`,
      `${codes.length} sessions are still ahead: ${listed(codes)}. Hand them over to a colleague or cancel them first.`,
    ),
} as const

/** The columns of a list of content. */
export const CONTENT_LIST = { title: 'Name', order: 'Order', detail: 'Text', state: 'State' } as const

export const EMAIL_PREVIEW = {
  show: 'Preview without saving',
  title: 'Preview with a sample booking',
  parts: {
    details: 'Booking: MU7K3D9Q · Service: Full Life Prediction · Amount: ₹3,001',
    button: '[ Button ]',
    more: '(The rest of our text)',
  },
  sample: {
    code: 'MU7K3D9Q',
    service: 'Full Life Prediction',
    way: 'UPI transaction ID',
    reference: '8901',
    course: 'Pradhamika',
    level: 'Basic',
    amount: '₹3,001',
  },
} as const

export const ALMANAC_SEARCH = {
  unknown: 'We do not know this town. Check the spelling, or enter its coordinates.',
  several: (places: readonly string[]) => `Several places have this name. Enter one of these: ${places.join('; ')}.`,
} as const

export const PRACTICE_PAGE = {
  title: 'Practice',
  lead: 'What the site says about you, how people can reach you, and where they pay.',
  files: 'Files in bookings',
  filesStored: (used: number) => `${fileSize(used)} of ${fileSize(MOST_BYTES_IN_ALL)} used.`,
  filesLimits: `Up to ${fileSize(MOST_BYTES_A_BOOKING)} for one booking and ${fileSize(MOST_BYTES_A_CLIENT)} for one client. Clients whose payment is not verified yet can send ${fileSize(MOST_UNPAID_BYTES)}, which is deleted if the booking is cancelled or expires.`,
  password: 'Your password',
  passwordHint: 'We ask for your password because this decides where clients pay.',
  readTerms: 'Read the Terms of Service',
  readPrivacy: 'Read the Privacy Policy',
  wrongPassword: 'That is not your password',
  passwordNotSet:
    'You sign in with Google or Facebook and have no password yet. Set one first, then change how clients pay.',
  numbersDrawn:
    'Invoices of this financial year already have numbers, so the first one can no longer change. You can set it again after 1 April.',
  setPassword: 'Set a password',
  busy: 'Please try again in a moment',
  tooOften: 'Too many tries. Please wait a while and try again.',
  paymentSaved: {
    upi: 'UPI ID changed. All admins will get an email.',
    ways: 'Payment methods changed. All admins will get an email.',
  },
} as const

/** The page of the site beside a form. */
export const PREVIEW = {
  title: 'Preview',
  show: 'Preview',
  lead: 'The page as visitors will see it. Nothing is saved yet.',
  incomplete: 'The preview follows when the form is complete.',
  nameTaken: 'Another item has this name or address. The preview follows when you have chosen another one.',
  failed: 'The preview could not be loaded. What you typed is still here; please try again.',
} as const
