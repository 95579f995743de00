import { BOOKING_FILE_REFUSALS } from '#content/booking/files.ts'
import { fileSize } from '#content/words/numbers.ts'
import { LARGEST_FILE_BYTES, MOST_BYTES_A_BOOKING, MOST_FILES } from '#domain/sessions/file-room.ts'
import type * as en from '../../en/learning/lesson-files.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the files of a lesson. */
export const LESSON_FILES: Texts<typeof en.LESSON_FILES> = {
  title: 'फ़ाइलें',
  lead: 'इन्हें कोर्स के विद्यार्थी खोल सकते हैं। पाठ मुफ़्त हो, तो सब खोल सकते हैं।',
  addLabel: 'फ़ाइल जोड़ें',
  hint: `PDF (स्लाइड को PDF में सेव करें), तस्वीर (JPEG, PNG, WebP) या ऑडियो (MP3, M4A, OGG, WAV), ${fileSize(LARGEST_FILE_BYTES)} तक।`,
}

export const LESSON_FILE_REFUSALS: Texts<typeof en.LESSON_FILE_REFUSALS> = {
  'lesson-not-found': 'यह पाठ अब नहीं है।',
  'too-often': BOOKING_FILE_REFUSALS['too-often'],
  'too-many-files': `एक पाठ में ${MOST_FILES} फ़ाइलें रह सकती हैं। पहले कोई एक हटाएँ।`,
  'no-room': `एक पाठ की फ़ाइलें कुल ${fileSize(MOST_BYTES_A_BOOKING)} तक हो सकती हैं। पहले कोई एक हटाएँ।`,
  'no-room-in-all': 'पाठों की और फ़ाइलों के लिए जगह नहीं है। जिनकी ज़रूरत नहीं, उन्हें हटाएँ।',
  'file-empty': BOOKING_FILE_REFUSALS['file-empty'],
  'file-too-large': BOOKING_FILE_REFUSALS['file-too-large'],
  'file-type': BOOKING_FILE_REFUSALS['file-type'],
  'file-incomplete': BOOKING_FILE_REFUSALS['file-incomplete'],
}
