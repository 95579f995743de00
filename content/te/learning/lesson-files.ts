import { BOOKING_FILE_REFUSALS } from '#content/booking/files.ts'
import { fileSize } from '#content/words/numbers.ts'
import { LARGEST_FILE_BYTES, MOST_BYTES_A_BOOKING, MOST_FILES } from '#domain/sessions/file-room.ts'
import type * as en from '../../en/learning/lesson-files.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the files of a lesson. */
export const LESSON_FILES: Texts<typeof en.LESSON_FILES> = {
  title: 'ఫైళ్లు',
  lead: 'కోర్సు విద్యార్థులు వీటిని తెరవవచ్చు. ఉచిత పాఠం అయితే ఎవరైనా తెరవవచ్చు.',
  addLabel: 'ఫైల్ చేర్చండి',
  hint: `PDF (స్లైడ్‌లను PDF రూపంలో సేవ్ చేయండి), చిత్రం (JPEG, PNG, WebP) లేదా ఆడియో (MP3, M4A, OGG, WAV), ${fileSize(LARGEST_FILE_BYTES)} వరకు.`,
}

export const LESSON_FILE_REFUSALS: Texts<typeof en.LESSON_FILE_REFUSALS> = {
  'lesson-not-found': 'ఈ పాఠం ఇప్పుడు లేదు.',
  'too-often': BOOKING_FILE_REFUSALS['too-often'],
  'too-many-files': `ఒక పాఠానికి ${MOST_FILES} ఫైళ్లు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
  'no-room': `ఒక పాఠం ఫైళ్లు అన్నీ కలిపి ${fileSize(MOST_BYTES_A_BOOKING)} వరకు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
  'no-room-in-all': 'పాఠాల ఫైళ్లకు ఇక చోటు లేదు. అవసరం లేనివి తొలగించండి.',
  'file-empty': BOOKING_FILE_REFUSALS['file-empty'],
  'file-too-large': BOOKING_FILE_REFUSALS['file-too-large'],
  'file-type': BOOKING_FILE_REFUSALS['file-type'],
  'file-incomplete': BOOKING_FILE_REFUSALS['file-incomplete'],
}
