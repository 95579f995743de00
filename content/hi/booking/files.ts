import { fileSize } from '#content/words/numbers.ts'
import {
  LARGEST_FILE_BYTES,
  MOST_BYTES_A_BOOKING,
  MOST_BYTES_A_CLIENT,
  MOST_FILES,
  MOST_UNPAID_BYTES,
} from '#domain/sessions/file-room.ts'
import type * as en from '../../en/booking/files.ts'
import type { Texts } from '../../texts.ts'

const LARGEST_FILE = fileSize(LARGEST_FILE_BYTES)
const UNPAID_ROOM = fileSize(MOST_UNPAID_BYTES)
const KINDS = 'PDF, तस्वीर (JPEG, PNG, WebP) या ऑडियो (MP3, M4A, OGG, WAV)'

/** Texts of the files of a booking. */
export const FILES: Texts<typeof en.FILES> = {
  title: 'फ़ाइलें',
  none: 'अभी कोई फ़ाइल नहीं है।',
  facts: (size, from, addedOn) => `${size}, ${from}, ${addedOn}`,
  fromYou: 'आपकी ओर से',
  fromClient: 'क्लाइंट की ओर से',
  fromPractice: 'हमारी ओर से',
  askedFor: (label) => `यह जोड़ें: ${label}`,
  answers: (label) => `इसके लिए: ${label}`,
  notSent: (labels) => `क्लाइंट ने अभी नहीं भेजा: ${labels.join(', ')}`,
  addNow: 'माँगी गई फ़ाइलें जोड़ें',
  addOwn: 'ज्योतिषी जी को फ़ाइल भेजें',
  addForClient: 'क्लाइंट को फ़ाइल दें',
  hint: `${KINDS}, ${LARGEST_FILE} तक। इसे केवल क्लाइंट और ज्योतिषी खोल सकते हैं।`,
  unpaidHint: `${KINDS}, भुगतान की जाँच होने तक कुल ${UNPAID_ROOM}। इन्हें केवल आप और ज्योतिषी खोल सकते हैं। उससे पहले बुकिंग रद्द हो जाए तो ये हटा दी जाती हैं।`,
  add: 'फ़ाइल जोड़ें',
  added: 'फ़ाइल जुड़ गई',
  notAdded: 'फ़ाइल नहीं जुड़ी',
  remove: 'हटाएँ',
  removed: 'फ़ाइल हट गई',
  notYours: 'केवल अपनी जोड़ी हुई फ़ाइलें हटा सकते हैं।',
}

export const BOOKING_FILE_REFUSALS: Texts<typeof en.BOOKING_FILE_REFUSALS> = {
  'booking-not-found': 'यह बुकिंग नहीं मिली।',
  'client-erased': 'इस क्लाइंट का खाता हटाया जा चुका है।',
  'booking-cancelled': 'यह बुकिंग रद्द हो चुकी है।',
  'too-often': 'बहुत फ़ाइलें भेजी जा चुकी हैं। एक घंटे बाद फिर कोशिश करें।',
  'too-many-files': `एक बुकिंग में ${MOST_FILES} फ़ाइलें रह सकती हैं। पहले कोई एक हटाएँ।`,
  'no-room': `एक बुकिंग की फ़ाइलें कुल ${fileSize(MOST_BYTES_A_BOOKING)} तक हो सकती हैं। पहले कोई एक हटाएँ।`,
  'no-room-unpaid': `भुगतान की जाँच होने तक आपकी फ़ाइलें कुल ${UNPAID_ROOM} तक हो सकती हैं। यह फ़ाइल उसके बाद भेजें।`,
  'no-room-client': `एक क्लाइंट की सभी फ़ाइलें कुल ${fileSize(MOST_BYTES_A_CLIENT)} तक हो सकती हैं। पहले कोई एक हटाएँ।`,
  'no-room-in-all': 'अभी और फ़ाइलों की जगह नहीं है। हमें लिखें।',
  'file-empty': 'कोई फ़ाइल चुनें।',
  'file-too-large': `यह फ़ाइल ${LARGEST_FILE} से बड़ी है। छोटी फ़ाइल चुनें।`,
  'file-type': `यह ${KINDS} नहीं है, या खराब है। इनमें से किसी रूप में सेव करके भेजें।`,
  'file-incomplete': 'फ़ाइल पूरी नहीं पहुँची। कृपया फिर भेजें।',
}
