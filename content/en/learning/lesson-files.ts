import { BOOKING_FILE_REFUSALS } from '#content/booking/files.ts'
import { fileSize } from '#content/words/numbers.ts'
import { LARGEST_FILE_BYTES, MOST_BYTES_A_BOOKING, MOST_FILES } from '#domain/sessions/file-room.ts'

/** Texts of the files of a lesson. */
export const LESSON_FILES = {
  title: 'Files',
  lead: 'Students of the course can open them; if the lesson is free to read, everybody can.',
  addLabel: 'Add a file',
  hint: `PDF (save slides as PDF), picture (JPEG, PNG, WebP) or sound (MP3, M4A, OGG, WAV), up to ${fileSize(LARGEST_FILE_BYTES)}.`,
} as const

export const LESSON_FILE_REFUSALS = {
  'lesson-not-found': 'This lesson does not exist any more.',
  'too-often': BOOKING_FILE_REFUSALS['too-often'],
  'too-many-files': `A lesson can have ${MOST_FILES} files. Remove one first.`,
  'no-room': `The files of a lesson can be ${fileSize(MOST_BYTES_A_BOOKING)} together. Remove one first.`,
  'no-room-in-all': 'There is no room for more files of lessons. Remove some that nobody needs.',
  'file-empty': BOOKING_FILE_REFUSALS['file-empty'],
  'file-too-large': BOOKING_FILE_REFUSALS['file-too-large'],
  'file-type': BOOKING_FILE_REFUSALS['file-type'],
  'file-incomplete': BOOKING_FILE_REFUSALS['file-incomplete'],
} as const
