import type * as en from '../../en/booking/groups.ts'
import type { Texts } from '../../texts.ts'
import { timeBefore } from '../words/durations.ts'

/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT: Texts<typeof en.GROUP_WAIT> = {
  title: 'వెయిటింగ్ లిస్ట్‌లో మీ స్థానం',
  offerTitle: 'మీ కోసం ఒక సీటు ఖాళీ అయింది',
  waiting: 'ఈ బ్యాచ్ నిండింది. సీటు ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేస్తాం.',
  offered: (until) => `${timeBefore(until, 'వరకు')} మీ కోసం ఉంచుతాం.`,
  starts: 'మొదటి క్లాస్',
  take: 'ఈ సీటు తీసుకోండి',
  endedTitle: 'మీరు ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు',
  book: 'ఈ కోర్సు బ్యాచ్‌లు చూడండి',
}

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS: Texts<typeof en.SEAT_WAIT_ENDS> = {
  booked: 'ఈ బ్యాచ్‌లో మీకు సీటు ఉంది.',
  left: 'మీరు ఈ వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు.',
  removed: 'మీరు ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు. ఇది పొరపాటైతే దయచేసి మాకు రాయండి.',
  unanswered: 'మీ కోసం ఉంచిన సీటు తర్వాతివారికి వెళ్ళింది. మీరు మళ్ళీ వెయిటింగ్ లిస్ట్‌లో చేరవచ్చు.',
  begun: 'ఈ బ్యాచ్ మొదలైంది.',
  cancelled: 'ఈ బ్యాచ్ జరగదు.',
}
