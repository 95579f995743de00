import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'
import type * as en from '../../../en/staff/week/week.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the week at the desk, and of blocking time and moving a session there. */
export const WEEK_PAGE: Texts<typeof en.WEEK_PAGE> = {
  title: 'వారం',
  previous: 'మునుపటి',
  next: 'తర్వాతి',
  week: 'వారం',
  thisWeek: 'ఈ వారం',
  whose: 'ఎవరి వారం',
  days: 'వారంలోని రోజులు',
  today: 'ఈరోజు',
  blockTime: 'సమయం మూసివేయండి',
  sessions: (count) => plural(count, '1 సెషన్', `${count} సెషన్లు`),
  rahu: (times) => `రాహు కాలం ${times}`,
  closed: 'సెలవు',
  specialHours: 'ప్రత్యేక వేళలు',
  nothing: 'ఈ రోజు ఏమీ లేదు.',
  free: 'ఖాళీ',
  bookOrBlock: 'బుక్ చేయండి లేదా మూసివేయండి',
  book: 'బుక్ చేయండి',
  blocked: 'మూసిన సమయం',
  openAgain: 'మళ్లీ తెరవండి',
  class: 'క్లాస్',
  busy: 'మరో క్యాలెండర్‌లో పని ఉంది',
  offered: 'వెయిటింగ్ లిస్ట్‌లో ఒకరికి ఇచ్చాం',
  heldUntil: (time) => `${time} వరకు ఉంచాం`,
  move: 'సమయం మార్చండి',
  conflicts: { 'outside-hours': 'పని వేళల్లో లేదు', 'time-off': 'మూసిన సమయంలో ఉంది' },
  noDiary: 'మీకు ఇంకా సొంత పని వేళలు లేవు',
  noDiaryLead: 'మీ పని వేళలు పెట్టండి. అప్పుడు మీ సెషన్లు, ఖాళీ సమయాలు ఇక్కడ కనిపిస్తాయి.',
  noHours: 'ఈ వారం పని వేళలు లేవు, కాబట్టి క్లయింట్లు బుక్ చేయలేరు.',
  setHours: 'పని వేళలు పెట్టండి',
  failed: { title: 'వారం తెరుచుకోలేదు', detail: 'దయచేసి మళ్లీ ప్రయత్నించండి.' },
  back: 'వారానికి తిరిగి వెళ్లండి',
}

/** A tapped free time: book it for a client, or block it. */
export const FREE_TIME: Texts<typeof en.FREE_TIME> = {
  title: 'ఈ సమయాన్ని బుక్ చేయండి లేదా మూసివేయండి',
  book: 'క్లయింట్ కోసం బుక్ చేయండి',
}

export const BLOCK: Texts<typeof en.BLOCK> = {
  title: 'సమయం మూసివేయండి',
  other: 'ఈ సమయం మూసివేయండి',
  lead: 'మూసిన సమయాన్ని క్లయింట్లు బుక్ చేయలేరు. అందులో ఇప్పటికే ఉన్న సెషన్లు రద్దు కావు: వాటి సమయం మార్చడానికి జాబితా చూపిస్తాం.',
  day: 'రోజు',
  from: 'ఎప్పటి నుంచి',
  until: 'ఎప్పటి వరకు',
  reason: 'కారణం (బృందానికి మాత్రమే)',
  submit: 'మూసివేయండి',
  today: 'ఈరోజు',
  tomorrow: 'రేపు',
  wholeDay: 'రోజంతా',
  atOnce: (day) => `${day}: ఎంతసేపు మూయాలి?`,
  done: 'సమయం మూసివేశాం',
  problems: {
    'date-invalid': 'దయచేసి ఒక రోజు ఎంచుకోండి.',
    'time-invalid': 'దయచేసి రెండు సమయాలూ రాయండి.',
    'ends-first': 'ముగింపు ప్రారంభం తర్వాత ఉండాలి.',
    'in-the-past': 'ఈ సమయం గడిచిపోయింది. దయచేసి తర్వాతి సమయం ఎంచుకోండి.',
    'too-far': `దయచేసి రాబోయే ${numberInWords(PLANNED_YEARS)} సంవత్సరాల లోపు ఒక రోజు ఎంచుకోండి.`,
    skipped: 'ఆ రోజు గడియారాలు ముందుకు జరుగుతాయి, కాబట్టి ఈ సమయం ఉండదు. దయచేసి వేరేది ఎంచుకోండి.',
  },
}

/** The sessions that are still booked in time off. */
export const TO_MOVE: Texts<typeof en.TO_MOVE> = {
  title: 'సమయం మార్చాల్సిన సెషన్లు',
  lead: (count) =>
    plural(
      count,
      'సమయం మూసివేశాం. అందులో ఇంకా ఒక సెషన్ ఉంది, క్లయింట్‌కు ఇంకా తెలియదు:',
      `సమయం మూసివేశాం. అందులో ఇంకా ${count} సెషన్లు ఉన్నాయి, క్లయింట్లకు ఇంకా తెలియదు:`,
    ),
  notPaid: 'ఇంకా చెల్లించలేదు',
  open: 'తెరవండి',
  subject: (when) => `మీ సెషన్: ${when}`,
  left: (count) => plural(count, 'ఇంకా ఒక సెషన్ సమయం మార్చాలి.', `ఇంకా ${count} సెషన్ల సమయాలు మార్చాలి.`),
  allMoved: 'ఈ సెలవులోని సెషన్లన్నిటికీ వేరే సమయం ఇచ్చారు.',
}

export const UNBLOCK: Texts<typeof en.UNBLOCK> = {
  title: 'మూసిన సమయం మళ్లీ తెరవండి',
  lead: 'ఈ సమయం మీ పని వేళల్లో ఉంటే, క్లయింట్లు మళ్లీ బుక్ చేయవచ్చు.',
  everybody: 'ఈ సమయం మీ కేంద్రంలో అందరికీ మూసి ఉంది.',
  submit: 'మళ్లీ తెరవండి',
  done: 'సమయం మళ్లీ తెరుచుకుంది',
}

export const MOVE: Texts<typeof en.MOVE> = {
  title: 'సెషన్ సమయం మార్చండి',
  now: (session) => `ఇప్పుడు: ${session}.`,
  lead: 'వేరే ఖాళీ సమయం ఎంచుకోండి. కొత్త సమయాన్ని క్లయింట్‌కు ఈమెయిల్ చేస్తాం.',
  choose: 'కొత్త సమయం',
  submit: 'సమయం మార్చండి',
  chooseFirst: 'దయచేసి ఒక సమయం ఎంచుకోండి.',
  chosen: (time) => `ఎంచుకున్నది: ${time}.`,
  none: 'ఈ వారం ఖాళీ సమయం లేదు.',
  notMovable: 'ఈ సెషన్ సమయం మార్చలేరు. అది రద్దై ఉండవచ్చు, ఇంకా చెల్లించి ఉండకపోవచ్చు, లేదా ముగిసి ఉండవచ్చు.',
}
