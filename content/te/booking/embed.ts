import type * as en from '../../en/booking/embed.ts'
import type { Texts } from '../../texts.ts'

/** Free times of the practice on the site of somebody else. */
export const BOOKING_EMBED: Texts<typeof en.BOOKING_EMBED> = {
  title: (practice) => `${practice}: బుకింగ్`,
  next: 'తర్వాతి ఖాళీ సమయాలు',
  zone: 'ఇవి భారత సమయాలు. బుకింగ్ పేజీలో మీ సమయం కనిపిస్తుంది.',
  none: 'వచ్చే కొన్ని వారాల్లో ఖాళీ సమయం లేదు.',
  others: 'ఇతర సంప్రదింపులు',
  all: 'అన్ని ఖాళీ సమయాలు',
  opens: 'మా సైట్ తెరుచుకుంటుంది',
}
