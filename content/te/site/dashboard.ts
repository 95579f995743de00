import { howOften, numberInWords } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'
import type * as en from '../../en/site/dashboard.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** Texts of a client's bookings: lists, badges, rescheduling and cancelling. */

export const COUNTERS: Texts<typeof en.COUNTERS> = {
  label: 'మీ బుకింగ్‌లు, సంఖ్యల్లో',
  total: 'మొత్తం బుకింగ్‌లు',
  upcoming: 'రాబోయేవి',
  completed: 'పూర్తయినవి',
}

export const BOOKINGS: Texts<typeof en.BOOKINGS> = {
  upcoming: 'రాబోయే సెషన్లు',
  noUpcoming: 'రాబోయే సెషన్లు లేవు.',
  next: 'మీ తర్వాతి సెషన్',
  startsIn: (inTime) => `${inTime} మొదలవుతుంది`,
  toPay: 'చెల్లించాలి',
  recent: 'ఇటీవలి బుకింగ్‌లు',
  history: 'గత బుకింగ్‌లు',
  documents: 'జవాబు, ఇన్‌వాయిస్',
  invoice: 'ఇన్‌వాయిస్',
  bookedOn: 'బుక్ చేసిన రోజు',
  balanceDue: 'చెల్లించాల్సిన బాకీ',
  payAtSession: (amount) => `సెషన్‌లో ${amount} చెల్లించండి.`,
  session: 'సెషన్',
  answerBy: 'జవాబు ఎప్పటిలోగా',
  courses: 'నా కోర్సులు',
  course: 'కోర్సు',
  class: 'క్లాస్',
  classDay: 'రోజు',
  openClass: 'మీ క్లాస్ చూడండి',
  startDate: 'ప్రారంభ తేదీ',
  starts: (date) => `ప్రారంభం: ${date}`,
  lessonsDone: 'పాఠాలు',
  firstLesson: 'మొదటి పాఠం',
  nextLesson: 'తర్వాతి పాఠం',
  noSession: 'అపాయింట్‌మెంట్ అక్కర్లేదు',
  amount: 'మొత్తం',
  code: 'బుకింగ్',
  notes: 'గమనికలు',
  facts: (code, amount, bookedOn) => `బుకింగ్ ${code} · ${amount} · బుక్ చేసిన రోజు ${bookedOn}`,
  service: 'సేవ',
  forName: (name) => `${name} కోసం`,
  question: 'మీ ప్రశ్న',
  birthMissing: 'ఈ సెషన్ కోసం పుట్టిన తేదీ, సమయం, ఊరు ఇంకా కావాలి.',
  addBirth: 'జన్మ వివరాలు ఇవ్వండి',
  status: 'స్థితి',
  pay: (amount) => `${amount} చెల్లించండి`,
  payNow: (amount) => `ఇప్పుడే ${amount} చెల్లించండి`,
  tryAgain: 'ట్రాన్సాక్షన్ ID మళ్లీ పంపండి',
  join: 'మీటింగ్‌లో చేరండి',
  call: (number) => `ఫోన్ చేయండి: ${number}`,
  joinFrom: (time) => `${time} తెరుచుకుంటుంది, మీ సెషన్‌కు ${durationBefore(JOIN_MINUTES_BEFORE, 'minute')} ముందు.`,
  noLink: 'సెషన్‌కు ముందు లింక్ పంపుతాం.',
  callForLink: 'లింక్ రాకపోతే, మాకు ఫోన్ చేయండి:',
  reschedule: 'సమయం మార్చండి',
  chooseTime: 'కొత్త సమయం ఎంచుకోండి',
  cancel: 'బుకింగ్ రద్దు చేయండి',
  openFirst: 'మొదటి పాఠం తెరవండి',
  continueCourse: 'కొనసాగించండి',
  openCourse: 'కోర్సు తెరవండి',
  enrolledOnce: 'చెల్లింపు సరిచూడగానే కోర్సు తెరుచుకుంటుంది.',
  noLessons: 'మీ గురువు పాఠాలు సిద్ధం చేస్తున్నారు. అవి “నా కోర్సులు”లో కనిపిస్తాయి.',
  unpaid: (service, amount) => `${service} ఖరారు కావడానికి ${amount} చెల్లించండి.`,
  notFound: (service, amount) => `${service} కోసం మీ ${amount} చెల్లింపు కనబడలేదు.`,
  rejected: 'మీ చెల్లింపును నిర్ధారించలేకపోయాం:',
  declined: 'ఈ బుకింగ్‌కు సెషన్‌లో చెల్లించడం కుదరదు:',
  slotLost: 'మీ చెల్లింపు చేరేలోపు ఆ సమయాన్ని వేరొకరు బుక్ చేశారు. దయచేసి కొత్త సమయం ఎంచుకోండి.',
  refundDue: (amount, by) => `రీఫండ్ రావాలి: ${amount}${by === null ? '' : `. ఎంత ఆలస్యమైనా ${by} లోపు పంపుతాం`}`,
  refunded: (amount) => `రీఫండ్ అయింది: ${amount}`,
  paymentUnchecked: 'మీ చెల్లింపు మాకు చేరిందో లేదో చూస్తున్నాం.',
}

export const BADGES: Texts<typeof en.BADGES> = {
  pending: 'చెల్లింపు పెండింగ్',
  rejected: 'చెల్లింపు ఆమోదించలేదు',
  awaiting: 'సరిచూస్తున్నాం',
  asked: 'సెషన్‌లో చెల్లింపు కోరారు',
  confirmed: 'ఖరారైంది',
  enrolled: 'చేరారు',
  completed: 'పూర్తయింది',
  answered: 'జవాబిచ్చాం',
  cancelled: 'రద్దయింది',
}

export const CALENDAR: Texts<typeof en.CALENDAR> = {
  title: 'మీ క్యాలెండర్',
  lead: 'మీ సెషన్లన్నీ మీ క్యాలెండర్‌లో చూడండి. కొత్త సమయాలు వాటంతట అవే వస్తాయి. ఈ లింక్ మీకు మాత్రమే: ఇది ఉన్నవారు మీ సెషన్లు చూడగలరు, కాబట్టి ఎవరికీ ఇవ్వకండి.',
  add: 'క్యాలెండర్‌లో చేర్చండి',
  subscribe: 'నా సెషన్లన్నీ ఇక్కడ చూపండి',
  names: { google: 'Google', apple: 'Apple', outlook: 'Outlook' },
  otherCalendars: 'వేరే క్యాలెండర్ అయితే ఈ చిరునామా చేర్చండి:',
  address: 'క్యాలెండర్ లింక్',
  create: 'క్యాలెండర్ లింక్ కావాలి',
  created: { tone: 'success', title: 'క్యాలెండర్ లింక్ సిద్ధం', detail: 'కింద మీ క్యాలెండర్ ఎంచుకోండి.' },
  switchOff: 'ఆపండి',
  switchedOff: { tone: 'success', title: 'క్యాలెండర్ లింక్ ఆగింది', detail: 'ఈ లింక్ ఇక పనిచేయదు.' },
  renew: 'కొత్త లింక్ కావాలి',
  renewed: {
    tone: 'success',
    title: 'కొత్త క్యాలెండర్ లింక్',
    detail: 'పాత లింక్ ఇక పనిచేయదు.',
  },
}

export const CANCEL: Texts<typeof en.CANCEL> = {
  title: 'ఈ బుకింగ్ రద్దు చేయాలా?',
  lead: 'రద్దు చేశాక తిరిగి తీసుకురాలేరు.',
  unpaid: 'మీరు చెల్లించలేదు, కాబట్టి రీఫండ్ ఏమీ లేదు.',
  refundUntil: (instant) => `ఈ రీఫండ్ ${timeBefore(instant, 'వరకు')} వస్తుంది.`,
  refundEnded: (instant) => `రీఫండ్ ${timeBefore(instant, 'వరకే')} వచ్చేది.`,
  confirm: 'అవును, రద్దు చేయండి',
  keep: 'బుకింగ్ ఉంచండి',
  done: { tone: 'success', title: 'బుకింగ్ రద్దయింది', detail: 'వివరాలు ఈమెయిల్ చేశాం.' },
  problems: {
    'already-cancelled': 'ఈ బుకింగ్ ఇప్పటికే రద్దయింది.',
    'already-begun': 'ఈ సెషన్ మొదలైంది లేదా పూర్తయింది, కాబట్టి రద్దు చేయలేరు.',
    answered: 'మీ ప్రశ్నకు జవాబిచ్చాం, కాబట్టి ఈ బుకింగ్‌ను రద్దు చేయలేరు. ఏదైనా తప్పుంటే మాకు రాయండి.',
    'voucher-paid': 'వోచర్‌ను మీరు ఇప్పటికే ఎవరికైనా ఇచ్చి ఉండవచ్చు. తిరిగి ఇవ్వాలంటే మాకు రాయండి.',
  },
  failed: 'బుకింగ్ రద్దు కాలేదు',
}

export const RESCHEDULE: Texts<typeof en.RESCHEDULE> = {
  title: 'కొత్త సమయం ఎంచుకోండి',
  now: (session) => `ప్రస్తుత సమయం: ${session}.`,
  left: (moves) => `ఈ సెషన్ సమయాన్ని ఇంకా ${howOften(moves)} మార్చుకోవచ్చు.`,
  free: `ఇది మీ ${numberInWords(MOST_RESCHEDULES)} మార్పుల లెక్కలోకి రాదు.`,
  cost: (amount) => `సమయం మార్చడం ఉచితం: మీ ${amount} ఈ బుకింగ్‌లోనే ఉంటుంది.`,
  submit: 'కొత్త సమయం ఖరారు చేయండి',
  submitting: 'సేవ్ అవుతోంది…',
  back: 'ప్రస్తుత సమయం ఉంచండి',
  write: 'మాకు రాయండి',
  done: { tone: 'success', title: 'సెషన్ సమయం మారింది', detail: 'కొత్త సమయం ఈమెయిల్ చేశాం.' },
  failed: 'సెషన్ సమయం మారలేదు',
  problems: {
    cancelled: 'ఈ బుకింగ్ రద్దయింది, కాబట్టి సమయం మార్చలేరు.',
    'not-movable': 'ఈ బుకింగ్ సమయం మార్చలేరు.',
    'already-begun': 'ఈ సెషన్ మొదలైంది లేదా పూర్తయింది, కాబట్టి సమయం మార్చలేరు.',
    'too-many-claims': 'మీ గత చెల్లింపులు ఇంకా సరిచూస్తున్నాం. వాటిలో ఒకటి సరిచూడగానే సమయం ఎంచుకోవచ్చు.',
    'moved-twice': `ఈ సెషన్ సమయాన్ని ఇప్పటికే ${howOften(MOST_RESCHEDULES)} మార్చారు. మరో సమయం కావాలంటే మాకు రాయండి.`,
  },
}

export const LOAD_FAILURES: Texts<typeof en.LOAD_FAILURES> = {
  bookings: { title: 'డాష్‌బోర్డ్ తెరుచుకోలేదు', detail: 'దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.' },
  invoices: { title: 'ఏదో పొరపాటు జరిగింది', detail: 'ఇన్‌వాయిస్‌లు తెరుచుకోలేదు' },
  signOut: { title: 'సైన్ అవుట్ కాలేదు', detail: 'దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.' },
}
