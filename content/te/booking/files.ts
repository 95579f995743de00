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
const KINDS = 'PDF, చిత్రం (JPEG, PNG, WebP) లేదా ఆడియో (MP3, M4A, OGG, WAV)'

/** Texts of the files of a booking. */
export const FILES: Texts<typeof en.FILES> = {
  title: 'ఫైళ్లు',
  none: 'ఇంకా ఫైళ్లు లేవు.',
  facts: (size, from, addedOn) => `${size}, ${from}, ${addedOn}`,
  fromYou: 'మీరు పంపినది',
  fromClient: 'క్లయింట్ పంపినది',
  fromPractice: 'మేము పంపినది',
  askedFor: (label) => `దయచేసి చేర్చండి: ${label}`,
  answers: (label) => `దేని కోసం: ${label}`,
  notSent: (labels) => `క్లయింట్ ఇంకా పంపలేదు: ${labels.join(', ')}`,
  addNow: 'మేము అడిగిన ఫైళ్లు చేర్చండి',
  addOwn: 'జ్యోతిష్కులకు ఫైల్ పంపండి',
  addForClient: 'క్లయింట్‌కు ఫైల్ ఇవ్వండి',
  hint: `${KINDS}, ${LARGEST_FILE} వరకు. క్లయింట్, జ్యోతిష్కులు మాత్రమే తెరవగలరు.`,
  unpaidHint: `${KINDS}, చెల్లింపు సరిచూసేవరకు అన్నీ కలిపి ${UNPAID_ROOM}. మీరు, జ్యోతిష్కులు మాత్రమే తెరవగలరు. అంతకుముందే బుకింగ్ రద్దయితే వీటిని తొలగిస్తాం.`,
  add: 'ఫైల్ చేర్చండి',
  added: 'ఫైల్ చేరింది',
  notAdded: 'ఫైల్ చేరలేదు',
  remove: 'తొలగించండి',
  removed: 'ఫైల్ తొలగించాం',
  notYours: 'మీరు చేర్చిన ఫైళ్లు మాత్రమే తొలగించవచ్చు.',
}

export const BOOKING_FILE_REFUSALS: Texts<typeof en.BOOKING_FILE_REFUSALS> = {
  'booking-not-found': 'ఈ బుకింగ్ దొరకలేదు.',
  'client-erased': 'ఈ క్లయింట్ ఖాతా తొలగించాం.',
  'booking-cancelled': 'ఈ బుకింగ్ రద్దయింది.',
  'too-often': 'చాలా ఫైళ్లు పంపారు. ఒక గంట తర్వాత మళ్లీ ప్రయత్నించండి.',
  'too-many-files': `ఒక బుకింగ్‌కు ${MOST_FILES} ఫైళ్లు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
  'no-room': `ఒక బుకింగ్ ఫైళ్లు అన్నీ కలిపి ${fileSize(MOST_BYTES_A_BOOKING)} వరకు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
  'no-room-unpaid': `చెల్లింపు సరిచూసేవరకు మీ ఫైళ్లు అన్నీ కలిపి ${UNPAID_ROOM} వరకు ఉండవచ్చు. దీన్ని ఆ తర్వాత పంపండి.`,
  'no-room-client': `ఒక క్లయింట్ ఫైళ్లన్నీ కలిపి ${fileSize(MOST_BYTES_A_CLIENT)} వరకు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
  'no-room-in-all': 'ప్రస్తుతం మరిన్ని ఫైళ్లకు చోటు లేదు. దయచేసి మాకు రాయండి.',
  'file-empty': 'దయచేసి ఒక ఫైల్ ఎంచుకోండి.',
  'file-too-large': `ఈ ఫైల్ ${LARGEST_FILE} కంటే పెద్దది. దయచేసి చిన్నది ఎంచుకోండి.`,
  'file-type': `ఇది ${KINDS} కాదు, లేదా పాడైంది. వీటిలో ఒకటిగా సేవ్ చేసి పంపండి.`,
  'file-incomplete': 'ఫైల్ పూర్తిగా చేరలేదు. దయచేసి మళ్లీ పంపండి.',
}
