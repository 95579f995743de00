import { duration, numberText } from '#content/words/numbers.ts'
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

/** Texts of hours, time off and booking rules. */
export const DIARY: Texts<typeof en.DIARY> = {
  title: 'काम के घंटे और छुट्टी',
  lead: 'तय करें कि क्लाइंट कब बुक कर सकते हैं। सभी समय IST में हैं।',
  timeOff: 'छुट्टी',
  from: 'कब से',
  until: 'कब तक',
  reason: 'कारण (केवल टीम के लिए)',
  take: 'छुट्टी जोड़ें',
  taken: 'छुट्टी जुड़ गई',
  remove: 'हटाएँ',
  removed: 'छुट्टी हट गई',
  exceptions: 'छुट्टियाँ और विशेष दिन',
  noExceptions: 'अभी कोई छुट्टी या विशेष दिन तय नहीं है।',
  planTimeOff: 'छुट्टी तय करें',
  invalid: 'अंत का समय शुरुआत के बाद का चुनें।',
  forWhom: 'किसके लिए',
  whom: { me: 'केवल मेरे लिए', all: 'सबके लिए' },
  everybody: 'सबके लिए',
  onlyYou: 'केवल आपके लिए',
  changeHours: 'हर हफ़्ते के घंटे बदलें',
  rules: 'बुकिंग के नियम',
  rulesLine: ({ minimumNoticeMinutes, horizonDays }) =>
    `कम से कम ${duration(minimumNoticeMinutes, 'minute')} पहले, आगे के ${duration(horizonDays, 'day')} तक`,
  notice: 'कम से कम कितने मिनट पहले बुक करें',
  horizon: 'आगे के कितने दिन बुक हो सकते हैं',
  claims: 'एक क्लाइंट के कितने सेशन बिना जाँचे भुगतान के हो सकें',
  uniqueAmounts: 'हर बुकिंग की रकम में अलग पैसे रखें',
  uniqueAmountsHint: `रकम कीमत से ज़्यादा से ज़्यादा ${MOST_PAISE} पैसे कम होती है, और किसी दूसरी खुली बुकिंग की वही रकम नहीं होती। इससे बैंक स्टेटमेंट में बिना रेफ़रेंस का भुगतान भी मिल जाता है। यह नई बुकिंग पर लागू होता है।`,
  claimsHint: 'इतने सेशन होने पर क्लाइंट तभी और बुक कर सकते हैं, जब आप उनके किसी एक भुगतान की जाँच कर लें।',
  saveRules: 'नियम सेव करें',
  rulesSaved: 'बुकिंग के नियम सेव हो गए',
  rulesInvalid: `0 से ${numberText(LONGEST_NOTICE_MINUTES)} मिनट पहले, आगे के 1 से ${LONGEST_HORIZON_DAYS} दिन, और बिना जाँचे भुगतान वाले 1 से ${LARGEST_CLAIM_LIMIT} सेशन रख सकते हैं।`,
  limits: 'ज़्यादा से ज़्यादा सेशन',
  limitsLine: ({ mostPerDay, mostPerWeek }) => {
    if (mostPerDay !== null && mostPerWeek !== null) return `दिन में ${mostPerDay} और हफ़्ते में ${mostPerWeek} तक`
    if (mostPerDay !== null) return `दिन में ${mostPerDay} तक`
    return mostPerWeek === null ? 'कोई सीमा नहीं' : `हफ़्ते में ${mostPerWeek} तक`
  },
  perDay: 'दिन में ज़्यादा से ज़्यादा',
  perWeek: 'हफ़्ते में ज़्यादा से ज़्यादा',
  limitsHint: 'सभी सेवाओं के मिलाकर। सीमा न हो तो खाली छोड़ें।',
  saveLimits: 'सेव करें',
  limitsSaved: 'सेव हो गया। जो सेशन बुक हैं, वे बने रहेंगे।',
  limitsInvalid: {
    'day-limit-invalid': `कृपया 1 से ${MOST_SESSIONS.perDay} सेशन लिखें, या खाली छोड़ें।`,
    'week-limit-invalid': `कृपया 1 से ${MOST_SESSIONS.perWeek} सेशन लिखें, या खाली छोड़ें।`,
  },
  meeting: 'वीडियो और फ़ोन सेशन',
  meetingLine: ({ way, link, roomServer }: MeetingWays) =>
    way === 'link' ? link : `हर सेशन का अपना रूम, ${hostOf(roomServer)} पर`,
  videoWay: 'वीडियो सेशन',
  videoWays: { room: 'हर सेशन का अलग रूम', link: 'सभी सेशन का एक लिंक' },
  link: 'केंद्र का मीटिंग लिंक',
  linkHint: '“सभी सेशन का एक लिंक” के लिए। किसी ज्योतिषी या सेशन का लिंक अलग भी हो सकता है।',
  roomServer: 'रूम के लिए Jitsi सर्वर',
  roomServerHint: 'meet.jit.si पर रूम आपके साइन इन करने पर खुलता है, इसलिए क्लाइंट से पहले जुड़ें।',
  roomServerInvalid: 'Jitsi सर्वर का पता लिखें, जैसे https://meet.jit.si',
  callWay: 'फ़ोन सेशन',
  callWays: { 'we-call': 'हम क्लाइंट को फ़ोन करते हैं', 'client-calls': 'क्लाइंट हमें फ़ोन करें' },
  callNumber: 'क्लाइंट किस नंबर पर फ़ोन करें',
  callNumberHint: '“क्लाइंट हमें फ़ोन करें” के लिए।',
  callNumberInvalid: 'नंबर देश के कोड के साथ लिखें।',
  saveMeeting: 'सेव करें',
  meetingSaved: 'सेव हो गया',
  meetingEmailed: (count: number) => `${count} क्लाइंट को उनके सेशन का नया लिंक ईमेल से जाएगा।`,
  briefs: 'कल के सेशन का ईमेल',
  briefEmails: 'मुझे एक दिन पहले शाम 6 बजे ईमेल करें',
  briefEmailsHint: 'इसमें हर सेशन का समय, क्लाइंट का पहला नाम, सेवा और “सेशन से पहले” का लिंक होता है। सेशन न हों, तो ईमेल नहीं आता।',
  briefsAreOn: 'चालू',
  briefsAreOff: 'बंद',
  briefsOn: 'कल के सेशन का ईमेल आपको मिलेगा',
  briefsOff: 'कल के सेशन का ईमेल अब नहीं आएगा',
  activity: 'बुकिंग के ईमेल',
  activityPace: 'जब क्लाइंट बुक करें, भुगतान करें या समय बदलें',
  activityHint: '“संपर्क और समय” में दिए ज्योतिषी के ईमेल पते पर जाता है।',
  activityPaces: { 'at-once': 'तुरंत ईमेल करें', hourly: 'घंटे में एक बार ईमेल करें', off: 'ईमेल न करें' },
  saveActivity: 'सेव करें',
  activitySaved: 'सेव हो गया',
}
