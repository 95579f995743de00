import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { MOST_LAPSED_OFFERS, MOST_WAITING, OFFER_HOURS, WAIT_DAYS_AHEAD } from '#domain/bookings/waitlist.ts'
import type * as en from '../../en/booking/waitlist.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** Texts of the waitlist: joining, offers, leaving, and the lists of clients and staff. */

const OFFER_TIME = durationBefore(OFFER_HOURS, 'hour')

const DAY_AHEAD = `ఈరోజు నుంచి ${WAIT_DAYS_AHEAD} రోజుల లోపు ఒక రోజు ఎంచుకోండి`

export const PART_LABELS: Texts<typeof en.PART_LABELS> = {
  any: 'ఏ సమయమైనా',
  morning: 'ఉదయం (మధ్యాహ్నం 12 వరకు)',
  afternoon: 'మధ్యాహ్నం (12 నుంచి సాయంత్రం 5 వరకు)',
  evening: 'సాయంత్రం (5 తర్వాత)',
}

export const WAIT_LINK: Texts<typeof en.WAIT_LINK> = {
  question: 'ఏ సమయమూ కుదరడం లేదా?',
  link: 'ఖాళీ సమయం కోసం వేచి ఉండండి',
}

export const WAIT_FORM: Texts<typeof en.WAIT_FORM> = {
  title: 'ఖాళీ సమయం కోసం వేచి ఉండండి',
  lead: (service) =>
    `${service} కోసం మీకు ఎప్పుడు వీలవుతుందో చెప్పండి. సమయం ఖాళీ అయి మీ వంతు రాగానే ఈమెయిల్ చేసి, ${OFFER_TIME} వరకు మీ కోసం ఉంచుతాం. బుక్ చేసేవరకు ఏమీ చెల్లించనక్కర్లేదు.`,
  firstDate: 'ఎప్పటి నుంచి',
  lastDate: 'ఎప్పటి వరకు',
  partOfDay: 'రోజులో ఏ వేళ',
  zoneHint: 'రోజులు, సమయాలు ఈ టైమ్ జోన్‌లో ఉన్నాయి.',
  email: 'ఈమెయిల్',
  emailHint: `చిరునామా మీదేనని చూడటానికి ${CODE_LENGTH} కోడ్ ఈమెయిల్ చేస్తాం. పాస్‌వర్డ్ అవసరం లేదు.`,
  submit: 'వెయిటింగ్ లిస్ట్‌లో చేరండి',
  submitting: 'కాసేపు ఆగండి…',
  back: 'బుకింగ్ ఫారానికి తిరిగి వెళ్లండి',
  freeNow: 'ఖాళీ సమయాలు చూడండి',
  signIn: 'మీకు ఖాతా ఉందా?',
  failed: 'మీరు ఇంకా వెయిటింగ్ లిస్ట్‌లో లేరు',
  joined: {
    tone: 'success',
    title: 'మీరు వెయిటింగ్ లిస్ట్‌లో ఉన్నారు',
    detail: 'సమయం ఖాళీ కాగానే ఈమెయిల్ చేస్తాం.',
  },
  problems: {
    'first-date': DAY_AHEAD,
    'last-date': DAY_AHEAD,
    'days-reversed': 'చివరి రోజు మొదటి రోజు కంటే ముందు ఉండకూడదు',
    'part-of-day': 'చూపిన వేళల్లో ఒకటి ఎంచుకోండి',
    over: 'ఈ సమయం కోసం వేచి ఉండటానికి ఆలస్యమైంది. దయచేసి తర్వాతి రోజు ఎంచుకోండి.',
    'not-sold-by-time': 'ఈ సేవకు అపాయింట్‌మెంట్ అక్కర్లేదు, ఇప్పుడే బుక్ చేయవచ్చు.',
    'times-free': 'ఈ రోజుల్లో ఖాళీ సమయాలు ఉన్నాయి, వేచి ఉండనక్కర్లేదు.',
    'too-many-entries': `మీరు ఇప్పటికే ${numberInWords(MOST_WAITING)} వెయిటింగ్ లిస్ట్‌లలో ఉన్నారు. ముందుగా డాష్‌బోర్డ్‌లో ఒకదాని నుంచి తప్పుకోండి.`,
    'already-waiting': 'వీటిలో కొన్ని రోజులకు మీరు ఇప్పటికే వేచి ఉన్నారు. మీ డాష్‌బోర్డ్‌లో చూడండి.',
    'address-unverified': 'ముందుగా మీ ఈమెయిల్ చిరునామా ధ్రువీకరించండి. మేము పంపిన ఈమెయిల్‌లో లింక్ ఉంది.',
  },
}

export const WAIT_CODE: Texts<typeof en.WAIT_CODE> = {
  title: 'కోడ్ రాయండి',
  submit: 'వెయిటింగ్ లిస్ట్‌లో చేరండి',
  again: 'కొత్త కోడ్ పంపండి',
  change: 'వివరాలు లేదా ఈమెయిల్ మార్చండి',
  sent: { tone: 'success', title: 'మీ ఈమెయిల్ చూడండి', detail: `మీకు ${CODE_LENGTH} కోడ్ పంపాం.` },
}

export const OFFER: Texts<typeof en.OFFER> = {
  title: 'మీ కోసం ఒక సమయం ఖాళీ అయింది',
  lead: (until) => `${timeBefore(until, 'వరకు')} దీన్ని మీ కోసం ఉంచుతాం.`,
  service: 'సేవ',
  when: 'ఎప్పుడు',
  price: 'ధర',
  take: 'ఈ సమయం తీసుకోండి',
  takeHint: 'తర్వాత బుకింగ్ ఫారం నింపి, చెల్లించాలి.',
  closedTitle: 'ఈ సమయాన్ని ఇక మీ కోసం ఉంచడం లేదు',
  lapsed: `${OFFER_TIME} గడువు ముగిసింది, కాబట్టి తర్వాతివారికి ఇచ్చాం. మీరు ఇంకా వెయిటింగ్ లిస్ట్‌లోనే ఉన్నారు.`,
  notSold: 'ఈ సేవ ఇక లేదు. దయచేసి మాకు రాయండి.',
  book: 'ఖాళీ సమయాలు చూడండి',
}

export const LEAVE: Texts<typeof en.LEAVE> = {
  title: 'వెయిటింగ్ లిస్ట్ నుంచి తప్పుకుంటారా?',
  lead: 'దీని ఖాళీ సమయాల గురించి ఇక ఈమెయిల్ చేయం.',
  submit: 'తప్పుకోండి',
  leftTitle: 'మీరు వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు',
  left: 'దీని ఖాళీ సమయాల గురించి ఇక ఈమెయిల్ చేయం.',
  home: 'హోమ్ పేజీకి వెళ్లండి',
}

/** Why a client no longer waits. */
export const WAIT_ENDS: Texts<typeof en.WAIT_ENDS> = {
  booked: 'మీరు ఒక సమయం బుక్ చేశారు, కాబట్టి ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు.',
  left: 'మీరు ఈ వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు.',
  removed: 'మీరు ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు. ఇది పొరపాటైతే మాకు రాయండి.',
  passed: 'మీరు వేచి ఉన్న రోజులు అయిపోయాయి.',
  unanswered: `మీకు ${numberInWords(MOST_LAPSED_OFFERS)} సార్లు సమయం ఇచ్చాం, మీరు తీసుకోలేదు, కాబట్టి ఇక ఈ వెయిటింగ్ లిస్ట్‌లో లేరు. మళ్లీ చేరవచ్చు.`,
}

export const MY_WAITING: Texts<typeof en.MY_WAITING> = {
  title: 'ఖాళీ సమయం కోసం వేచి ఉన్నవి',
  days: (first, last) => (first === last ? first : `${first} నుంచి ${last} వరకు`),
  with: (name) => `${name} గారితో`,
  offered: (when, until) => `ఒక సమయం ఖాళీ అయింది: ${when}. దీన్ని ${timeBefore(until, 'వరకు')} మీ కోసం ఉంచుతాం.`,
  see: 'చూసి ఈ సమయం తీసుకోండి',
  leave: 'వెయిటింగ్ లిస్ట్ నుంచి తప్పుకోండి',
  left: {
    tone: 'success',
    title: 'మీరు వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు',
    detail: 'దీని గురించి ఇక ఈమెయిల్ చేయం.',
  },
}

export const DESK_WAITLIST: Texts<typeof en.DESK_WAITLIST> = {
  title: 'వెయిటింగ్ లిస్ట్',
  lead: `ఖాళీ సమయం కోసం వేచి ఉన్నవారు, ముందు చేరినవారు ముందు. సమయం ఖాళీ అయితే ఈమెయిల్‌తో ఇచ్చి, ${OFFER_TIME} వరకు ఉంచుతాం.`,
  none: 'ఎవరూ వేచి లేరు',
  noneLead: 'ఏ సమయమూ కుదరకపోతే క్లయింట్లు బుకింగ్ ఫారం నుంచి వెయిటింగ్ లిస్ట్‌లో చేరవచ్చు.',
  since: (day) => `${day} నుంచి`,
  offered: (when, until) => `ఇచ్చిన సమయం: ${when}, ${timeBefore(until, 'వరకు')} ఉంటుంది`,
  remove: 'తీసివేయండి',
  removeOf: (name) => `${name}: వెయిటింగ్ లిస్ట్ నుంచి తీసివేయండి`,
  removed: {
    tone: 'success',
    title: 'వెయిటింగ్ లిస్ట్ నుంచి తీసివేశాం',
    detail: 'దీని సమయాలు ఇక ఈ క్లయింట్‌కు పంపం.',
  },
  gone: { tone: 'note', title: 'ఇక వేచి లేరు', detail: 'ఈ క్లయింట్ ఇప్పటికే వెయిటింగ్ లిస్ట్ నుంచి తప్పుకున్నారు.' },
}
