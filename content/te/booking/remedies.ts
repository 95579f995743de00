import { tooLong } from '#content/frame/field-texts.ts'
import {
  LONGEST_REMEDY_TEXT,
  LONGEST_REMEDY_TITLE,
  LONGEST_REMEDY_YEARS,
  MOST_REMEDY_DAYS,
} from '#domain/remedies/remedy-limits.ts'
import type * as en from '../../en/booking/remedies.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'
import { stemOf } from '../words/jyotish-forms.ts'

/** Texts of remedies: the client's page, the desk's pages and the pages of their emails. */
export const REMEDIES: Texts<typeof en.REMEDIES> = {
  title: 'మీ పరిహారాలు',
  lead: 'మీ జ్యోతిష్కులు చెప్పినవి, మీ ఊరి తేదీలతో. చేసినవాటికి టిక్ పెట్టండి.',
  dashboard: 'డాష్‌బోర్డ్',
  none: 'ఇంకా పరిహారాలు లేవు',
  noneLead: 'జ్యోతిష్కులు మీ కోసం పరిహారాలు రాసినప్పుడు తేదీలతో ఇక్కడ కనిపిస్తాయి. ఈమెయిల్ చేస్తాం.',
  next: 'రాబోయే రోజులు',
  nothingNext: 'ఇక చేయాల్సింది ఏమీ లేదు. చాలా బాగుంది!',
  today: 'ఈరోజు',
  tomorrow: () => 'రేపు',
  missed: 'ఇంకా టిక్ పెట్టలేదు',
  done: 'చేశారు',
  markDone: 'చేశాను',
  takeBack: 'చేయలేదు',
  doneOf: (done, total) => `${total}లో ${done} చేశారు`,
  onDay: (title, day) => `${title}, ${day}`,
  allDays: (count) => (count === 1 ? 'ఆ రోజు చూపండి' : `మొత్తం ${count} రోజులు చూపండి`),
  ended: 'ముగిసింది',
  completed: 'పూర్తయింది',
  after: (service, code) => `${service} తర్వాత, ${code}`,
  inCity: (city) => `తేదీలు: ${city} పంచాంగం ప్రకారం`,
  print: 'ప్రింట్ చేయండి',
  ticked: { tone: 'success', title: 'టిక్ పెట్టాం' },
  tookBack: { tone: 'success', title: 'టిక్ తీసేశాం' },
  refusals: {
    'day-not-found': 'ఈ రోజు ఇక మీ జాబితాలో లేదు.',
    'day-ahead': 'ఆ రోజు వచ్చాక టిక్ పెట్టవచ్చు.',
  },

  calendarTitle: 'మీ క్యాలెండర్‌లో',
  calendarLead: 'ఒక్కసారి చేర్చండి, పరిహారాల ప్రతి రోజూ క్యాలెండర్‌లో కనిపిస్తుంది. పేర్లు మాత్రమే ఉంటాయి, ఏం చేయాలో ఉండదు.',
  feedDone: (title) => `✓ ${title}`,
  feedCity: (city) => `${city} పంచాంగం ప్రకారం.`,

  emailsTitle: 'ఈమెయిల్ రిమైండర్లు',
  emailsOff: 'కావాలంటే ముందురోజు సాయంత్రం 6 గంటలకు ఈమెయిల్ చేస్తాం.',
  emailsOn: 'ముందురోజు సాయంత్రం 6 గంటలకు ఈమెయిల్ చేస్తాం.',
  emailsStart: 'ఈ ఈమెయిల్‌లు పంపండి',
  emailsStop: 'ఈ ఈమెయిల్‌లు ఆపండి',
  emailsStarted: { tone: 'success', title: 'ముందురోజు సాయంత్రం ఈమెయిల్ చేస్తాం.' },
  emailsStopped: { tone: 'success', title: 'ఈ ఈమెయిల్‌లు ఇక పంపం.' },

  unsubscribeTitle: 'పరిహారాల ఈమెయిల్‌లు ఆపండి',
  unsubscribeLead: 'పరిహారాల ముందురోజు సాయంత్రం ఇక ఈమెయిల్ చేయం.',
  unsubscribe: 'ఈ ఈమెయిల్‌లు ఆపండి',
  unsubscribedTitle: 'పరిహారాల ఈమెయిల్‌లు ఆగాయి',
  unsubscribedLead: 'ఇక ఈ ఈమెయిల్‌లు రావు. కావాలంటే మీ పరిహారాల పేజీలో మళ్లీ మొదలుపెట్టవచ్చు.',
  open: 'మీ పరిహారాలు చూడండి',
}

/** On the dashboard. */
export const MY_REMEDIES: Texts<typeof en.MY_REMEDIES> = {
  title: 'పరిహారాలు',
  open: 'పరిహారాలు చూడండి',
  next: (day, title) => `${day}: ${title}`,
  over: 'ఇక చేయాల్సింది ఏమీ లేదు.',
}

/** How a rule is said. */
export const REMEDY_RULE: Texts<typeof en.REMEDY_RULE> = {
  daily: 'ప్రతి రోజూ',
  weekday: (name) => `ప్రతి ${name}`,
  observance: (name) => `ప్రతి ${name}`,
  tithi: (name) => `ప్రతి ${name}`,
  nakshatra: (name) => `చంద్రుడు ${stemOf(name)} నక్షత్రంలో ఉన్నప్పుడు`,
  birthStar: (name) => `చంద్రుడు మీ జన్మ నక్షత్రంలో (${name}) ఉన్నప్పుడు`,
  times: (count) => (count === 1 ? 'ఒకసారి' : `${count} సార్లు`),
  until: (day) => `${day} వరకు`,
}

export const DESK_REMEDIES: Texts<typeof en.DESK_REMEDIES> = {
  title: 'పరిహారాలు',
  lead: (service, code, client) => `${service}, ${code}, ${client} కోసం`,
  back: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  backToList: 'పరిహారాలకు తిరిగి వెళ్లండి',
  noneTitle: 'ఇంకా పరిహారాలు లేవు',
  none: 'ఈ క్లయింట్‌కు ఇంకా పరిహారాలు రాయలేదు.',
  state: (published, waiting) =>
    [published > 0 ? `${published} చూపినవి` : '', waiting > 0 ? `${waiting} ఇంకా చూపలేదు` : ''].filter(Boolean).join(' · '),
  open: 'పరిహారాలు తెరవండి',
  add: 'పరిహారం జోడించండి',
  edit: 'మార్చండి',
  next: (day) => `తర్వాతిది ${day}`,
  notPublished: 'చూపలేదు',
  publish: 'క్లయింట్‌కు చూపండి',
  publishLead: 'క్లయింట్‌కు లింక్‌తో ఒక ఈమెయిల్ వెళ్తుంది. ఈమెయిల్‌లో పరిహారాలు ఉండవు.',
  published: 'పరిహారాలు చూపాం',
  emailed: 'క్లయింట్‌కు ఈమెయిల్ చేశాం.',
  notEmailed: 'ఈమెయిల్ పంపలేదు: క్లయింట్‌కు ఈమెయిల్ చిరునామా లేదు.',
  notReady: 'చెల్లింపు సరిచూడగానే చూపవచ్చు.',
  end: 'ఈ పరిహారం ముగించండి',
  endLead: 'రాబోయే రోజులు క్లయింట్ జాబితా, క్యాలెండర్, ఈమెయిల్‌ల నుంచి పోతాయి. తర్వాత మళ్లీ మొదలుపెట్టవచ్చు.',
  endedNow: 'పరిహారం ముగిసింది',
  remove: 'ఈ పరిహారం తొలగించండి',
  removed: 'పరిహారం తొలగించాం',

  formTitle: 'పరిహారం రాయండి',
  newTitle: 'కొత్త పరిహారం',
  editTitle: 'పరిహారం మార్చండి',
  name: 'పేరు',
  nameHint: 'ఉదాహరణకు “హనుమాన్ చాలీసా” లేదా “శనికి నువ్వుల నూనె దీపం”. ఇది క్లయింట్ క్యాలెండర్‌లో కనిపిస్తుంది.',
  instructions: 'ఏం చేయాలి',
  instructionsHint: 'క్లయింట్, మా జ్యోతిష్కులు మాత్రమే చదవగలరు.',
  on: 'ఏ రోజుల్లో',
  chooseOn: 'రోజులు ఎంచుకోండి',
  groups: {
    often: 'ఎప్పుడైనా',
    observances: 'ప్రతి నెలా',
    weekdays: 'వారంలో రోజు',
    nakshatras: 'ఆ రోజు నక్షత్రం',
    tithis: 'ఆ రోజు తిథి',
  },
  birthStar: (name) => `జన్మ నక్షత్రం (${name})`,
  birthStarUnknown: 'జన్మ నక్షత్రం ఎంచుకోలేరు, జన్మ వివరాల నుంచి అది తెలియడం లేదు.',
  start: 'ఎప్పటి నుంచి',
  ending: 'ఎప్పటి వరకు',
  endings: { times: 'ఇన్నిసార్లు', until: 'ఈ తేదీ వరకు', year: 'ఒక సంవత్సరం' },
  times: 'ఎన్నిసార్లు',
  timesHint: '“ఇన్నిసార్లు” కోసం',
  until: 'చివరి రోజు',
  untilHint: '“ఈ తేదీ వరకు” కోసం',
  place: 'క్లయింట్ ఊరు',
  placeHint: 'తేదీలు అక్కడి సూర్యోదయం ప్రకారం.',
  whichPlace: 'ఈ పేరుతో చాలా ఊళ్లు ఉన్నాయి. ఒకటి ఎంచుకోండి.',
  preview: 'తేదీలు చూపండి',
  previewTitle: (count) => (count === 1 ? 'ఒక రోజు' : `${count} రోజులు`),
  save: 'పరిహారం సేవ్ చేయండి',
  resume: 'సేవ్ చేసి మళ్లీ మొదలుపెట్టండి',
  saved: 'పరిహారం సేవ్ అయింది',
  savedLead: 'చూపగానే క్లయింట్‌కు కనిపిస్తుంది.',
  changedLead: 'క్లయింట్ జాబితా మారింది.',
}

export const REMEDY_REFUSALS: Texts<typeof en.REMEDY_REFUSALS> = {
  'booking-not-found': 'ఈ బుకింగ్ దొరకలేదు.',
  'client-erased': 'ఈ క్లయింట్ ఖాతా తొలగించాం, కాబట్టి ఇక ఏదీ సేవ్ చేయలేం.',
  'no-session': 'సంప్రదింపులు, ప్రశ్నలకే పరిహారాలు ఉంటాయి.',
  'remedy-changed': 'మీరు తెరిచాక ఈ పరిహారాన్ని ఎవరో మార్చారు. మళ్లీ తెరవండి.',
  'not-confirmed': 'చెల్లింపు ఇంకా సరిచూడలేదు. పరిహారాలు తర్వాత చూపండి.',
  'no-remedies': 'అన్ని పరిహారాలూ ఇప్పటికే చూపారు.',
  'no-dates': 'ఈ కాలంలో అలాంటి రోజు లేదు. తర్వాతి తేదీ లేదా వేరే రోజులు ఎంచుకోండి.',
  'too-many': `${MOST_REMEDY_DAYS} రోజులకు మించకుండా ఎంచుకోండి.`,
  'too-far': `దీనికి ${durationBefore(LONGEST_REMEDY_YEARS, 'year')} కంటే ఎక్కువ పడుతుంది. తక్కువ సార్లు లేదా ముందటి తేదీ ఎంచుకోండి.`,
}

const CHOOSE_DAYS = 'రోజులు ఎంచుకోండి'
const CHOOSE_ENDING = 'ఎప్పటి వరకో ఎంచుకోండి'
const ENTER_TIMES = `1 నుంచి ${MOST_REMEDY_DAYS} వరకు సంఖ్య రాయండి`

export const REMEDY_PROBLEMS: Texts<typeof en.REMEDY_PROBLEMS> = {
  title: { missing: 'పేరు రాయండి', invalid: 'పేరు రాయండి', 'too-long': tooLong(LONGEST_REMEDY_TITLE) },
  instructions: {
    missing: 'ఏం చేయాలో రాయండి',
    invalid: 'ఏం చేయాలో రాయండి',
    'too-long': tooLong(LONGEST_REMEDY_TEXT),
  },
  on: { missing: CHOOSE_DAYS, invalid: CHOOSE_DAYS, 'too-long': CHOOSE_DAYS },
  start: { missing: 'తేదీ రాయండి', invalid: 'ఈరోజు నుంచి ఒక సంవత్సరం లోపు తేదీ రాయండి', 'too-long': 'తేదీ రాయండి' },
  ending: { missing: CHOOSE_ENDING, invalid: CHOOSE_ENDING, 'too-long': CHOOSE_ENDING },
  times: { missing: 'సంఖ్య రాయండి', invalid: ENTER_TIMES, 'too-long': ENTER_TIMES },
  until: { missing: 'చివరి రోజు రాయండి', invalid: 'ప్రారంభం తర్వాతి రోజు రాయండి', 'too-long': 'చివరి రోజు రాయండి' },
  place: {
    missing: 'ఊరు రాయండి',
    invalid: 'ఈ ఊరు మాకు తెలియలేదు. దగ్గర్లోని పెద్ద పట్టణం రాయండి',
    'too-long': 'ఊరు రాయండి',
  },
}
