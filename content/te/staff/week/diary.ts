import { plural } from '#content/words/grammar.ts'
import { numberText } from '#content/words/numbers.ts'
import {
  LARGEST_CLAIM_LIMIT,
  LONGEST_HORIZON_DAYS,
  LONGEST_NOTICE_MINUTES,
  MOST_SESSIONS,
} from '#domain/availability/desk-rules.ts'
import { MOST_PAISE } from '#domain/bookings/unique-amounts.ts'
import { hostOf } from '#domain/sessions/meeting-link.ts'
import type { MeetingWays } from '#domain/sessions/meeting-ways.ts'
import type * as en from '../../../en/staff/week/diary.ts'
import type { Texts } from '../../../texts.ts'
import { durationBefore } from '../../words/durations.ts'

/** Texts of hours, time off and booking rules. */
export const DIARY: Texts<typeof en.DIARY> = {
  title: 'పని వేళలు, సెలవులు',
  lead: 'క్లయింట్లు ఎప్పుడు బుక్ చేయవచ్చో ఎంచుకోండి. సమయాలన్నీ IST లో ఉన్నాయి.',
  timeOff: 'సెలవు',
  from: 'ఎప్పటి నుంచి',
  until: 'ఎప్పటి వరకు',
  reason: 'కారణం (బృందానికి మాత్రమే)',
  take: 'సెలవు జోడించండి',
  taken: 'సెలవు జోడించాం',
  remove: 'తీసివేయండి',
  removed: 'సెలవు తీసివేశాం',
  exceptions: 'సెలవులు, ప్రత్యేక రోజులు',
  noExceptions: 'రాబోయే సెలవులు, ప్రత్యేక రోజులు లేవు.',
  planTimeOff: 'సెలవు పెట్టండి',
  invalid: 'ముగింపు ప్రారంభం తర్వాత ఉండాలి.',
  forWhom: 'ఎవరికి',
  whom: { me: 'నాకు మాత్రమే', all: 'అందరికీ' },
  everybody: 'అందరికీ',
  onlyYou: 'మీకు మాత్రమే',
  changeHours: 'వారపు వేళలు మార్చండి',
  rules: 'బుకింగ్ నియమాలు',
  rulesLine: ({ minimumNoticeMinutes, horizonDays }) =>
    `కనీసం ${durationBefore(minimumNoticeMinutes, 'minute')} ముందుగా, రాబోయే ${durationBefore(horizonDays, 'day')}కు`,
  notice: 'కనీసం ఎన్ని నిమిషాల ముందు బుక్ చేయాలి',
  horizon: 'ఎన్ని రోజుల ముందు నుంచి బుక్ చేయవచ్చు',
  claims: 'ఒక్కో క్లయింట్‌కు సరిచూడని సెషన్లు ఎక్కువలో ఎక్కువ',
  uniqueAmounts: 'ప్రతి బుకింగ్‌కు పైసల్లో వేరే మొత్తం',
  uniqueAmountsHint: `మొత్తం ధర కంటే ${MOST_PAISE} పైసల వరకు తక్కువ ఉంటుంది, అదే మొత్తం చెల్లించాల్సిన మరే బుకింగ్‌కూ ఉండదు. కాబట్టి రిఫరెన్స్ లేని చెల్లింపును కూడా మీ బ్యాంక్ స్టేట్‌మెంట్‌లో గుర్తించగలం. ఇది కొత్త బుకింగ్‌లకు వర్తిస్తుంది.`,
  claimsHint: 'ఇన్ని సెషన్లు ఉన్న క్లయింట్, మీరు వాటిలో ఒక చెల్లింపు సరిచూశాకే మళ్లీ బుక్ చేయవచ్చు.',
  saveRules: 'నియమాలు సేవ్ చేయండి',
  rulesSaved: 'బుకింగ్ నియమాలు సేవ్ అయ్యాయి',
  rulesInvalid: `ముందస్తు సమయం 0 నుంచి ${numberText(LONGEST_NOTICE_MINUTES)} నిమిషాలు, బుకింగ్ రోజులు 1 నుంచి ${LONGEST_HORIZON_DAYS}, సరిచూడని సెషన్లు 1 నుంచి ${LARGEST_CLAIM_LIMIT} ఉండాలి.`,
  limits: 'గరిష్ఠ సెషన్లు',
  limitsLine: ({ mostPerDay, mostPerWeek }) => {
    if (mostPerDay !== null && mostPerWeek !== null) return `రోజుకు ${mostPerDay}, వారానికి ${mostPerWeek} వరకు`
    if (mostPerDay !== null) return `రోజుకు ${mostPerDay} వరకు`
    return mostPerWeek === null ? 'పరిమితి లేదు' : `వారానికి ${mostPerWeek} వరకు`
  },
  perDay: 'రోజుకు గరిష్ఠంగా',
  perWeek: 'వారానికి గరిష్ఠంగా',
  limitsHint: 'అన్ని సేవలూ కలిపి. పరిమితి వద్దంటే ఖాళీగా వదలండి.',
  saveLimits: 'సేవ్ చేయండి',
  limitsSaved: 'సేవ్ అయింది. బుక్ అయిన సెషన్లు అలాగే ఉంటాయి.',
  limitsInvalid: {
    'day-limit-invalid': `దయచేసి 1 నుంచి ${MOST_SESSIONS.perDay} సెషన్లు రాయండి, లేదా ఖాళీగా వదలండి.`,
    'week-limit-invalid': `దయచేసి 1 నుంచి ${MOST_SESSIONS.perWeek} సెషన్లు రాయండి, లేదా ఖాళీగా వదలండి.`,
  },
  meeting: 'వీడియో, ఫోన్ సెషన్లు',
  meetingLine: ({ way, link, roomServer }: MeetingWays) =>
    way === 'link' ? link : `ఒక్కో సెషన్‌కు ప్రత్యేక గది (${hostOf(roomServer)})`,
  videoWay: 'వీడియో సెషన్లు',
  videoWays: { room: 'సెషన్‌కో గది', link: 'అన్ని సెషన్లకు ఒకే లింక్' },
  link: 'మీ కేంద్రం మీటింగ్ లింక్',
  linkHint: '“అన్ని సెషన్లకు ఒకే లింక్” కోసం. ఏ జ్యోతిష్కులకైనా, ఏ సెషన్‌కైనా వేరే లింక్ పెట్టవచ్చు.',
  roomServer: 'గదుల కోసం Jitsi సర్వర్',
  roomServerHint: 'meet.jit.si లో మీరు సైన్ ఇన్ చేశాకే గది తెరుచుకుంటుంది, అందుకే క్లయింట్ కంటే ముందే చేరండి.',
  roomServerInvalid: 'దయచేసి Jitsi సర్వర్ చిరునామా రాయండి, ఉదాహరణకు https://meet.jit.si',
  callWay: 'ఫోన్ సెషన్లు',
  callWays: { 'we-call': 'మేమే ఫోన్ చేస్తాం', 'client-calls': 'క్లయింట్లు మాకు చేస్తారు' },
  callNumber: 'క్లయింట్లు ఫోన్ చేయాల్సిన నంబర్',
  callNumberHint: '“క్లయింట్లు మాకు చేస్తారు” కోసం.',
  callNumberInvalid: 'దయచేసి నంబర్‌ను దేశం కోడ్‌తో రాయండి.',
  saveMeeting: 'సేవ్ చేయండి',
  meetingSaved: 'సేవ్ అయింది',
  meetingEmailed: (count: number) => `${count} ${plural(count, 'క్లయింట్‌కు', 'క్లయింట్లకు')} వారి సెషన్ కొత్త లింక్ ఈమెయిల్‌లో వెళ్తుంది.`,
  briefs: 'రేపటి సెషన్లు ఈమెయిల్‌లో',
  briefEmails: 'ముందు రోజు సాయంత్రం 6 గంటలకు నాకు ఈమెయిల్ చేయండి',
  briefEmailsHint: 'ప్రతి సెషన్ సమయం, క్లయింట్ మొదటి పేరు, సేవ, “సెషన్‌కు ముందు” పేజీ లింక్ ఉంటాయి. సెషన్లు లేకపోతే ఈమెయిల్ రాదు.',
  briefsAreOn: 'వస్తాయి',
  briefsAreOff: 'రావు',
  briefsOn: 'రేపటి సెషన్లు మీకు ఈమెయిల్‌లో వస్తాయి',
  briefsOff: 'రేపటి సెషన్ల ఈమెయిల్‌లు ఇక రావు',
  activity: 'బుకింగ్‌ల గురించి ఈమెయిల్‌లు',
  activityPace: 'క్లయింట్లు బుక్ చేసినా, చెల్లించినా, సమయం మార్చినా',
  activityHint: '“సంప్రదించే వివరాలు, వేళలు”లో ఉన్న జ్యోతిష్కుల ఈమెయిల్‌కు పంపుతాం.',
  activityPaces: { 'at-once': 'వెంటనే ఈమెయిల్ చేయండి', hourly: 'గంటకు ఒకసారి ఈమెయిల్ చేయండి', off: 'ఈమెయిల్ వద్దు' },
  saveActivity: 'సేవ్ చేయండి',
  activitySaved: 'సేవ్ అయింది',
}
