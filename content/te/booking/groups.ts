import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { MOST_WAITING } from '#domain/bookings/waitlist.ts'
import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'
import type * as en from '../../en/booking/groups.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT: Texts<typeof en.GROUP_WAIT> = {
  title: 'వెయిటింగ్ లిస్ట్‌లో మీ స్థానం',
  offerTitle: 'మీ కోసం ఒక సీటు ఖాళీ అయింది',
  waiting: 'సీట్లన్నీ నిండాయి. సీటు ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేస్తాం.',
  offered: (until) => `${timeBefore(until, 'వరకు')} మీ కోసం ఉంచుతాం.`,
  starts: 'మొదటి క్లాస్',
  class: 'క్లాస్',
  when: 'ఎప్పుడు',
  take: 'ఈ సీటు తీసుకోండి',
  endedTitle: 'మీరు ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు',
  book: 'అన్ని తేదీలూ చూడండి',
}

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS: Texts<typeof en.SEAT_WAIT_ENDS> = {
  booked: 'మీకు సీటు ఉంది.',
  left: 'మీరు ఈ వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు.',
  removed: 'మీరు ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు. ఇది పొరపాటైతే దయచేసి మాకు రాయండి.',
  unanswered: 'మీ కోసం ఉంచిన సీటు తర్వాతివారికి వెళ్లింది. మీరు మళ్లీ వెయిటింగ్ లిస్ట్‌లో చేరవచ్చు.',
  begun: 'ఇది ఇప్పటికే మొదలైంది.',
  cancelled: 'ఇది రద్దయింది.',
}

export const GROUP_FIELD: Texts<typeof en.GROUP_FIELD> = {
  free: (count) => plural(count, '1 సీటు ఖాళీ', `${count} సీట్లు ఖాళీ`),
  full: 'నిండింది',
  starts: (time) => `మొదటి క్లాస్: ${time}`,
  allDates: (count) => `మొత్తం ${count} తేదీలు`,
  none: 'ప్రస్తుతం ఈ కోర్సులో ఏ బ్యాచ్‌నూ బుక్ చేయలేరు. మాకు రాయండి, తర్వాతి బ్యాచ్ ఎప్పుడు మొదలవుతుందో చెబుతాం.',
  contact: 'మాకు రాయండి',
  wait: 'వెయిటింగ్ లిస్ట్‌లో చేరండి',
  noDates: 'ప్రస్తుతం రాబోయే తేదీలు లేవు. తర్వాత చూడండి, లేదా మాకు రాయండి.',
}

export const JOIN_GROUP: Texts<typeof en.JOIN_GROUP> = {
  title: 'వెయిటింగ్ లిస్ట్‌లో చేరండి',
  lead: `సీట్లన్నీ నిండాయి. సీటు ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేసి, ${durationBefore(SEAT_OFFER_HOURS, 'hour')} వరకు మీ కోసం ఉంచుతాం. బుక్ చేసేవరకు ఏమీ చెల్లించనక్కర్లేదు.`,
  submit: 'వెయిటింగ్ లిస్ట్‌లో చేరండి',
  signIn: 'సైన్ ఇన్ చేసి చేరండి',
  back: 'బుకింగ్ ఫారానికి తిరిగి వెళ్లండి',
  failed: 'మీరు ఇంకా వెయిటింగ్ లిస్ట్‌లో లేరు',
  joined: {
    tone: 'success',
    title: 'మీరు వెయిటింగ్ లిస్ట్‌లో ఉన్నారు',
    detail: 'సీటు ఖాళీ కాగానే ఈమెయిల్ చేస్తాం.',
  },
  problems: {
    'cohort-closed': 'దీన్ని ఇక బుక్ చేయలేరు.',
    'seats-free': 'సీటు ఖాళీగా ఉంది, వేచి ఉండనక్కర్లేదు.',
    'already-booked': 'దీన్ని మీరు ఇప్పటికే బుక్ చేశారు. వేరే తేదీ కావాలంటే దయచేసి మాకు రాయండి.',
    'too-many-entries': `మీరు ఇప్పటికే ${numberInWords(MOST_WAITING)} వెయిటింగ్ లిస్ట్‌లలో ఉన్నారు. ముందుగా ఒకదాని నుంచి తప్పుకోండి.`,
    'address-unverified': 'ముందుగా మీ ఈమెయిల్ చిరునామా ధ్రువీకరించండి. మేము పంపిన ఈమెయిల్‌లో లింక్ ఉంది.',
  },
}
