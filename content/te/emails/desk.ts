import { plural } from '#content/words/grammar.ts'
import type { ClientActivity } from '#domain/bookings/client-activity.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type * as en from '../../en/emails/desk.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

export const SLOT_LOST: Texts<typeof en.SLOT_LOST> = {
  subject: (code) => `${code} కోసం కొత్త సమయం కావాలి`,
  preview: 'క్లయింట్ చెల్లించేలోపు ఆ సమయాన్ని వేరొకరు బుక్ చేశారు.',
  opening: `ఒక క్లయింట్ సమయాన్ని ${durationBefore(HOLD_MINUTES, 'minute')} వరకు ఉంచాం. చెల్లింపు ఆ తర్వాత తెలిపారు, ఆలోపు ఆ సమయాన్ని వేరొకరు బుక్ చేశారు. కొత్త సమయం ఎంచుకోమని క్లయింట్‌ను కోరాం.`,
}

const UNVERIFIED =
  'చెల్లించానని క్లయింట్ అంటున్నారు, కానీ చెల్లింపు సరిచూడలేదు. దయచేసి మీ బ్యాంక్ ఖాతా చూసి, డబ్బు పేజీలో “ఈ చెల్లింపులు వచ్చాయా?” కింద అది వచ్చిందో లేదో చెప్పండి.'

export const CLIENT_CANCELLED: Texts<typeof en.CLIENT_CANCELLED> = {
  subject: (code) => `${code}: క్లయింట్ రద్దు చేశారు`,
  causes: {
    client: 'క్లయింట్ ఈ బుకింగ్‌ను రద్దు చేశారు.',
    'account-deleted': 'క్లయింట్ తమ ఖాతా తొలగించమన్నారు, కాబట్టి ఈ బుకింగ్ రద్దయింది.',
  },
  timeFree: 'ఆ సమయం మళ్లీ ఖాళీ.',
  enrollmentEnded: 'కోర్సులో వారి చేరిక ముగిసింది.',
  noRefund: 'మీ రీఫండ్ విధానం ప్రకారం రీఫండ్ ఇవ్వనక్కర్లేదు.',
  refundDue: (amount) => `${amount} తిరిగి ఇవ్వాలి. అది డబ్బు పేజీలో “పంపాల్సిన రీఫండ్‌లు” కింద ఉంటుంది.`,
  unverified: `${UNVERIFIED} మీ రీఫండ్ విధానం ప్రకారం రీఫండ్ ఇవ్వనక్కర్లేదు.`,
  unverifiedRefund: (amount) => `${UNVERIFIED} వచ్చి ఉంటే ${amount} తిరిగి ఇవ్వాలి.`,
  button: 'ఈ బుకింగ్ తెరవండి',
}

const CHANGES: Readonly<Record<ClientActivity, string>> = {
  created: 'కొత్త బుకింగ్, ఇంకా చెల్లించలేదు',
  claimed: 'చెల్లింపు సరిచూడాలి',
  rescheduled: 'క్లయింట్ సమయం మార్చారు',
}

export const CLIENT_ACTIVITY_EMAIL: Texts<typeof en.CLIENT_ACTIVITY_EMAIL> = {
  changes: CHANGES,
  subjectOfOne: (change, code) => `${CHANGES[change]}: ${code}`,
  subject: (count) => `${count} బుకింగ్‌లు మారాయి`,
  opening: 'మీ వెబ్‌సైట్‌లో జరిగినవి:',
  startsOn: (day) => `ప్రారంభం: ${day}`,
  note: 'ఈ ఈమెయిల్‌లు ఎంత తరచుగా రావాలో “పని వేళలు, సెలవులు” లో ఎంచుకోవచ్చు.',
}

export const CALENDAR_UNREADABLE: Texts<typeof en.CALENDAR_UNREADABLE> = {
  subject: (name) => `మీ క్యాలెండర్ “${name}” చదవలేకపోతున్నాం`,
  preview: 'అందులోని కొత్త కార్యక్రమాలు బుకింగ్ సమయాలను మూయడం లేదు.',
  opening: (name, time) =>
    `మీ క్యాలెండర్ “${name}” ను చివరిసారి ${time} చదివాం. అప్పుడు ఖాళీ లేని సమయాలు ఇంకా మూసే ఉన్నాయి, కానీ ఆ తర్వాత మీరు జోడించినవి మూయలేదు.`,
  whatToDo: 'దయచేసి క్యాలెండర్ చిరునామా సరిచూడండి, అక్కర్లేకపోతే తీసేయండి.',
  button: 'క్యాలెండర్‌లు తెరవండి',
}

export const WEBHOOK_SWITCHED_OFF: Texts<typeof en.WEBHOOK_SWITCHED_OFF> = {
  subject: (name) => `“${name}” ప్రోగ్రామ్‌కు సమాచారం ఆగింది`,
  preview: 'దాని చిరునామా నుంచి కొన్ని రోజులుగా జవాబు లేదు.',
  opening: (name, time) => `${time} నుంచి “${name}” చిరునామా మేము పంపినది ఏదీ తీసుకోలేదు. అందుకే దాన్ని ఆఫ్ చేశాం.`,
  whatToDo: 'దయచేసి ఆ ప్రోగ్రామ్‌ను చూసుకునేవారిని అడగండి. అది మళ్లీ పనిచేశాక ఆన్ చేసి, అందనివి మళ్లీ పంపండి.',
  button: 'వెబ్‌హుక్‌లు తెరవండి',
}

export const SESSION_HANDED_OVER: Texts<typeof en.SESSION_HANDED_OVER> = {
  subjectToReceiver: (code) => `${code} ఇక మీది`,
  subject: (code, name) => `${code} ఇక ${name} గారిది`,
  toYou: 'ఈ బుకింగ్‌ను మీకు అప్పగించారు:',
  toYouBy: (name) => `${name} గారు ఈ బుకింగ్‌ను మీకు అప్పగించారు:`,
  to: (name) => `ఈ బుకింగ్ ఇక ${name} గారిది. మీరు చేయాల్సింది ఏమీ లేదు.`,
  button: 'బుకింగ్ తెరవండి',
}

export const ANSWER_DUE: Texts<typeof en.ANSWER_DUE> = {
  subject: (code) => `${code}: జవాబు రేపటిలోగా ఇవ్వాలి`,
  overdueSubject: (code) => `${code}: జవాబు గడువు దాటింది`,
  opening: 'ఈ జవాబు రేపటిలోగా ఇస్తామని క్లయింట్‌కు మాటిచ్చాం:',
  overdueOpening: 'క్లయింట్ ఇంకా ఈ జవాబు కోసం వేచి ఉన్నారు:',
  answerBy: 'ఎప్పటిలోగా',
  button: 'జవాబు రాయండి',
}

export const SESSIONS_TOMORROW: Texts<typeof en.SESSIONS_TOMORROW> = {
  subject: (count) => `రేపు: ${plural(count, 'ఒక సెషన్', `${count} సెషన్లు`)}`,
  opening: (count, day) => `రేపు, ${day}, మీకు ${plural(count, 'ఒక సెషన్ ఉంది', `${count} సెషన్లు ఉన్నాయి`)}:`,
  unnamedClient: 'ఒక క్లయింట్',
  brief: (client, time) => `${client}, ${time}: సెషన్‌కు ముందు`,
  note: 'ఈ ఈమెయిల్‌లను “పని వేళలు, సెలవులు” లో ఆపవచ్చు.',
}

export const CLIENT_FILE: Texts<typeof en.CLIENT_FILE> = {
  subject: (code) => `క్లయింట్ ఒక ఫైల్ పంపారు (${code})`,
  opening: 'క్లయింట్ ఈ బుకింగ్‌కు ఒక ఫైల్ జోడించారు. ఒకటి కంటే ఎక్కువ ఉండవచ్చు.',
  button: 'ఫైళ్లు తెరవండి',
}

export const EMAILS_UNDELIVERED: Texts<typeof en.EMAILS_UNDELIVERED> = {
  subject: (count) => plural(count, 'ఒక ఈమెయిల్ చేరలేదు', `${count} ఈమెయిల్‌లు చేరలేదు`),
  preview: 'ఒక క్లయింట్‌కు మీ ఈమెయిల్ చేరలేదు.',
  opening: (count) =>
    plural(
      count,
      'నిన్నటి నుంచి క్లయింట్‌కు పంపిన ఒక ఈమెయిల్ చేరలేదు. కారణం ఇది:',
      `నిన్నటి నుంచి క్లయింట్లకు పంపిన ${count} ఈమెయిల్‌లు చేరలేదు. చివరి కారణం ఇది:`,
    ),
  whatToDo: (count) =>
    plural(
      count,
      'దయచేసి ఈ క్లయింట్‌ను మరో విధంగా సంప్రదించండి, లేదా వారి ఈమెయిల్ చిరునామా సరిదిద్దండి.',
      'దయచేసి ఈ క్లయింట్లను మరో విధంగా సంప్రదించండి, లేదా వారి ఈమెయిల్ చిరునామాలు సరిదిద్దండి.',
    ),
}

export const CONTACT_RECEIVED: Texts<typeof en.CONTACT_RECEIVED> = {
  subject: (name, subject) => `${name} గారి సందేశం: ${subject}`,
  previews: {
    consultation: 'సంప్రదింపు గురించి ఫారం నుంచి కొత్త సందేశం.',
    courses: 'కోర్సుల గురించి ఫారం నుంచి కొత్త సందేశం.',
    technical: 'వెబ్‌సైట్ గురించి ఫారం నుంచి కొత్త సందేశం.',
    billing: 'చెల్లింపు గురించి ఫారం నుంచి కొత్త సందేశం.',
    general: 'ఫారం నుంచి కొత్త సందేశం.',
  },
  opening: '“మాకు రాయండి” ఫారం నుంచి కొత్త సందేశం వచ్చింది. జవాబివ్వడానికి ఈ ఈమెయిల్‌కే రిప్లై ఇవ్వండి.',
  name: 'పేరు',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్',
  topic: 'దేని గురించి',
  topics: {
    consultation: 'సంప్రదింపు',
    courses: 'కోర్సులు',
    technical: 'వెబ్‌సైట్',
    billing: 'చెల్లింపు',
    general: 'ఇతర విషయం',
  },
  subjectLine: 'విషయం',
  received: 'వచ్చిన సమయం',
}

export const SUGGESTION_RECEIVED: Texts<typeof en.SUGGESTION_RECEIVED> = {
  subject: (topic) => `ఉచిత పాఠాల సూచన: ${topic}`,
  preview: 'ఉచిత పాఠాల కోసం ఒక సూచన వచ్చింది.',
  opening: 'ఉచిత పాఠాల కోసం ఒక సూచన వచ్చింది. జవాబివ్వడానికి ఈ ఈమెయిల్‌కే రిప్లై ఇవ్వండి.',
  openingWithoutAddress: 'ఉచిత పాఠాల కోసం ఒక సూచన వచ్చింది. పంపినవారు ఈమెయిల్ చిరునామా ఇవ్వలేదు.',
  topic: 'విషయం',
  link: 'లింక్',
  email: 'ఈమెయిల్',
  received: 'వచ్చిన సమయం',
}
