import { plural } from '#content/words/grammar.ts'
import { UNDO_REMOVAL_HOURS } from '#domain/content/undo-removal.ts'
import {
  MOST_BYTES_A_BOOKING,
  MOST_BYTES_A_CLIENT,
  MOST_BYTES_IN_ALL,
  MOST_UNPAID_BYTES,
} from '#domain/sessions/file-room.ts'
import type * as en from '../../en/staff/editing.ts'
import type { Texts } from '../../texts.ts'
import { tooLong } from '../frame/field-texts.ts'
import { durationBefore } from '../words/durations.ts'
import { fileSize } from '../words/numbers.ts'

const UNDO_UNTIL = `${durationBefore(UNDO_REMOVAL_HOURS, 'hour')} లోపు తిరిగి తీసుకురావచ్చు.`

export const EDITING: Texts<typeof en.EDITING> = {
  title: 'అడ్మిన్',
  failed: { title: 'ఈ పేజీ తెరుచుకోలేదు', detail: 'ఏదీ మారలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.' },
  save: 'సేవ్ చేయండి',
  cancel: 'సేవ్ చేయకుండా వెనక్కి',
  search: 'వెతకండి',
  searchButton: 'వెతకండి',
  more: 'తర్వాతి పేజీ',
  first: 'మొదటి పేజీ',
  nothingFound: 'ఏమీ దొరకలేదు',
  nothingFoundLead: 'తక్కువ అక్షరాలతో లేదా వేరే మాటతో వెతికి చూడండి.',
  nothingYet: 'ఇక్కడ ఇంకా ఏమీ లేదు',
  addFirst: (add) => `మొదలుపెట్టడానికి “${add}” ఎంచుకోండి.`,
  sample: 'నమూనా',
  retired: 'తీసివేసినది',
  seeOnSite: 'సైట్‌లో చూడండి',
  saved: 'సేవ్ అయింది',
  onSite: { now: 'ఇప్పుడు సైట్‌లో కనిపిస్తోంది.', soon: 'ఒక్క క్షణంలో సైట్‌లో కనిపిస్తుంది.' },
  offSite: { now: 'ఇక సైట్‌లో కనిపించదు.', soon: 'ఒక్క క్షణంలో సైట్ నుంచి తొలగిపోతుంది.' },
  added: 'జోడించాం',
  deleted: 'తొలగించాం',
}

export const FIELD_RULES: Texts<typeof en.FIELD_RULES> = {
  missing: 'ఇది రాయండి',
  tooLong,
  tooManyLines: (most) => `${most} లైన్లకు మించకుండా రాయండి`,
  wholeNumber: (from, to) => `${from} నుంచి ${to} వరకు సంఖ్య రాయండి`,
  degrees: (most) => `-${most} నుంచి ${most} వరకు డిగ్రీలు రాయండి, ఉదాహరణకు 23.1765`,
  rupees: 'మొత్తం రూపాయల్లో రాయండి, ఉదాహరణకు 2,999',
  picture: 'చిత్రం అప్‌లోడ్ చేయండి, లేదా https:// తో మొదలయ్యే లింక్ రాయండి',
  webAddress: 'https:// తో మొదలయ్యే లింక్ రాయండి',
  mailAddress: 'దయచేసి ఈమెయిల్ చిరునామా మరోసారి చూడండి',
  choice: 'ఒకటి ఎంచుకోండి',
  date: 'తేదీ ఎంచుకోండి',
  timeOfDay: 'సమయం రాయండి, ఉదాహరణకు 09:00',
}

export const CONFLICT: Texts<typeof en.CONFLICT> = {
  title: 'మీరు మారుస్తుండగా వేరొకరు దీన్ని సేవ్ చేశారు',
  lead: 'మీరు రాసినది ఇంకా సేవ్ కాలేదు, కింద ఫారంలోనే ఉంది. ఇప్పుడు సైట్‌లో ఉన్నది:',
  same: 'వారూ మీరు రాసినదే సేవ్ చేశారు.',
  whatNow: 'మీదే ఉంచాలంటే మళ్లీ సేవ్ చేయండి, వారిది ఉంచాలంటే వెనక్కి వెళ్లండి.',
}

export const DELETED_MEANWHILE: Texts<typeof en.DELETED_MEANWHILE> = {
  itself: {
    title: 'మీరు మారుస్తుండగా వేరొకరు దీన్ని తొలగించారు',
    detail: 'మీరు రాసినది కింద ఫారంలోనే ఉంది. కొత్తదిగా సైట్‌లో చేర్చాలంటే సేవ్ చేయండి, వద్దనుకుంటే వెనక్కి వెళ్లండి.',
  },
  parent: {
    title: 'మీరు మారుస్తుండగా, ఇది ఏ భాగంలో ఉందో దాన్ని వేరొకరు తొలగించారు',
    detail: 'మీరు రాసినది కింద ఫారంలోనే ఉంది. కావాల్సినది కాపీ చేసుకుని వేరే చోట జోడించండి.',
  },
}

const MOST_LISTED = 10

function listed(codes: readonly string[]): string {
  const shown = codes.slice(0, MOST_LISTED).join(', ')
  return codes.length > MOST_LISTED ? `${shown}, ఇంకా ${codes.length - MOST_LISTED}` : shown
}

export const CONTENT: Texts<typeof en.CONTENT> = {
  moveUp: (title) => `పైకి జరపండి: ${title}`,
  moveDown: (title) => `కిందికి జరపండి: ${title}`,
  remove: 'తొలగించండి',
  removeAsk: (title) => `“${title}” తొలగించాలా? అందులోనివన్నీ తొలగిపోతాయి. ${UNDO_UNTIL}`,
  removeConfirm: 'అవును, తొలగించండి',
  retire: 'సైట్ నుంచి తీసివేయండి',
  restore: 'సైట్‌లోకి తిరిగి తీసుకురండి',
  retireHint: 'దీన్ని ఇక బుక్ చేయలేరు. ఇప్పటికే ఉన్న బుకింగ్‌లు, చేరిన కోర్సులు అలాగే ఉంటాయి.',
  acceptSamples: 'మావిగా ఉంచండి',
  removeSamples: 'నమూనాలు తొలగించండి',
  samplesAccepted: (count) => plural(count, 'ఒకటి మీదిగా మారింది', `${count} మీవిగా మారాయి`),
  samplesRemoved: (count) => plural(count, 'ఒకటి తొలగించాం', `${count} తొలగించాం`),
  samplesRestored: (count) => plural(count, 'ఒకటి తిరిగి వచ్చింది', `${count} తిరిగి వచ్చాయి`),
  nothingAccepted: 'ఏదీ మారలేదు',
  nothingRemoved: 'ఏదీ తొలగించలేదు',
  nothingRestored: 'ఏదీ తిరిగి రాలేదు',
  removeSamplesTitle: (count, many) => `${many}: ఈ ${plural(count, 'నమూనా', `${count} నమూనాలు`)} తొలగించాలా?`,
  removeSamplesLead: `ఇవి, వీటిలోనివి మాత్రమే తొలగిపోతాయి. ${UNDO_UNTIL}`,
  removeSamplesCancel: 'తొలగించకుండా వెనక్కి',
  samplesWithOwn: (count) =>
    plural(count, 'ఒక నమూనాలో మీరు రాసినవి ఉన్నాయి, కాబట్టి అది ఉంటుంది.', `${count} నమూనాల్లో మీరు రాసినవి ఉన్నాయి, కాబట్టి అవి ఉంటాయి.`),
  removeSamplesConfirm: (count) => `${count} తొలగించండి`,
  removed: (count, when) => plural(count, `ఒకటి తొలగించిన సమయం: ${when}.`, `${count} తొలగించిన సమయం: ${when}.`),
  undoRemoval: 'తిరిగి తీసుకురండి',
  samples: (count) => plural(count, 'వీటిలో ఒకటి ఇంకా నమూనానే.', `వీటిలో ${count} ఇంకా నమూనాలే.`),
  chooseService: 'దయచేసి ఇప్పుడు అమ్మకంలో ఉన్న సేవ ఎంచుకోండి.',
  nameTaken: 'ఈ పేరు ఇప్పటికే వాడారు. దయచేసి వేరే పేరు పెట్టండి.',
  sold: 'దీన్ని ఇప్పటికే కొన్నారు, కాబట్టి తొలగించలేరు. సైట్ నుంచి తీసివేయవచ్చు.',
  signInTaken: 'ఈ ఖాతా వేరే జ్యోతిష్కులది. దయచేసి మరొకటి ఎంచుకోండి.',
  signInUnknown: 'ఈ ఖాతా ఇక జ్యోతిష్కులది కాదు. దయచేసి మరొకటి ఎంచుకోండి.',
  stillInvented: 'ఈ నమూనా కల్పితం. దయచేసి నిజమైన క్లయింట్ పేరు, మాటలు రాయండి.',
  inventedSamples: (count) =>
    `${plural(count, 'వీటిలో ఒకటి కల్పిత నమూనా.', `వీటిలో ${count} కల్పిత నమూనాలు.`)} తొలగించండి, లేదా నిజమైన క్లయింట్ల పేరు, మాటలు రాయండి.`,
  noSignIn: 'ఇంకా లేదు',
  principalNames: 'పేరు, బిరుదులు, ఫోటో మార్చండి',
  principalAbout: 'జ్యోతిష్కుల గురించి రాసినది మార్చండి',
  principalStays: 'ప్రధాన జ్యోతిష్కులను సైట్ నుంచి తీసివేయలేరు.',
  hasSessions: (codes) =>
    plural(
      codes.length,
      `ఇంకా ఒక సెషన్ ఉంది: ${codes.join('')}. దయచేసి ముందు దాన్ని సహోద్యోగికి అప్పగించండి లేదా రద్దు చేయండి.`,
      `ఇంకా ${codes.length} సెషన్లు ఉన్నాయి: ${listed(codes)}. దయచేసి ముందు వాటిని సహోద్యోగికి అప్పగించండి లేదా రద్దు చేయండి.`,
    ),
}

/** The columns of a list of content. */
export const CONTENT_LIST: Texts<typeof en.CONTENT_LIST> = {
  title: 'పేరు',
  order: 'వరుస క్రమం',
  detail: 'వివరం',
  state: 'స్థితి',
}

export const EMAIL_PREVIEW: Texts<typeof en.EMAIL_PREVIEW> = {
  show: 'సేవ్ చేయకుండా ప్రివ్యూ చూడండి',
  title: 'ఒక నమూనా బుకింగ్‌తో ప్రివ్యూ',
  parts: {
    details: 'బుకింగ్: MU7K3D9Q · సేవ: సంపూర్ణ జాతక పరిశీలన · మొత్తం: ₹3,001',
    button: '[ బటన్ ]',
    more: '(మిగతాది మేము రాసినది)',
  },
  sample: {
    code: 'MU7K3D9Q',
    service: 'సంపూర్ణ జాతక పరిశీలన',
    way: 'UPI ట్రాన్సాక్షన్ ID',
    reference: '8901',
    course: 'ప్రాథమిక జ్యోతిషం',
    level: 'ప్రాథమిక',
    amount: '₹3,001',
  },
}

export const ALMANAC_SEARCH: Texts<typeof en.ALMANAC_SEARCH> = {
  unknown: 'ఈ ఊరు మాకు తెలియలేదు. దయచేసి స్పెల్లింగ్ చూడండి, లేదా అక్షాంశం, రేఖాంశం రాయండి.',
  several: (places) => `ఈ పేరుతో చాలా ఊళ్లు ఉన్నాయి. వీటిలో ఒకటి రాయండి: ${places.join('; ')}.`,
}

export const PRACTICE_PAGE: Texts<typeof en.PRACTICE_PAGE> = {
  title: 'మా కేంద్రం',
  lead: 'సైట్ మీ గురించి ఏం చెబుతుందో, మిమ్మల్ని ఎలా సంప్రదించాలో, ఎక్కడ చెల్లించాలో.',
  files: 'బుకింగ్‌లలో ఫైళ్లు',
  filesStored: (used) => `${fileSize(MOST_BYTES_IN_ALL)} లో ${fileSize(used)} వాడారు.`,
  filesLimits: `ఒక బుకింగ్‌కు ${fileSize(MOST_BYTES_A_BOOKING)} వరకు, ఒక క్లయింట్‌కు ${fileSize(MOST_BYTES_A_CLIENT)} వరకు. చెల్లింపు ఇంకా సరిచూడని క్లయింట్లు ${fileSize(MOST_UNPAID_BYTES)} వరకు పంపవచ్చు; బుకింగ్ రద్దయితే లేదా గడువు ముగిస్తే అవి తొలగిపోతాయి.`,
  password: 'మీ పాస్‌వర్డ్',
  passwordHint: 'క్లయింట్లు ఎక్కడ చెల్లించాలో దీనితో మారుతుంది, అందుకే పాస్‌వర్డ్ అడుగుతున్నాం.',
  readTerms: 'నిబంధనలు, షరతులు చదవండి',
  readPrivacy: 'గోప్యతా విధానం చదవండి',
  wrongPassword: 'ఇది మీ పాస్‌వర్డ్ కాదు. దయచేసి మళ్లీ రాయండి.',
  passwordNotSet: 'మీరు Google లేదా Facebook ద్వారా సైన్ ఇన్ చేస్తారు, ఇంకా పాస్‌వర్డ్ లేదు. ముందు పాస్‌వర్డ్ పెట్టి, తర్వాత చెల్లింపు విధానాలు మార్చండి.',
  numbersDrawn: 'ఈ ఆర్థిక సంవత్సరం ఇన్‌వాయిస్‌లకు నంబర్లు వచ్చేశాయి, కాబట్టి మొదటి నంబర్ మార్చలేరు. ఏప్రిల్ 1 తర్వాత మళ్లీ పెట్టవచ్చు.',
  setPassword: 'పాస్‌వర్డ్ పెట్టండి',
  busy: 'దయచేసి ఒక్క క్షణం ఆగి మళ్లీ ప్రయత్నించండి',
  tooOften: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  paymentSaved: {
    upi: 'UPI ID మారింది. అడ్మిన్‌లందరికీ ఈమెయిల్ వెళ్తుంది.',
    ways: 'చెల్లింపు విధానాలు మారాయి. అడ్మిన్‌లందరికీ ఈమెయిల్ వెళ్తుంది.',
  },
}

/** The page of the site beside a form. */
export const PREVIEW: Texts<typeof en.PREVIEW> = {
  title: 'ప్రివ్యూ',
  show: 'ప్రివ్యూ',
  lead: 'సైట్‌కు వచ్చినవారికి పేజీ ఇలా కనిపిస్తుంది. ఇంకా ఏదీ సేవ్ కాలేదు.',
  incomplete: 'ఫారం పూర్తి కాగానే ప్రివ్యూ కనిపిస్తుంది.',
  nameTaken: 'ఈ పేరు లేదా చిరునామా ఇప్పటికే వేరేదానికి ఉంది. వేరేది ఎంచుకోగానే ప్రివ్యూ కనిపిస్తుంది.',
  failed: 'ప్రివ్యూ తెరుచుకోలేదు. మీరు రాసినది ఇక్కడే ఉంది; దయచేసి మళ్లీ ప్రయత్నించండి.',
}
