import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/today/desk.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the Astrologer Dashboard. */
export const DESK: Texts<typeof en.DESK> = {
  title: 'జ్యోతిష్కుల డాష్‌బోర్డ్',
  tabs: 'బుకింగ్‌ల జాబితాలు',
  whose: 'ఎవరి బుకింగ్‌లు',
  mine: 'నావి',
  everybody: 'అందరివీ',
  upcoming: 'రాబోయే సంప్రదింపులు',
  toVerify: 'సరిచూడాల్సినవి',
  pending: 'పెండింగ్ చెల్లింపులు',
  revenue: 'మొత్తం ఆదాయం',
  revenueHint: 'రాబోయే సెషన్లకు అందినది, జమతో కలిపి',
  sendReminders: 'రిమైండర్లు పంపండి',
  sendingReminders: 'పంపుతున్నాం…',
  remindersSent: 'రిమైండర్లు పంపాం',
  remindersFailed: { title: 'రిమైండర్లు వెళ్లలేదు', detail: 'దయచేసి మళ్లీ ప్రయత్నించండి.' },
  fetchFailed: { title: 'బుకింగ్‌లు తెరుచుకోలేదు', detail: 'దయచేసి మళ్లీ ప్రయత్నించండి.' },
  back: 'జ్యోతిష్కుల డాష్‌బోర్డ్‌కు తిరిగి వెళ్లండి',
  backToBooking: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  noPayee: 'క్లయింట్లు ఇంకా చెల్లించలేరు: మీ కేంద్రానికి UPI ID గానీ వేరే చెల్లింపు విధానం గానీ లేదు. అడ్మిన్ దీన్ని “మా కేంద్రం” పేజీలో పెట్టవచ్చు.',
  emailsHeldUp: (count) =>
    `ప్రస్తుతం ఈమెయిల్‌లు వెళ్లడం లేదు. ${plural(
      count,
      'ఒక ఈమెయిల్ ఆగి ఉంది, మెయిల్ సర్వర్ పనిచేయగానే వెళ్తుంది.',
      `${count} ఈమెయిల్‌లు ఆగి ఉన్నాయి, మెయిల్ సర్వర్ పనిచేయగానే వెళ్తాయి.`,
    )} బుకింగ్‌లకు, చెల్లింపులకు ఇబ్బంది లేదు.`,
}
