import { plural } from '#content/words/grammar.ts'
import { fileSize, numberInWords } from '#content/words/numbers.ts'
import {
  CALENDAR_READ_MINUTES,
  CALENDAR_TIMEOUT_SECONDS,
  LARGEST_CALENDAR_BYTES,
  MOST_CALENDARS,
} from '#domain/calendar/calendar-address.ts'
import type * as en from '../../../en/staff/week/calendars.ts'
import type { Texts } from '../../../texts.ts'
import { durationBefore } from '../../words/durations.ts'

const found = (count: number) => plural(count, 'పని ఉన్న ఒక సమయం దొరికింది', `పని ఉన్న ${count} సమయాలు దొరికాయి`)

/** Texts of the desk's page about calendars. */
export const CALENDARS: Texts<typeof en.CALENDARS> = {
  title: 'క్యాలెండర్‌లు',
  lead: 'మీ సెషన్లను మీ సొంత క్యాలెండర్‌లో చూడండి. మీకు వేరే పనులున్న సమయాల్లో బుకింగ్‌లు రాకుండా చూసుకోండి.',
  feedTitle: 'మీ క్యాలెండర్‌లో మీ సెషన్లు',
  feedLead:
    'క్లయింట్ మొదటి పేరు, సేవ, మీటింగ్ లింక్‌తో మీ సెషన్లు. మార్పులు వాటంతట అవే కనిపిస్తాయి. ఈ లింక్ మీకు మాత్రమే: ఇది ఉన్న ఎవరైనా ఈ సెషన్లు చూడగలరు, కాబట్టి దయచేసి షేర్ చేయవద్దు.',
  busyTitle: 'మీ క్యాలెండర్‌లలో పని ఉన్న సమయాలు',
  busyLead: `ఈ క్యాలెండర్‌లలో దేనిలోనైనా మీకు పని ఉన్న సమయాన్ని క్లయింట్లు బుక్ చేయలేరు. వీటిని ${durationBefore(CALENDAR_READ_MINUTES, 'minute')}కు ఒకసారి చదువుతాం. ఎప్పుడు పని ఉందో మాత్రమే చూస్తాం, ఏం పనో కాదు.`,
  none: 'మీరు ఇంకా క్యాలెండర్ జోడించలేదు.',
  works: (at, count) =>
    `చివరిగా ${at} చదివాం. ${
      count === 0
        ? 'రాబోయే రోజుల్లో పని ఉన్న సమయాలు లేవు.'
        : plural(count, 'రాబోయే రోజుల్లో పని ఉన్న ఒక సమయం ఉంది.', `రాబోయే రోజుల్లో పని ఉన్న ${count} సమయాలు ఉన్నాయి.`)
    }`,
  failed: (worked, read, count) =>
    count === 0
      ? `చివరిగా ${worked} పనిచేసింది. రాబోయే రోజుల్లో పని ఉన్న సమయాలు అప్పుడు లేవు.`
      : `చివరిగా ${worked} పనిచేసింది. ${read} చదివిన ${plural(count, '1 సమయం ఇంకా మూసే ఉంది.', `${count} సమయాలు ఇంకా మూసే ఉన్నాయి.`)}`,
  unreadable: (count) =>
    plural(
      count,
      'ఒక కార్యక్రమం పూర్తిగా అర్థం కాలేదు. ఆ సమయానికి బుకింగ్‌లు రాకుండా మూసి ఉందో లేదో దయచేసి చూడండి.',
      `${count} కార్యక్రమాలు పూర్తిగా అర్థం కాలేదు. ఆ సమయాలకు బుకింగ్‌లు రాకుండా మూసి ఉన్నాయో లేదో దయచేసి చూడండి.`,
    ),
  readNow: 'ఇప్పుడే చదవండి',
  readDone: 'క్యాలెండర్ చదివాం',
  remove: 'తీసివేయండి',
  removeLead: (count) =>
    count === 0
      ? 'ఈ క్యాలెండర్ వల్ల బుకింగ్ సమయాలేవీ మూయలేదు.'
      : plural(
          count,
          'దీని వల్ల మూసిన 1 సమయం వెంటనే బుకింగ్‌లకు ఖాళీ అవుతుంది.',
          `దీని వల్ల మూసిన ${count} సమయాలు వెంటనే బుకింగ్‌లకు ఖాళీ అవుతాయి.`,
        ),
  confirmRemove: 'అవును, తీసివేయండి',
  removed: (name) => ({
    title: 'క్యాలెండర్ తీసివేశాం',
    detail: name === '' ? 'దీన్ని ఇప్పటికే తీసివేశారు.' : `“${name}” సమయాలు మళ్లీ బుకింగ్‌లకు ఖాళీ.`,
  }),
  addTitle: 'క్యాలెండర్ జోడించండి',
  name: 'పేరు',
  nameHint: 'ఉదాహరణకు “కుటుంబం” లేదా “కాలేజీ”',
  address: 'రహస్య iCal చిరునామా',
  addressHint: 'ఇది https:// లేదా webcal:// తో మొదలవుతుంది. ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం.',
  add: 'క్యాలెండర్ జోడించండి',
  added: (count) => ({
    title: 'క్యాలెండర్ జోడించాం',
    detail: count === 0 ? 'పని ఉన్న సమయాలు లేవు.' : `${found(count)}.`,
  }),
  notAdded: 'క్యాలెండర్ జోడించలేదు',
  notRead: 'క్యాలెండర్ చదవలేకపోయాం',
  tooOften: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  where: 'ఈ చిరునామా ఎక్కడ ఉంటుంది?',
  places: [
    [
      'Google',
      'కంప్యూటర్‌లో Google Calendar తెరిచి, “Settings”, మీ క్యాలెండర్ పేరు, “Integrate calendar” ఎంచుకుని, “Secret address in iCal format” కాపీ చేయండి.',
    ],
    ['Apple', 'iCloud.com లో Calendar తెరిచి, క్యాలెండర్ పక్కన ఉన్న షేర్ గుర్తు నొక్కి, “Public Calendar” ఎంచుకుని, లింక్ కాపీ చేయండి.'],
    [
      'Outlook',
      'వెబ్‌లో Outlook తెరిచి, “Settings”, “Calendar”, “Shared calendars” ఎంచుకుని, క్యాలెండర్‌ను ప్రచురించి, ICS లింక్ కాపీ చేయండి.',
    ],
  ],
}

/** Also shown for a calendar that worked before. */
export const CALENDAR_PROBLEMS: Texts<typeof en.CALENDAR_PROBLEMS> = {
  'invalid-address': 'ఇది క్యాలెండర్ చిరునామా కాదు. దయచేసి https:// లేదా webcal:// తో మొదలయ్యే పూర్తి చిరునామా కాపీ చేయండి.',
  'not-https': 'చిరునామా https:// తో మొదలవ్వాలి. http:// అయితే దారిలో ఇతరులు చదవగలరు.',
  'private-address': 'ఈ చిరునామా ప్రైవేట్ నెట్‌వర్క్‌ది, మేము చేరలేం. దయచేసి ఇంటర్నెట్‌లో ఉన్న చిరునామా ఇవ్వండి.',
  unreachable: 'ఈ చిరునామాను చేరలేకపోయాం. దయచేసి సరిచూడండి, లేదా తర్వాత మళ్లీ ప్రయత్నించండి.',
  'too-slow': `క్యాలెండర్ నుంచి ${durationBefore(CALENDAR_TIMEOUT_SECONDS, 'second')} లోపు జవాబు రాలేదు. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.`,
  'too-large': `ఈ క్యాలెండర్ ${fileSize(LARGEST_CALENDAR_BYTES)} కంటే పెద్దది. దయచేసి తక్కువ కార్యక్రమాలున్న క్యాలెండర్ ఎంచుకోండి.`,
  'too-many-redirects': 'ఈ చిరునామా మళ్లీ మళ్లీ వేరే చోటికి పంపుతోంది. దయచేసి చిరునామా మరోసారి కాపీ చేయండి.',
  refused: 'క్యాలెండర్ జవాబివ్వలేదు. చిరునామా మారి ఉండవచ్చు లేదా ఆపేసి ఉండవచ్చు: దయచేసి ఇప్పటి చిరునామా కాపీ చేయండి.',
  'server-error': 'క్యాలెండర్ సర్వర్‌లో ఏదో సమస్య ఉంది. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'not-a-calendar': 'ఈ లింక్ వెబ్ పేజీని తెరుస్తుంది, క్యాలెండర్‌ను కాదు. దయచేసి iCal చిరునామా కాపీ చేయండి, అది చాలావరకు .ics తో ముగుస్తుంది.',
  unreadable: 'క్యాలెండర్ ఫైల్ పాడైంది లేదా సగమే ఉంది. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'too-many-events': 'ఈ క్యాలెండర్‌లో చాలా ఎక్కువ కార్యక్రమాలు ఉన్నాయి. దయచేసి చిన్నది ఎంచుకోండి.',
  'already-added': 'ఈ క్యాలెండర్‌ను ఇప్పటికే జోడించారు.',
  'too-many-calendars': `${numberInWords(MOST_CALENDARS)} క్యాలెండర్‌ల వరకే జోడించవచ్చు. దయచేసి ముందుగా ఒకటి తీసివేయండి.`,
}
