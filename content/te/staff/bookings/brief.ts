import type * as en from '../../../en/staff/bookings/brief.ts'
import type { Texts } from '../../../texts.ts'
import { stemOf } from '../../words/jyotish-forms.ts'

/** Texts of the page an astrologer reads before a session. */
export const BRIEF: Texts<typeof en.BRIEF> = {
  title: (name) => `సెషన్‌కు ముందు: ${name}`,
  open: 'సెషన్‌కు ముందు చూడండి',
  pdf: 'PDF తెరవండి',
  print: 'ప్రింట్ చేయండి',
  backToBooking: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  rashi: 'రాశి',
  navamsha: 'నవాంశ',
  prasna: 'ప్రశ్న',
  born: (date, time) => `పుట్టినది: ${date}, ${time}`,
  bornUntimed: (date) => `పుట్టినది: ${date}, సమయం తెలియదు`,
  asked: (time) => `అడిగినది: ${time}`,
  session: (when) => `సెషన్: ${when}`,
  courseStart: (date) => `కోర్సు ప్రారంభం: ${date}`,
  readNow: 'సెషన్ సమయం నిర్ణయించలేదు, కాబట్టి ఇది ఈరోజు గోచారం.',
  places: {
    certain: (place) => `${place} కోసం వేసిన చక్రం.`,
    guessed: (place) => `${place} కోసం వేసిన చక్రం. ఈ పేరున్న ఊళ్లలో ఇదే పెద్దది, సరైనదేనా అని క్లయింట్‌ను అడగండి.`,
    practice: (place) => `క్లయింట్ రాసిన ఊరు తెలియలేదు, కాబట్టి చక్రం ${place} కోసం వేశాం.`,
  },
  ofSomeone: (name) => `ఇవి ${name} గారి జన్మ వివరాలు, క్లయింట్ వారి కోసం బుక్ చేశారు.`,
  timesKnown: {
    about: 'పుట్టిన సమయం అరగంట అటూ ఇటూగా మాత్రమే తెలుసు, కాబట్టి లగ్నం పక్క రాశి కావచ్చు.',
    morning: 'ఉదయం పుట్టారని మాత్రమే క్లయింట్‌కు తెలుసు.',
    afternoon: 'మధ్యాహ్నం పుట్టారని మాత్రమే క్లయింట్‌కు తెలుసు.',
    evening: 'సాయంత్రం పుట్టారని మాత్రమే క్లయింట్‌కు తెలుసు.',
    night: 'రాత్రి పుట్టారని మాత్రమే క్లయింట్‌కు తెలుసు.',
  },
  clock: (clock) => `ఈ సమయం వేరే గడియారం ప్రకారం: ${clock}.`,
  earlier: 'గత సెషన్లు',
  earlierCount: (sessions) => `గత సెషన్లు (${sessions})`,
  noNotes: 'గమనికలు లేవు.',
  readAnswer: (date) => `${date} నాటి జవాబు`,
  since: (date) => `${date} తర్వాత మారినవి`,
  newPeriod: (level, lord, before) => `${level}: ${lord}, ఇంతకుముందు ${before}`,
  movedOn: (graha, sign, before) => `${graha}: ${stemOf(sign)} రాశిలో, ఇంతకుముందు ${stemOf(before)} రాశిలో`,
  nothingChanged: 'అవే దశలు నడుస్తున్నాయి; గురువు, శని, రాహువు, కేతువు అవే రాశుల్లో ఉన్నారు.',
  running: 'నడుస్తున్న దశ',
  levels: ['మహాదశ', 'అంతర్దశ', 'విదశ'],
  until: (lord, date) => `${lord}, ${date} వరకు`,
  noDasha: 'ఈ సెషన్ దశల 120 సంవత్సరాల్లోకి రాదు.',
  transits: 'సెషన్ సమయపు గోచారం',
  transitsToday: 'ఈరోజు గోచారం',
  transitColumns: {
    graha: 'గ్రహం',
    position: 'స్థానం',
    fromMoon: 'చంద్రుడి నుంచి',
    fromLagna: 'లగ్నం నుంచి',
    over: 'జన్మ గ్రహం మీద',
  },
  overNatal: (grahas) => `జన్మ చక్రంలో ఇక్కడ: ${grahas}`,
  panchanga: (place) => `సెషన్ సమయపు పంచాంగం, ${place}`,
  panchangaOfAsking: (place) => `ప్రశ్న అడిగిన సమయపు పంచాంగం, ${place}`,
  yogas: 'జాతకంలోని యోగాలు',
  noBirth: 'జన్మ వివరాలు ఇవ్వలేదు, కాబట్టి జాతకం లేదు.',
  noHour: 'పుట్టిన సమయం తెలియదు, కాబట్టి లగ్నం, కచ్చితమైన దశ చెప్పలేం. దయచేసి క్లయింట్‌ను అడగండి.',
  noPlace: (name) =>
    name === ''
      ? 'పుట్టిన ఊరు ఇవ్వలేదు, కాబట్టి పుట్టిన సమయాన్ని లెక్కించలేం.'
      : `“${name}” అనే ఊరు మా జాబితాలో లేదు. దగ్గర్లోని పట్టణం ఏదో దయచేసి క్లయింట్‌ను అడగండి.`,
  timeInDoubt: 'ఆ రాత్రి గడియారాలు మార్చారు, కాబట్టి ఈ సమయం రెండుసార్లు వచ్చింది లేదా అసలు రాలేదు. ఏది సరైనదో దయచేసి క్లయింట్‌ను అడగండి.',
}
