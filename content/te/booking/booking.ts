import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { tooLong } from '#content/frame/field-texts.ts'
import { listWithOr } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { FEWEST_LIFE_EVENTS } from '#domain/births/life-events.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import { MOST_HOLDS, MOST_UNPAID } from '#domain/bookings/holds.ts'
import type * as en from '../../en/booking/booking.ts'
import type { Texts } from '../../texts.ts'
import { BIRTH_PROBLEMS } from '../charts/birth-form.ts'
import { REFUND_POLICY } from './refund-policy.ts'
import { GIFT_PROBLEMS } from './vouchers.ts'

/** Texts of the booking form. Titles and details of toasts come in pairs. */

export const BOOKING: Texts<typeof en.BOOKING> = {
  courseTitle: (name) => `${name}: కోర్సులో చేరండి`,
  consultationTitle: (name) => `${name}: బుక్ చేయండి`,
  courseLead: (how) => `కొన్ని వివరాలు రాసి ${how} చెల్లించండి. చెల్లింపు సరిచూడగానే మీ సీటు ఖరారవుతుంది.`,
  freeLead: 'కొన్ని వివరాలు రాసి బుకింగ్ ఖరారు చేయండి. ఏమీ చెల్లించనక్కర్లేదు.',
  consultationLead: (how) => `కొన్ని వివరాలు రాసి ${how} చెల్లించండి. మీరు చెల్లించేటప్పుడు ఆ సమయాన్ని మీ కోసం ఉంచుతాం.`,
  stepsLabel: 'మూడు అడుగుల్లో బుకింగ్',
  steps: ['వివరాలు', 'చెల్లింపు', 'ఖరారు'],
  perQuestion: 'ఒక్కో ప్రశ్నకు',
  forQuestions: (count) => `${count} ప్రశ్నలకు`,
  returningBadge: (percent) => `${percent}% తగ్గింపు (పాత క్లయింట్లకు)`,
  signIn: {
    course: 'కోర్సు బుక్ చేయడానికి సైన్ ఇన్ చేయండి',
    consultation: 'సంప్రదింపు బుక్ చేయడానికి సైన్ ఇన్ చేయండి',
    pass: 'పాస్ కొనడానికి సైన్ ఇన్ చేయండి',
    voucher: 'వోచర్ ఇవ్వడానికి సైన్ ఇన్ చేయండి',
  },
  signInForClass: 'సీటు బుక్ చేయడానికి సైన్ ఇన్ చేయండి',
  signInNew: 'మొదటిసారి వచ్చారా? ఫారం నింపితే చాలు.',
  signInLink: 'సైన్ ఇన్ చేయండి',
  covered: 'బుకింగ్ ఖరారు చేయండి',
  submit: 'చెల్లింపుకు వెళ్లండి',
  submitting: 'మీ సమయం కేటాయిస్తున్నాం…',
  submittingPlain: 'కాసేపు ఆగండి…',
  toLessons: 'నా పాఠాలు చూడండి',
  toDashboard: 'నా డాష్‌బోర్డ్ చూడండి',
  included: {
    open: (whole) => `${whole} కోర్సుతో పాటు ఇది మీకు ఇప్పటికే ఉంది.`,
    checking: (whole) => `మీరు బుక్ చేసిన ${whole} కోర్సులో ఇది కూడా ఉంది. చెల్లింపు సరిచూడగానే తెరుచుకుంటుంది.`,
  },
  ownsParts: (titles) => `మీరు ఇప్పటికే వీటిలో చేరారు: ${titles}. ఈ కోర్సు కూడా తీసుకోవచ్చు. ధర పూర్తి కోర్సుది, మీ పాత కోర్సులు మీకే ఉంటాయి.`,
}

export const BOOKING_DIALOG: Texts<typeof en.BOOKING_DIALOG> = {
  loading: 'ఫారం తెరుచుకుంటోంది',
  close: 'ఫారం మూసివేయండి',
  notSent: {
    tone: 'error',
    title: 'ఇది చేరలేదు',
    detail: 'మీ వివరాలు ఇక్కడే ఉన్నాయి. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ పంపండి.',
  },
}

export const BOOKING_SUMMARY: Texts<typeof en.BOOKING_SUMMARY> = {
  noTime: 'దయచేసి సమయం ఎంచుకోండి',
  start: (day) => `ప్రారంభం: ${day}`,
}

/** The refund and reschedule rules of the terms, in short. */
export const BOOKING_POLICY: Texts<typeof en.BOOKING_POLICY> = {
  consultation: REFUND_POLICY.consultation,
  question: REFUND_POLICY.question,
  course: REFUND_POLICY.course,
  class: REFUND_POLICY.class,
  pass: 'పాస్‌ను ఎప్పుడైనా రద్దు చేయవచ్చు. వాడని సెషన్ల వాటా డబ్బు తిరిగి ఇస్తాం.',
  voucher: 'మనసు మారితే మాకు రాయండి. ఎవరూ వాడని వోచర్ డబ్బు తిరిగి ఇస్తాం.',
}

export const BOOKING_CODE: Texts<typeof en.BOOKING_CODE> = {
  title: 'కోడ్ రాయండి',
  submit: 'చెల్లింపుకు వెళ్లండి',
  again: 'కొత్త కోడ్ పంపండి',
  change: 'వివరాలు లేదా ఈమెయిల్ మార్చండి',
  usePassword: (providers) => `బదులుగా ${listWithOr(['పాస్‌వర్డ్', ...providers])} వాడండి`,
  sent: { tone: 'success', title: 'మీ ఈమెయిల్ చూడండి', detail: `మీకు ${CODE_LENGTH} కోడ్ పంపాం.` },
  draftLost: {
    tone: 'error',
    title: 'మీ వివరాలు మరోసారి చూడండి',
    detail: 'చాలాసేపు అయింది, కాబట్టి దయచేసి ఫారం మరోసారి నింపండి.',
  },
}

export const BOOKING_FIELD_TEXTS: Texts<typeof en.BOOKING_FIELD_TEXTS> = {
  you: 'మీ గురించి',
  fullName: 'పూర్తి పేరు',
  phone: 'ఫోన్',
  email: 'ఈమెయిల్',
  emailHint: `కొనసాగడానికి మీకు ${CODE_LENGTH} కోడ్ ఈమెయిల్ చేస్తాం. పాస్‌వర్డ్ అవసరం లేదు.`,
  phoneHint: 'విదేశాల్లో ఉంటే దేశం కోడ్ కూడా రాయండి.',
  time: 'ఎప్పుడు కలుద్దాం?',
  start: 'ఎప్పుడు మొదలుపెడతారు?',
  startHint: 'చెల్లింపు సరిచూడగానే పాఠాలు తెరుచుకుంటాయి. మీకు వీలైన వేగంతో నేర్చుకోవచ్చు.',
  timeHint: 'అన్ని సమయాలు భారత కాలమానం (IST) ప్రకారం.',
  timeHintBoth: 'సమయాలు మీ టైమ్ జోన్‌లో ఉన్నాయి, కింద భారత కాలమానం (IST) ఉంది.',
  date: 'తేదీ',
  hour: 'ఖాళీ సమయాలు',
  astrologer: 'ఎవరితో మాట్లాడతారు?',
  cohort: 'ఏ బ్యాచ్?',
  classDate: 'ఏ తేదీ?',
  anyone: 'ఎవరైనా సరే',
  nextDays: 'తర్వాతి ఖాళీ రోజులు',
  moreDays: 'మరిన్ని రోజులు',
  noCalendar: 'క్యాలెండర్ తెరుచుకోలేదు. పైన ఉన్న రోజుల్లో ఒకటి ఎంచుకోండి, లేదా పేజీ మళ్లీ తెరవండి.',
  showHours: 'ఖాళీ సమయాలు చూపండి',
  noHours: 'ఈ రోజు ఖాళీ సమయాలు లేవు. దయచేసి వేరే రోజు ఎంచుకోండి.',
  noDays: 'రాబోయే వారాల్లో ఖాళీ సమయాలు లేవు. మాకు రాయండి, మీ కోసం ఒక సమయం చూస్తాం.',
  now: 'మీ ప్రశ్న సమయం',
  nowHint: 'మీ బుకింగ్ మాకు చేరిన సమయానికే ప్రశ్న చక్రం వేస్తాం.',
  currentLocation: 'మీరు ఇప్పుడు ఉన్న ఊరు',
  currentLocationHint: 'ఇప్పుడు ఉన్న చోటు: ఊరి పేరు, లేదా అక్షాంశం, రేఖాంశం.',
  currentLocationNotFound: 'ఈ ఊరు మాకు తెలియలేదు. అలాగే ఉంచవచ్చు, లేదా దగ్గర్లోని పట్టణం రాయండి.',
  useLocation: 'నా లొకేషన్ వాడండి',
  notes: 'గమనికలు',
  question: 'మీ ప్రశ్న',
  questions: 'ఎన్ని ప్రశ్నలు అడుగుతారు?',
  questionsHint: 'ఒక్కో లైన్‌లో ఒక్కో ప్రశ్న, వీలైనంత స్పష్టంగా రాయండి.',
  questionsPrice: (count, price) => `${count} ${count === 1 ? 'ప్రశ్న' : 'ప్రశ్నలు'}, ${price}`,
  coupon: 'కూపన్ కోడ్',
  couponHint: 'పాత క్లయింట్ల తగ్గింపుతో కూపన్ కలవదు. రెండింటిలో ఏది ఎక్కువైతే అది వస్తుంది.',
  couponBetter: 'పాత క్లయింట్‌గా మీ తగ్గింపు ఈ కూపన్ కంటే ఎక్కువ, కాబట్టి అదే వస్తుంది.',
  couponApplied: (saved) => `ఈ కూపన్‌తో ${saved} ఆదా.`,
  applyCoupon: 'కూపన్ వాడండి',
  notesHint: {
    course: 'మీరు ఏం నేర్చుకోవాలనుకుంటున్నారో రాయండి.',
    consultation: 'దేని గురించి మాట్లాడాలనుకుంటున్నారో రాయండి.',
    pass: 'మాకు ఏదైనా చెప్పాలంటే రాయండి.',
    voucher: 'మాకు ఏదైనా చెప్పాలంటే రాయండి.',
  },
  questionHint: 'ఒకే ప్రశ్న, వీలైనంత స్పష్టంగా అడగండి.',
  consent: 'నా సెషన్‌కు సిద్ధం కావడానికి మీరు ఈ వివరాలను {privacy} ప్రకారం వాడేందుకు అంగీకరిస్తున్నాను.',
  consentPass: 'నా బుకింగ్ కోసం మీరు ఈ వివరాలను {privacy} ప్రకారం వాడేందుకు అంగీకరిస్తున్నాను.',
  consentCourse: 'కోర్సు కోసం మీరు ఈ వివరాలను {privacy} ప్రకారం వాడేందుకు అంగీకరిస్తున్నాను.',
  privacy: 'గోప్యతా విధానం',
}

/** Shown beside a field with a problem; each says what to do. */
export const BOOKING_FIELD_PROBLEMS: Texts<typeof en.BOOKING_FIELD_PROBLEMS> = {
  fullName: { missing: 'మీ పూర్తి పేరు రాయండి' },
  phone: { missing: 'మీ ఫోన్ నంబర్ రాయండి', invalid: 'ఫోన్ నంబర్ మరోసారి చూడండి' },
  bookingDate: { missing: 'తేదీ ఎంచుకోండి', invalid: 'ఈరోజు నుంచి ఒక సంవత్సరం లోపు రోజు ఎంచుకోండి' },
  preferredTime: { missing: 'సమయం ఎంచుకోండి', invalid: 'చూపిన సమయాల్లో ఒకటి ఎంచుకోండి' },
  ...BIRTH_PROBLEMS,
  birthDate: { ...BIRTH_PROBLEMS.birthDate, invalid: '1900 నుంచి ఈరోజు వరకు ఉన్న తేదీ రాయండి' },
  forWhom: {},
  forName: { missing: 'ఈ సెషన్ ఎవరి కోసమో వారి పేరు రాయండి' },
  saveBirth: {},
  lifeEvents: {
    missing: `జీవితంలోని కనీసం ${numberInWords(FEWEST_LIFE_EVENTS)} సంఘటనలు, ఒక్కోదానికి తేదీ లేదా సంవత్సరంతో రాయండి`,
  },
  intakeAnswers: {},
  currentLocation: { missing: 'మీరు ఇప్పుడు ఉన్న ఊరు రాయండి', 'too-long': tooLong(LONGEST_PLACE) },
  questions: { invalid: 'ఎన్ని ప్రశ్నలు అడుగుతారో ఎంచుకోండి' },
  notes: { missing: 'మీ ప్రశ్న రాయండి', 'too-long': tooLong(LONGEST_NOTES) },
  ...GIFT_PROBLEMS,
  pass: {},
  coupon: {},
  guardian: {
    missing: `ఈ పుట్టిన తేదీ ప్రకారం వయసు ${OF_AGE_YEARS} ఏళ్ల లోపు. పిల్లల కోసం తల్లిదండ్రులు లేదా సంరక్షకులే బుక్ చేయగలరు. దయచేసి కింద నిర్ధారించండి.`,
  },
  consent: { missing: 'మీ వివరాలు వాడేందుకు ఇక్కడ టిక్ పెట్టండి' },
  timeZone: {},
  astrologer: {},
  cohort: { missing: 'ఒక బ్యాచ్ లేదా తేదీ ఎంచుకోండి', invalid: 'ప్రస్తుతం ఇక్కడ ఏ సీటూ బుక్ చేయలేరు' },
}

export const SLOT_PROBLEMS: Texts<typeof en.SLOT_PROBLEMS> = {
  'hour-unknown': 'చూపిన సమయాల్లో ఒకటి ఎంచుకోండి',
  'too-soon': 'ఆ సమయం మరీ దగ్గరలో ఉంది. దయచేసి తర్వాతి సమయం ఎంచుకోండి.',
  'too-far': 'అంత ముందుగా ఇంకా బుక్ చేయలేరు. దయచేసి ఇంకా దగ్గరి తేదీ ఎంచుకోండి.',
  'day-closed': 'ఆ రోజు మాకు సెలవు. దయచేసి వేరే రోజు ఎంచుకోండి.',
  'time-off': 'ఆ సమయంలో మేము అందుబాటులో ఉండం. దయచేసి వేరే సమయం ఎంచుకోండి.',
  'day-full': 'ఆ రోజు అన్ని సమయాలు బుక్ అయ్యాయి. దయచేసి వేరే రోజు ఎంచుకోండి.',
  'slot-taken': 'ఆ సమయాన్ని ఇప్పుడే వేరొకరు బుక్ చేశారు. దయచేసి వేరేది ఎంచుకోండి.',
}

/** Of the group of a course. */
export const SEAT_PROBLEMS: Texts<typeof en.SEAT_PROBLEMS> = {
  'cohort-full': 'ఈ బ్యాచ్ ఇప్పుడే నిండింది. వేరేది ఎంచుకోండి, లేదా దీని వెయిటింగ్ లిస్ట్‌లో చేరండి.',
  'cohort-closed': 'ఈ బ్యాచ్‌ను ఇక బుక్ చేయలేరు. వేరేది ఎంచుకోండి.',
}

export const HOLD_PROBLEMS: Texts<typeof en.HOLD_PROBLEMS> = {
  'address-unverified': 'ముందుగా మీ ఈమెయిల్ చిరునామా ధ్రువీకరించండి. మేము పంపిన ఈమెయిల్‌లో లింక్ ఉంది.',
  'too-many-holds': `చెల్లించని బుకింగ్‌లు ఇప్పటికే ${numberInWords(MOST_HOLDS)} ఉన్నాయి. ముందుగా ఒకదానికి చెల్లించండి లేదా రద్దు చేయండి.`,
  'too-many-claims': 'మీ ఇతర సెషన్ల చెల్లింపులు ఇంకా సరిచూస్తున్నాం. వాటిలో ఒకటి సరిచూడగానే మరో సెషన్ బుక్ చేయవచ్చు.',
  'too-many-unpaid': `చెల్లించని బుకింగ్‌లు ఇప్పటికే ${numberInWords(MOST_UNPAID)} ఉన్నాయి. ముందుగా కొన్నింటికి చెల్లించండి లేదా రద్దు చేయండి.`,
  'too-many-free-seats': 'ఈ రోజు మీరు చాలా సీట్లు బుక్ చేశారు. రేపు మళ్లీ ప్రయత్నించండి.',
  'already-enrolled': 'మీరు ఇప్పటికే ఈ కోర్సులో చేరారు. ఇది మీ డాష్‌బోర్డ్‌లో ఉంది.',
}

export const COUPON_PROBLEMS: Texts<typeof en.COUPON_PROBLEMS> = {
  'coupon-refused':
    'ఈ కోడ్ ఈ బుకింగ్‌కు పనిచేయదు. తప్పుగా రాసినది, వాడేసినది, గడువు దాటినది లేదా వేరే సేవకు ఇచ్చినది కావచ్చు. దయచేసి మరోసారి చూడండి, లేదా ఖాళీగా వదిలేయండి.',
  'too-often': 'చాలాసార్లు ప్రయత్నించారు. కూపన్ ఖాళీగా వదిలేయండి, లేదా గంట తర్వాత మళ్లీ ప్రయత్నించండి.',
}

export const NEXT_FREE = 'ఆ సమయం ఇక ఖాళీగా లేదు. తర్వాతి ఖాళీ సమయాలు:'

export const BOOKING_TOASTS: Texts<typeof en.BOOKING_TOASTS> = {
  failedTitle: 'బుకింగ్ కాలేదు',
  couponTitle: 'కూపన్ కోడ్ మరోసారి చూడండి',
  signUpRequired: {
    tone: 'note',
    title: 'ముందుగా ఖాతా తెరవండి',
    detail: 'బుకింగ్ పూర్తి చేయడానికి దయచేసి ఖాతా తెరవండి',
  },
  created: {
    tone: 'success',
    title: 'బుకింగ్ అయింది!',
    detail: 'బుకింగ్ ఖరారు కావడానికి UPI ద్వారా చెల్లించండి',
  },
  anyMethodDetail: 'బుకింగ్ ఖరారు కావడానికి చెల్లించండి',
  covered: { tone: 'success', title: 'బుకింగ్ ఖరారైంది!', detail: 'చెల్లించాల్సింది ఏమీ లేదు' },
  passFound: {
    tone: 'note',
    title: 'మీకు సెషన్ పాస్ ఉంది',
    detail: 'ఈ సెషన్‌కు పాస్ వాడాలో లేదో ఎంచుకుని, బుకింగ్ ఖరారు చేయండి.',
  },
  changed: {
    tone: 'success',
    title: 'బుకింగ్ మారింది',
    detail: 'బుకింగ్ ఖరారు కావడానికి UPI ద్వారా చెల్లించండి',
  },
  notChanged: {
    tone: 'note',
    title: 'మీ బుకింగ్ మారలేదు',
    detail: 'ఈ బుకింగ్‌కు ఇప్పటికే చెల్లించారు, లేదా ఇది ముగిసింది. డాష్‌బోర్డ్‌లో సమయం మార్చవచ్చు లేదా రద్దు చేయవచ్చు, లేదా మాకు రాయండి.',
  },
  alreadyBooked: {
    tone: 'note',
    title: 'ఈ కోర్సు ఇప్పటికే బుక్ చేశారు',
    detail: 'ఇదిగో మీ బుకింగ్.',
  },
  confirmed: {
    tone: 'success',
    title: 'చెల్లింపు సమాచారం అందింది!',
    detail: 'మీ బుకింగ్ నమోదైంది, కాసేపట్లో ఈమెయిల్ వస్తుంది. అందింది, సరిచూస్తున్నాం: సరిచూశాక ఈమెయిల్ చేస్తాం.',
  },
}
