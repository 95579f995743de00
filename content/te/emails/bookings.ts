import { shortDay } from '#content/words/dates.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { MOST_LAPSED_OFFERS, OFFER_HOURS, type PartOfDay } from '#domain/bookings/waitlist.ts'
import type { CancellationCause, WaitInEmail } from '#domain/emails/booking-emails.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import { istInstant } from '#domain/time/india-time.ts'
import type * as en from '../../en/emails/bookings.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

export const BOOKING_RECEIVED: Texts<typeof en.BOOKING_RECEIVED> = {
  preview: (service) => `${service} ఖరారు కావడానికి చెల్లించండి.`,
  heldBriefly: `ఈ సమయాన్ని ${durationBefore(HOLD_MINUTES, 'minute')} వరకు మీ కోసం ఉంచుతాం. ఆ తర్వాత వేరొకరు కూడా బుక్ చేయవచ్చు.`,
  heldUntil: (time) => `ఈ సమయాన్ని ${timeBefore(time, 'వరకు')} మీ కోసం ఉంచుతాం.`,
}

export const COURSE_BOOKED: Texts<typeof en.COURSE_BOOKED> = {
  preview: (course) => `${course} కోర్సులో చేరడానికి చెల్లించండి.`,
}

const CAUSES: Readonly<Record<CancellationCause, string>> = {
  client: 'మీరు ఈ బుకింగ్‌ను రద్దు చేశారు.',
  staff: 'క్షమించండి, ఈ బుకింగ్‌ను మేము రద్దు చేయాల్సి వచ్చింది.',
  'account-deleted': 'మీరు కోరినట్టు మీ ఖాతా తొలగిస్తున్నాం, కాబట్టి ఈ బుకింగ్ రద్దయింది.',
  expired: 'ఈ బుకింగ్‌కు చెల్లింపు అందలేదు, కాబట్టి రద్దయింది.',
  included: 'పూర్తి కోర్సుతో పాటు ఈ కోర్సు మీకు ఉంది, కాబట్టి దీనికి చెల్లించనక్కర్లేదు. ఈ బుకింగ్‌ను ముగించాం.',
}

export const BOOKING_CANCELLED_EMAIL: Texts<typeof en.BOOKING_CANCELLED_EMAIL> = {
  subject: (code) => `మీ బుకింగ్ ${code} రద్దయింది`,
  causes: CAUSES,
  ended: {
    group: 'క్షమించండి: మీరు బుక్ చేసిన బ్యాచ్ జరగదు. అందుకే మీ బుకింగ్‌ను రద్దు చేశాం.',
    class: 'క్షమించండి: మీరు బుక్ చేసిన క్లాస్ జరగదు. అందుకే మీ బుకింగ్‌ను రద్దు చేశాం.',
  },
  enrollmentEnded: 'ఈ కోర్సులో మీ చేరిక ముగిసింది, పాఠాలు ఇక తెరుచుకోవు.',
  lessons: 'నా పాఠాలు చూడండి',
  again: 'మళ్లీ బుక్ చేయండి',
  ifPaid: (email) => `మీరు ఇప్పటికే చెల్లించి ఉంటే, ఇక్కడ రాయండి: ${email}`,
  questions: (email) => `ఏవైనా ప్రశ్నలుంటే, ఇక్కడ రాయండి: ${email}`,
}

export const BOOKING_CHANGED: Texts<typeof en.BOOKING_CHANGED> = {
  subject: (code) => `మీ సెషన్ ${code} సమయం మారింది`,
  preview: 'మీ సెషన్ కొత్త సమయం చూడండి.',
  movedFrom: (time) => `మీ సెషన్ ఇంతకుముందు ${time} ఉండేది. కొత్త సమయం ఇది:`,
  newTime: 'మీ సెషన్ కొత్త సమయం:',
}

export const ASTROLOGER_CHANGED: Texts<typeof en.ASTROLOGER_CHANGED> = {
  subject: (name, code) => `మీ బుకింగ్ ${code} ఇక ${name} గారితో`,
  preview: 'మీ బుకింగ్‌కు జ్యోతిష్కులు మారారు. మిగతాదంతా అలాగే ఉంటుంది.',
  session: (name) => `మీ సెషన్ ${name} గారు చూస్తారు. సమయం, ధర మారవు:`,
  question: (name) => `మీ ప్రశ్నకు ${name} గారు జవాబిస్తారు. ధర మారదు:`,
  note: (email) => `ఇది మీకు సరిపడకపోతే, ఇక్కడ రాయండి: ${email}`,
}

export const SLOT_RELEASED: Texts<typeof en.SLOT_RELEASED> = {
  preview: 'మీరు మళ్లీ సమయం ఎంచుకోవచ్చు.',
  again: 'మళ్లీ సమయం ఎంచుకోండి',
  paid: 'నేను ఇప్పటికే చెల్లించాను',
  note: (time) =>
    `మీ వివరాలు అలాగే ఉన్నాయి. మీరు చెల్లించి ఉంటే, ${timeBefore(time, 'లోపు')} ట్రాన్సాక్షన్ ID పంపండి: ఆ సమయం ఖాళీగా ఉంటే అది మీదే, లేకపోతే వేరేది ఎంచుకోవచ్చు.`,
}

const PARTS_OF_DAY: Readonly<Record<PartOfDay, string>> = {
  any: 'ఏ సమయమైనా',
  morning: 'ఉదయం',
  afternoon: 'మధ్యాహ్నం',
  evening: 'సాయంత్రం',
}

/** "మీరు వేచి ఉన్నది: Prasna, 20 నవం 2026 నుంచి 22 నవం 2026 వరకు, ఉదయం." */
function waitingText({ serviceName, firstDate, lastDate, partOfDay }: WaitInEmail): string {
  const day = (date: string) => shortDay(istInstant(date, '12:00'))
  const days = firstDate === lastDate ? day(firstDate) : `${day(firstDate)} నుంచి ${day(lastDate)} వరకు`
  return `మీరు వేచి ఉన్నది: ${serviceName}, ${days}, ${PARTS_OF_DAY[partOfDay]}.`
}

export const WAITLIST_JOINED: Texts<typeof en.WAITLIST_JOINED> = {
  subject: (service) => `${service}: మీరు వెయిటింగ్ లిస్ట్‌లో ఉన్నారు`,
  preview: 'సమయం ఖాళీ కాగానే ఈమెయిల్ చేస్తాం.',
  waiting: waitingText,
  whatHappens: `సమయం ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేసి, ${durationBefore(OFFER_HOURS, 'hour')} వరకు మీ కోసం ఉంచుతాం. బుక్ చేసేవరకు ఏమీ చెల్లించనక్కర్లేదు.`,
  leave: 'వెయిటింగ్ లిస్ట్ నుంచి తప్పుకోండి',
}

export const WAITLIST_OFFER: Texts<typeof en.WAITLIST_OFFER> = {
  subject: (service) => `${service} కోసం ఒక సమయం ఖాళీ అయింది`,
  preview: (time) => `${timeBefore(time, 'వరకు')} మీ కోసం ఉంచుతాం.`,
  free: (wait) => `${waitingText(wait)} ఇప్పుడు ఒక సమయం ఖాళీ అయింది, మీ వంతు వచ్చింది.`,
  price: 'ధర',
  heldUntil: 'మీ కోసం ఉంచే గడువు',
  take: 'చూసి ఈ సమయం తీసుకోండి',
  note: `అప్పటికి తీసుకోకపోతే తర్వాతివారికి ఇస్తాం. మీరు వేరే సమయాల కోసం వెయిటింగ్ లిస్ట్‌లోనే ఉంటారు; ${numberInWords(MOST_LAPSED_OFFERS)} సార్లు ఇచ్చినా తీసుకోకపోతే మాత్రం తీసేస్తాం.`,
}

export const REMINDER_2_DAYS: Texts<typeof en.REMINDER_2_DAYS> = {
  preview: `మీ సెషన్‌కు ఇంకా ${numberInWords(REMINDER_DAYS_BEFORE)} రోజులు.`,
  linkToCome: 'సెషన్‌కు ముందు మీటింగ్ లింక్ పంపుతాం.',
  question: (email) => `ఏదైనా అడగాలా? ఇక్కడ రాయండి: ${email}`,
}

export const SESSION_SOON: Texts<typeof en.SESSION_SOON> = {
  preview: 'మీ సెషన్ ఈరోజు.',
  weCall: (phone) => `సెషన్ సమయానికి మేమే ఫోన్ చేస్తాం. ఫోన్ రాకపోతే, ఈ నంబర్‌కు చేయండి: ${phone}`,
  cannotCome: (phone, email) => `రాలేకపోతే, దయచేసి ఇప్పుడే చెప్పండి: ${phone} లేదా ${email}`,
}

/** Completes "మీ సెషన్ … మొదలవుతుంది." */
export function startsIn(minutes: number): string {
  if (minutes >= 105) return 'సుమారు రెండు గంటల్లో'
  if (minutes >= 75) return 'సుమారు గంటన్నరలో'
  if (minutes >= 55) return 'సుమారు ఒక గంటలో'
  if (minutes >= 8) return `సుమారు ${Math.round(minutes / 5) * 5} నిమిషాల్లో`
  return 'కొన్ని నిమిషాల్లో'
}

export const SESSION_LINK: Texts<typeof en.SESSION_LINK> = {
  preview: 'ఈ ఈమెయిల్ దాచుకోండి. ఇందులో మీటింగ్ లింక్ ఉంది.',
  note: (phone) => `లింక్ తెరుచుకోకపోతే ఫోన్ చేయండి: ${phone}`,
}

export const SESSION_FOLLOW_UP: Texts<typeof en.SESSION_FOLLOW_UP> = {
  subject: (code) => `మీ సెషన్‌కు ధన్యవాదాలు (${code})`,
  preview: (service) => `${service} ఎలా జరిగింది? మీ అభిప్రాయం ఇతరులకు ఉపయోగపడుతుంది.`,
  thanks: (service, code) => `మీ నమ్మకానికి ధన్యవాదాలు. ${service} (${code}) మీకు ఉపయోగపడిందని ఆశిస్తున్నాం.`,
  answer: 'మీ కోసం రాసినది మీ డాష్‌బోర్డ్‌లో ఉంది. ఎప్పుడైనా మళ్లీ చదవవచ్చు.',
  readAnswer: 'ఇప్పుడే చదవండి',
  ask: 'ఎలా జరిగిందో చెబుతారా? మెచ్చుకోలైనా, విమర్శైనా, మాకూ తర్వాత బుక్ చేసేవారికీ ఉపయోగపడుతుంది.',
  button: 'రివ్యూ రాయండి',
  note: 'ఈ లింక్ సైన్ ఇన్ లేకుండా పనిచేస్తుంది, కాబట్టి ఈ ఈమెయిల్‌ను ఎవరికీ పంపకండి. మీ రివ్యూ చూపాలో వద్దో, ఏ పేరుతో చూపాలో మీరే నిర్ణయిస్తారు. ప్రతి సెషన్‌కు ఒక్కసారే అడుగుతాం, అదే పేజీలో ఇవి ఆపేయవచ్చు.',
}

export const ANSWER_PUBLISHED: Texts<typeof en.ANSWER_PUBLISHED> = {
  subject: (code) => `మీ జవాబు సిద్ధం (${code})`,
  preview: (practice, service) => `${service} గురించి ${practice} వారు మీకు రాశారు.`,
  opening: (service, code) => `${service} (${code}) గురించి మీకు రాశాం.`,
  button: 'మీ జవాబు చదవండి',
  note: 'మీ గోప్యత కోసం జవాబు ఈ ఈమెయిల్‌లో లేదు. చదవడానికి సైన్ ఇన్ చేయండి.',
}

export const ANSWER_CORRECTED: Texts<typeof en.ANSWER_CORRECTED> = {
  subject: (code) => `మీ జవాబును సరిదిద్దాం (${code})`,
  opening: (service, code) => `${service} (${code}) గురించి మీకు రాసినదాన్ని సరిదిద్దాం.`,
  button: 'సరిదిద్దిన జవాబు చదవండి',
}

export const REMEDIES_PUBLISHED: Texts<typeof en.REMEDIES_PUBLISHED> = {
  subject: (code) => `మీ పరిహారాలు సిద్ధం (${code})`,
  preview: (practice) => `మీరు చేయగలిగినవి, మీ ఊరి తేదీలతో ${practice} వారు రాశారు.`,
  opening: (service, code) => `${service} (${code}) తర్వాత మీ పరిహారాలను మీ ఊరి తేదీలతో రాశాం.`,
  button: 'మీ పరిహారాలు చూడండి',
  note: 'మీ గోప్యత కోసం పరిహారాలు ఈ ఈమెయిల్‌లో లేవు. చదవడానికి సైన్ ఇన్ చేయండి.',
}
