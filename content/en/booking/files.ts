import { fileSize } from '#content/words/numbers.ts'
import {
  LARGEST_FILE_BYTES,
  MOST_BYTES_A_BOOKING,
  MOST_BYTES_A_CLIENT,
  MOST_FILES,
  MOST_UNPAID_BYTES,
} from '#domain/sessions/file-room.ts'

const LARGEST_FILE = fileSize(LARGEST_FILE_BYTES)
const UNPAID_ROOM = fileSize(MOST_UNPAID_BYTES)

/** Texts of the files of a booking. */
export const FILES = {
  title: 'Files',
  none: 'There are no files yet.',
  facts: (size: string, from: string, addedOn: string) => `${size}, ${from}, ${addedOn}`,
  fromYou: 'from you',
  fromClient: 'from the client',
  fromPractice: 'from the practice',
  askedFor: (label: string) => `Add: ${label}`,
  answers: (label: string) => `For: ${label}`,
  notSent: (labels: readonly string[]) => `The client has not sent this yet: ${labels.join(', ')}`,
  addNow: 'Add the files that we asked for',
  addOwn: 'Send a file to your astrologer',
  addForClient: 'Give the client a file',
  hint: `PDF, picture (JPEG, PNG, WebP) or sound (MP3, M4A, OGG, WAV), up to ${LARGEST_FILE}. Only the client and the astrologers can open it.`,
  unpaidHint: `PDF, picture (JPEG, PNG, WebP) or sound (MP3, M4A, OGG, WAV), up to ${UNPAID_ROOM} together until your payment is verified. Only you and the astrologers can open them. They are deleted if the booking is cancelled before that.`,
  add: 'Add file',
  added: 'File added',
  notAdded: 'The file was not added',
  remove: 'Remove',
  removed: 'File removed',
  notYours: 'You can remove only files that you have added.',
} as const

export const BOOKING_FILE_REFUSALS = {
  'booking-not-found': 'This booking does not exist.',
  'client-erased': 'This client’s account has been deleted.',
  'booking-cancelled': 'This booking is cancelled.',
  'too-often': 'You’ve uploaded a lot of files. Try again in an hour.',
  'too-many-files': `A booking can have ${MOST_FILES} files. Remove one first.`,
  'no-room': `The files of a booking can be ${fileSize(MOST_BYTES_A_BOOKING)} together. Remove one first.`,
  'no-room-unpaid': `Your files can be ${UNPAID_ROOM} together until your payment is verified. Send this one after that.`,
  'no-room-client': `All files of one client can be ${fileSize(MOST_BYTES_A_CLIENT)} together. Remove one first.`,
  'no-room-in-all': 'We have no room for more files at the moment. Contact us.',
  'file-empty': 'Choose a file.',
  'file-too-large': `This file is larger than ${LARGEST_FILE}. Choose a smaller one.`,
  'file-type':
    'This is not a PDF, a picture (JPEG, PNG, WebP) or a sound file (MP3, M4A, OGG, WAV), or it is damaged. Save it as one of these.',
  'file-incomplete': 'The file did not arrive completely. Send it again.',
} as const
