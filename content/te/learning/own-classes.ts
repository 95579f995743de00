import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'
import type * as en from '../../en/learning/own-classes.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** The classes of a student's group, on the page of the course and on the dashboard. */
export const OWN_CLASSES: Texts<typeof en.OWN_CLASSES> = {
  title: 'మీ క్లాసులు',
  next: 'మీ తర్వాతి క్లాస్',
  group: (title) => `బ్యాచ్: ${title}`,
  past: (count) => `ఇప్పటివరకు ${count} ${count === 1 ? 'క్లాస్' : 'క్లాసులు'}`,
  over: 'మీ బ్యాచ్ క్లాసులన్నీ అయిపోయాయి.',
  join: 'క్లాస్‌లో చేరండి',
  joinFrom: (time) => `${time} తెరుచుకుంటుంది, క్లాస్‌కు ${durationBefore(JOIN_MINUTES_BEFORE, 'minute')} ముందు.`,
  noLink: 'క్లాస్‌కు ముందు దాని లింక్ ఇక్కడ కనిపిస్తుంది.',
  present: 'మీరు వచ్చారు',
  absent: 'మీరు రాలేదు',
  attended: (present, called) => `${called} ${called === 1 ? 'క్లాసులో' : 'క్లాసుల్లో'} మీరు వచ్చినవి: ${present}.`,
  addAll: 'క్లాసులన్నీ నా క్యాలెండర్‌లో చేర్చండి',
}

/** The full groups that a client waits for. */
export const SEAT_WAITS: Texts<typeof en.SEAT_WAITS> = {
  title: 'బ్యాచ్‌లో సీటు కోసం వేచి ఉన్నవి',
  starts: (time) => `మొదటి క్లాస్: ${time}`,
  offered: (until) => `ఒక సీటు ఖాళీ అయింది. ${timeBefore(until, 'వరకు')} మీ కోసం ఉంచుతాం.`,
}
