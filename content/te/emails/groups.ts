import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'
import type * as en from '../../en/emails/groups.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** What emails about a group of a course say in common. */
export const GROUP_FACTS: Texts<typeof en.GROUP_FACTS> = {
  course: 'కోర్సు',
  group: 'బ్యాచ్',
  class: 'క్లాస్',
  starts: 'మొదటి క్లాస్',
  dates: 'రాబోయే క్లాసులు',
}

export const GROUP_WAIT_JOINED: Texts<typeof en.GROUP_WAIT_JOINED> = {
  subject: (course) => `${course}: మీరు వెయిటింగ్ లిస్ట్‌లో ఉన్నారు`,
  preview: 'సీటు ఖాళీ కాగానే ఈమెయిల్ చేస్తాం.',
  whatHappens: `సీట్లన్నీ నిండాయి. సీటు ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేసి, ${durationBefore(SEAT_OFFER_HOURS, 'hour')} వరకు మీ కోసం ఉంచుతాం. బుక్ చేసేవరకు ఏమీ చెల్లించనక్కర్లేదు.`,
  leave: 'వెయిటింగ్ లిస్ట్ నుంచి తప్పుకోండి',
}

export const GROUP_OFFER: Texts<typeof en.GROUP_OFFER> = {
  subject: (course) => `${course}: ఒక సీటు ఖాళీ అయింది`,
  preview: (time) => `${timeBefore(time, 'వరకు')} మీ కోసం ఉంచుతాం.`,
  free: 'మీరు సీటు కోసం వేచి ఉన్నారు. ఇప్పుడు ఒకటి ఖాళీ అయింది, మీ వంతు వచ్చింది.',
  heldUntil: 'మీ కోసం ఉంచే గడువు',
  take: 'చూసి ఈ సీటు తీసుకోండి',
  note: 'అప్పటికి తీసుకోకపోతే తర్వాతివారికి ఇస్తాం. మీరు మళ్లీ వెయిటింగ్ లిస్ట్‌లో చేరవచ్చు.',
}

export const GROUP_CANCELLED: Texts<typeof en.GROUP_CANCELLED> = {
  subject: (course) => `${course}: ఒక బ్యాచ్ రద్దయింది`,
  preview: 'దీని క్లాసులు జరగవు.',
  student: 'క్షమించండి, మీరు బుక్ చేసిన బ్యాచ్ జరగదు. వేరే బ్యాచ్ గురించి లేదా డబ్బు తిరిగి పంపడం గురించి త్వరలో మీకు రాస్తాం.',
  waiting: 'క్షమించండి, మీరు వేచి ఉన్న బ్యాచ్ జరగదు. దాని వెయిటింగ్ లిస్ట్‌లో మీ పేరు ఇక లేదు.',
}

/** The same of a class that is sold alone. */
export const CLASS_CANCELLED: Texts<typeof en.CLASS_CANCELLED> = {
  subject: (course) => `${course}: క్లాస్ రద్దయింది`,
  preview: 'ఈ క్లాస్ జరగదు.',
  student: 'క్షమించండి, మీరు బుక్ చేసిన క్లాస్ జరగదు. మీరు చెల్లించి ఉంటే, డబ్బు తిరిగి పంపడం గురించి త్వరలో మీకు రాస్తాం.',
  waiting: 'క్షమించండి, మీరు వేచి ఉన్న క్లాస్ జరగదు. దాని వెయిటింగ్ లిస్ట్‌లో మీ పేరు ఇక లేదు.',
}

export const CLASS_CHANGED: Texts<typeof en.CLASS_CHANGED> = {
  subjects: {
    dates: (course) => `కొత్త సమయం: ${course}`,
    moved: (course) => `మీ కొత్త తేదీ: ${course}`,
  },
  preview: 'దయచేసి కొత్త సమయం చూడండి.',
  openings: {
    dates: 'మీ క్లాస్ సమయం మారింది.',
    moved: 'మీ సీటు ఇదే క్లాస్‌లో మరో తేదీకి మారింది.',
  },
  question: (email) => `ఈ సమయం మీకు కుదరకపోతే ఇక్కడ రాయండి: ${email}`,
}

/** A seat in a class that is sold alone is confirmed. */
export const CLASS_BOOKED: Texts<typeof en.CLASS_BOOKED> = {
  subject: (course) => `మీ సీటు ఖరారైంది: ${course}`,
  opening: 'మీ సీటు ఖరారైంది. మీ కోసం ఎదురుచూస్తాం.',
  reminders: 'క్యాలెండర్‌లో చేర్చుకునే ఫైల్ ఈ ఈమెయిల్‌కు జతచేశాం. క్లాస్‌కు ఒక రోజు ముందు, ఒక గంట ముందు గుర్తుచేస్తాం.',
}

export const GROUP_CHANGED: Texts<typeof en.GROUP_CHANGED> = {
  subjects: {
    dates: (course) => `కొత్త తేదీలు: ${course}`,
    moved: (course) => `${course}: మీ కొత్త బ్యాచ్`,
  },
  preview: 'దయచేసి మీ క్లాసుల తేదీలు చూడండి.',
  openings: {
    dates: 'మీ బ్యాచ్ తేదీలు మారాయి. రాబోయే క్లాసులు కింద ఉన్నాయి.',
    moved: 'ఇప్పుడు మీరు మీ కోర్సులో వేరే బ్యాచ్‌లో ఉన్నారు. దాని రాబోయే క్లాసులు కింద ఉన్నాయి.',
  },
  question: (email) => `ఈ తేదీలు మీకు కుదరకపోతే ఇక్కడ రాయండి: ${email}`,
}

export const CLASS_REMINDER: Texts<typeof en.CLASS_REMINDER> = {
  subjects: {
    day: (course) => `${course}: మీ తర్వాతి క్లాస్ రిమైండర్`,
    hour: (course) => `మీ క్లాస్ త్వరలో మొదలవుతుంది: ${course}`,
  },
  opening: 'మీ తర్వాతి క్లాస్‌ను గుర్తుచేస్తున్నాం.',
  soon: (startsIn) => `మీ క్లాస్ ${startsIn} మొదలవుతుంది.`,
  aloneSubjects: {
    day: (course) => `రిమైండర్: ${course}`,
    hour: (course) => `త్వరలో మొదలవుతుంది: ${course}`,
  },
  aloneOpening: 'మీ క్లాస్‌ను గుర్తుచేస్తున్నాం.',
  lessonPage: 'పాఠం తెరవండి',
  classPage: 'మీ క్లాస్ పేజీ చూడండి',
  live: 'క్లాస్',
  when: 'ఎప్పుడు',
  linkToCome: 'క్లాస్‌కు ముందు లింక్ మీ కోర్సు పేజీలో కనిపిస్తుంది.',
  timetable: 'మీ బ్యాచ్ క్లాసులన్నీ',
  question: (email) => `రాలేకపోతే, లేదా ఏదైనా అడగాలంటే, ఇక్కడ రాయండి: ${email}`,
}

export const GROUP_FULL: Texts<typeof en.GROUP_FULL> = {
  subjects: {
    full: (course) => `${course}: మీ బ్యాచ్ నిండింది`,
    cancelled: (course) => `${course}: మీ బ్యాచ్ రద్దయింది`,
  },
  preview: 'వేరే బ్యాచ్ గురించి లేదా డబ్బు తిరిగి పంపడం గురించి మీకు రాస్తాం.',
  openings: {
    full: 'మీరు చెల్లించినట్లు తెలిసింది, కానీ అంతకుముందే మీ బ్యాచ్‌లో చివరి సీటు వేరొకరికి వెళ్లింది. క్షమించండి. వేరే బ్యాచ్ గురించి మీకు రాస్తాం, లేదా మీరు చెల్లించినది తిరిగి పంపుతాం.',
    cancelled:
      'మీరు చెల్లించినట్లు తెలిసింది, కానీ అంతకుముందే మీ బ్యాచ్ రద్దయింది. క్షమించండి. వేరే బ్యాచ్ గురించి మీకు రాస్తాం, లేదా మీరు చెల్లించినది తిరిగి పంపుతాం.',
  },
  question: (email) => `మీరే ముందుగా మాకు రాయవచ్చు: ${email}`,
}

export const SEAT_LOST: Texts<typeof en.SEAT_LOST> = {
  subject: (code) => `${code} కోసం వేరే బ్యాచ్ కావాలి`,
  previews: {
    full: 'క్లయింట్ చెల్లించేలోపు బ్యాచ్‌లో చివరి సీటు వేరొకరికి వెళ్లింది.',
    cancelled: 'రద్దయిన బ్యాచ్‌కు ఒక క్లయింట్ చెల్లించారు.',
  },
  openings: {
    full: 'ఒక క్లయింట్ తమ సీటు గడువు దాటాక చెల్లింపు తెలిపారు; బ్యాచ్ నిండింది. ఈ బుకింగ్ ఇప్పుడు ఏ బ్యాచ్‌లోనూ లేదు. దయచేసి “కోర్సులు, బ్యాచ్‌లు” కింద క్లయింట్‌ను వేరే బ్యాచ్‌లో చేర్చండి, ఈ బ్యాచ్ సీట్లు పెంచండి, లేదా డబ్బు తిరిగి పంపండి. మీరు రాస్తారని క్లయింట్‌కు చెప్పాం.',
    cancelled:
      'ఒక క్లయింట్ రద్దయిన బ్యాచ్‌కు చెల్లించినట్లు తెలిపారు. ఈ బుకింగ్ ఇప్పుడు ఏ బ్యాచ్‌లోనూ లేదు. దయచేసి “కోర్సులు, బ్యాచ్‌లు” కింద క్లయింట్‌ను వేరే బ్యాచ్‌లో చేర్చండి, లేదా డబ్బు తిరిగి పంపండి. మీరు రాస్తారని క్లయింట్‌కు చెప్పాం.',
  },
}
