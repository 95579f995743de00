import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'
import type * as en from '../../../en/staff/week/special-days.ts'
import type { Texts } from '../../../texts.ts'
import { HOURS_PROBLEMS } from './hours.ts'

/** Texts of special days and public holidays. */
export const SPECIAL_DAYS: Texts<typeof en.SPECIAL_DAYS> = {
  title: 'ప్రత్యేక రోజులు, సెలవులు',
  lead: 'కొన్ని రోజులు సెలవు పెట్టండి, లేదా మామూలుగా కాక వేరే వేళల్లో పనిచేయండి.',
  coming: 'రాబోయే ప్రత్యేక రోజులు',
  none: 'రాబోయే ప్రత్యేక రోజులు లేవు.',
  closed: 'సెలవు',
  everybody: 'అందరికీ',
  onlyYou: 'మీకు మాత్రమే',
  seenByClients: 'కారణం క్లయింట్లకు కనిపిస్తుంది',
  remove: 'తీసివేయండి',
  removed: (days) => `తీసివేశాం: ${days}.`,
  goneAlready: 'ఈ ప్రత్యేక రోజును ఇప్పటికే తీసివేశారు.',
  undo: 'తిరిగి తీసుకురండి',
  restored: 'ప్రత్యేక రోజు తిరిగి వచ్చింది',
  addTitle: 'ప్రత్యేక రోజు జోడించండి',
  firstDate: 'మొదటి రోజు',
  lastDate: 'చివరి రోజు',
  lastDateHint: 'ఒక్క రోజైతే ఖాళీగా వదిలేయండి.',
  kind: 'ఈ రోజుల్లో',
  kinds: { closed: 'సెలవు', open: 'ఈ వేళల్లో పని' },
  hoursHint: 'అవసరం లేని వరుస ఖాళీగా వదిలేయండి.',
  opens: 'మొదలు',
  closes: 'ముగింపు',
  reason: 'కారణం',
  reasonHint: 'ఉదాహరణకు “దీపావళి సెలవు”',
  showsReason: 'కారణం క్లయింట్లకు చూపండి',
  forWhom: 'ఎవరికి',
  whom: { me: 'నాకు మాత్రమే', all: 'అందరికీ' },
  add: 'ప్రత్యేక రోజు జోడించండి',
  added: 'ప్రత్యేక రోజు జోడించాం',
  invalid: 'దయచేసి కింద గుర్తు ఉన్నవి సరిచేయండి.',
  holidays: 'ప్రభుత్వ సెలవులు',
  holidaysLead: (lastYear) =>
    `మీ కేంద్రం మొత్తానికీ సెలవున్న రోజులకు టిక్ పెట్టండి. ఇవి ${lastYear} చివరి వరకు కేంద్ర ప్రభుత్వ కార్యాలయాల సెలవులు, ప్రతి రాష్ట్రంలోని ముఖ్యమైన సెలవులు, మా పంచాంగం నియమాలతో లెక్కించినవి. మీ రాష్ట్రంలో ఒక రోజు ముందు లేదా తర్వాత ఉండవచ్చు, కాబట్టి దయచేసి మీ రాష్ట్ర జాబితాతో పోల్చి చూడండి.`,
  dependsOnMoon: 'అంచనా: నెలవంక కనిపించడాన్ని బట్టి ఉంటుంది',
  state: 'రాష్ట్రం',
  allIndia: 'భారతదేశమంతా',
  showState: 'చూపండి',
  saveHolidays: 'సెలవులు సేవ్ చేయండి',
  holidaysSaved: 'సెలవులు సేవ్ అయ్యాయి',
}

export const SPECIAL_DAYS_PROBLEMS: Texts<typeof en.SPECIAL_DAYS_PROBLEMS> = {
  ...HOURS_PROBLEMS,
  'date-invalid': 'తేదీ ఎంచుకోండి.',
  'in-the-past': 'ఈ రోజు గడిచిపోయింది. దయచేసి ఈరోజు లేదా తర్వాతి రోజు ఎంచుకోండి.',
  'ends-first': 'చివరి రోజు మొదటి రోజు కంటే ముందు ఉండకూడదు.',
  'too-long': 'ప్రత్యేక రోజులు ఎక్కువలో ఎక్కువ ఒక సంవత్సరం. అంతకంటే ఎక్కువైతే వారపు పని వేళలు మార్చండి.',
  'too-far': `రాబోయే ${numberInWords(PLANNED_YEARS)} సంవత్సరాల లోపు రోజులు ఎంచుకోండి.`,
  'hours-missing': 'వేళలు రాయండి, లేదా “సెలవు” ఎంచుకోండి.',
  'reason-missing': 'క్లయింట్లకు కనిపించాల్సిన కారణం రాయండి.',
}
