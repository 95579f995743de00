import { shortDay } from '#content/words/dates.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { MOST_LAPSED_OFFERS, OFFER_HOURS, type PartOfDay } from '#domain/bookings/waitlist.ts'
import type { CancellationCause, WaitInEmail } from '#domain/emails/booking-emails.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import { istInstant } from '#domain/time/india-time.ts'
import type * as en from '../../en/emails/bookings.ts'
import type { Texts } from '../../texts.ts'

export const BOOKING_RECEIVED: Texts<typeof en.BOOKING_RECEIVED> = {
  preview: (service) => `बुकिंग पक्की करने के लिए भुगतान करें: ${service}`,
  heldBriefly: `यह समय हमने ${duration(HOLD_MINUTES, 'minute')} के लिए आपके नाम रोक रखा है। उसके बाद कोई और भी बुक कर सकता है।`,
  heldUntil: (time) => `यह समय हमने ${time} तक आपके लिए रोक रखा है।`,
}

export const COURSE_BOOKED: Texts<typeof en.COURSE_BOOKED> = {
  preview: (course) => `${course} में शामिल होने के लिए भुगतान करें।`,
}

const CAUSES: Readonly<Record<CancellationCause, string>> = {
  client: 'आपने यह बुकिंग रद्द की है।',
  staff: 'हमें खेद है, यह बुकिंग हमें रद्द करनी पड़ी।',
  'account-deleted': 'आपके कहने पर आपका खाता हटाया जा रहा है, इसलिए यह बुकिंग रद्द हो गई।',
  expired: 'इस बुकिंग का भुगतान नहीं मिला, इसलिए यह रद्द हो गई।',
  included: 'पूरे कोर्स के साथ यह कोर्स आपके पास है, इसलिए भुगतान की ज़रूरत नहीं। यह बुकिंग हमने बंद कर दी है।',
}

export const BOOKING_CANCELLED_EMAIL: Texts<typeof en.BOOKING_CANCELLED_EMAIL> = {
  subject: (code) => `आपकी बुकिंग ${code} रद्द हो गई`,
  causes: CAUSES,
  ended: {
    group: 'हमें खेद है: आपने जो बैच बुक किया था, वह अब नहीं होगा। इसलिए हमने आपकी बुकिंग रद्द कर दी है।',
    class: 'हमें खेद है: आपने जो क्लास बुक की थी, वह अब नहीं होगी। इसलिए हमने आपकी बुकिंग रद्द कर दी है।',
  },
  enrollmentEnded: 'आपका कोर्स समाप्त हो गया है और पाठ बंद हैं।',
  lessons: 'मेरे पाठ देखें',
  again: 'फिर बुक करें',
  ifPaid: (email) => `अगर भुगतान कर दिया है, तो ${email} पर लिखें।`,
  questions: (email) => `कोई प्रश्न हो तो ${email} पर लिखें।`,
}

export const BOOKING_CHANGED: Texts<typeof en.BOOKING_CHANGED> = {
  subject: (code) => `सेशन ${code} का समय बदल गया`,
  preview: 'अपने सेशन का नया समय देखें।',
  movedFrom: (time) => `आपका सेशन पहले ${time} था। नया समय यह है:`,
  newTime: 'आपके सेशन का नया समय:',
}

export const ASTROLOGER_CHANGED: Texts<typeof en.ASTROLOGER_CHANGED> = {
  subject: (name, code) => `आपकी बुकिंग ${code} अब ${name} जी के साथ है`,
  preview: 'आपकी बुकिंग के ज्योतिषी बदल गए हैं। बाकी सब वही है।',
  session: (name) => `आपके सेशन के ज्योतिषी अब ${name} जी हैं। समय और कीमत वही रहेगी:`,
  question: (name) => `आपके प्रश्न का उत्तर अब ${name} जी की ओर से आएगा। कीमत वही रहेगी:`,
  note: (email) => `यह ठीक न लगे तो ${email} पर लिखें।`,
}

export const SLOT_RELEASED: Texts<typeof en.SLOT_RELEASED> = {
  preview: 'आप फिर समय चुन सकते हैं।',
  again: 'फिर समय चुनें',
  paid: 'भुगतान पहले ही कर दिया है',
  note: (time) =>
    `आपका विवरण भरा हुआ है। अगर भुगतान कर दिया है, तो ${time} तक ट्रांज़ैक्शन ID भेजें: समय तब भी खाली हुआ तो आपका रहेगा, नहीं तो आप दूसरा चुन सकेंगे।`,
}

const PARTS_OF_DAY: Readonly<Record<PartOfDay, string>> = {
  any: 'दिन में किसी भी समय',
  morning: 'सुबह',
  afternoon: 'दोपहर में',
  evening: 'शाम को',
}

/** "आपका नाम Prasna की वेटिंग लिस्ट में है: 20 नवं 2026 से 22 नवं 2026 तक, सुबह।" */
function waitingText({ serviceName, firstDate, lastDate, partOfDay }: WaitInEmail): string {
  const day = (date: string) => shortDay(istInstant(date, '12:00'))
  const days = firstDate === lastDate ? day(firstDate) : `${day(firstDate)} से ${day(lastDate)} तक`
  return `आपका नाम ${serviceName} की वेटिंग लिस्ट में है: ${days}, ${PARTS_OF_DAY[partOfDay]}।`
}

export const WAITLIST_JOINED: Texts<typeof en.WAITLIST_JOINED> = {
  subject: (service) => `${service} की वेटिंग लिस्ट में आपका नाम`,
  preview: 'समय खाली होते ही हम ईमेल करेंगे।',
  waiting: waitingText,
  whatHappens: `समय खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे और उसे ${duration(OFFER_HOURS, 'hour')} तक आपके लिए रोककर रखेंगे। बुक करने तक कुछ नहीं देना है।`,
  leave: 'वेटिंग लिस्ट से नाम हटाएँ',
}

export const WAITLIST_OFFER: Texts<typeof en.WAITLIST_OFFER> = {
  subject: (service) => `${service} के लिए समय खाली है`,
  preview: (time) => `${time} तक आपके लिए रोका हुआ है।`,
  free: (wait) => `${waitingText(wait)} अब एक समय खाली है, और आपकी बारी है।`,
  price: 'कीमत',
  heldUntil: 'कब तक रोका हुआ',
  take: 'देखें और यह समय लें',
  note: `तब तक न लें तो यह समय अगले व्यक्ति को मिलेगा। आपका नाम दूसरे समय के लिए बना रहेगा। ${numberInWords(MOST_LAPSED_OFFERS)} बार समय न लेने पर वह हट जाएगा।`,
}

export const REMINDER_2_DAYS: Texts<typeof en.REMINDER_2_DAYS> = {
  preview: `आपका सेशन ${numberInWords(REMINDER_DAYS_BEFORE)} दिन बाद है।`,
  linkToCome: 'मीटिंग लिंक हम सेशन से पहले भेजेंगे।',
  question: (email) => `कुछ पूछना है? ${email} पर लिखें।`,
}

export const SESSION_SOON: Texts<typeof en.SESSION_SOON> = {
  preview: 'आपका सेशन आज है।',
  weCall: (phone) => `सेशन के समय हम आपको फ़ोन करेंगे। फ़ोन न आए तो ${phone} पर फ़ोन करें।`,
  cannotCome: (phone, email) => `न आ पाएँ तो अभी बता दें: ${phone} या ${email}।`,
}

/** Completes "आपका सेशन … शुरू होगा।" */
export function startsIn(minutes: number): string {
  if (minutes >= 105) return 'लगभग दो घंटे में'
  if (minutes >= 75) return 'लगभग डेढ़ घंटे में'
  if (minutes >= 55) return 'लगभग एक घंटे में'
  if (minutes >= 8) return `लगभग ${Math.round(minutes / 5) * 5} मिनट में`
  return 'कुछ ही मिनट में'
}

export const SESSION_LINK: Texts<typeof en.SESSION_LINK> = {
  preview: 'यह ईमेल सँभालकर रखें। इसमें मीटिंग लिंक है।',
  note: (phone) => `लिंक न खुले तो ${phone} पर फ़ोन करें।`,
}

export const SESSION_FOLLOW_UP: Texts<typeof en.SESSION_FOLLOW_UP> = {
  subject: (code) => `सेशन के लिए धन्यवाद (${code})`,
  preview: (service) => `${service}: आपका अनुभव कैसा रहा? आपकी राय औरों के काम आती है।`,
  thanks: (service, code) => `आपके भरोसे के लिए धन्यवाद। आशा है कि ${service} (${code}) से आपको मदद मिली।`,
  answer: 'हमने जो आपके लिए लिखा है, वह आपके डैशबोर्ड पर है। उसे जब चाहें, फिर पढ़ सकते हैं।',
  readAnswer: 'अभी पढ़ें',
  ask: 'क्या आप बताएँगे कि कैसा रहा? अच्छी बात हो या कमी, दोनों हमारे और आगे बुक करने वालों के काम आती हैं।',
  button: 'रिव्यू लिखें',
  note: 'यह लिंक बिना साइन इन के चलता है, इसलिए यह ईमेल किसी और को न भेजें। रिव्यू दिखे या नहीं, और किस नाम से, यह आप तय करते हैं। हर सेशन के बाद हम एक बार पूछते हैं, और उसी पेज पर इसे बंद भी कर सकते हैं।',
}

export const ANSWER_PUBLISHED: Texts<typeof en.ANSWER_PUBLISHED> = {
  subject: (code) => `आपका उत्तर तैयार है (${code})`,
  preview: (practice, service) => `${practice} ने ${service} के बारे में आपको लिखा है।`,
  opening: (service, code) => `${service} (${code}) के बारे में हमने आपको लिखा है।`,
  button: 'अपना उत्तर पढ़ें',
  note: 'आपकी गोपनीयता के लिए उत्तर इस ईमेल में नहीं है। पढ़ने के लिए साइन इन करें।',
}

export const ANSWER_CORRECTED: Texts<typeof en.ANSWER_CORRECTED> = {
  subject: (code) => `आपके उत्तर में सुधार हुआ है (${code})`,
  opening: (service, code) => `${service} (${code}) के बारे में हमने जो लिखा था, उसमें सुधार किया है।`,
  button: 'सुधरा हुआ उत्तर पढ़ें',
}

export const REMEDIES_PUBLISHED: Texts<typeof en.REMEDIES_PUBLISHED> = {
  subject: (code) => `आपके उपाय तैयार हैं (${code})`,
  preview: (practice) => `${practice} ने आपके लिए उपाय लिखे हैं, आपके शहर की तारीखों के साथ।`,
  opening: (service, code) => `${service} (${code}) के बाद हमने आपके उपाय लिखे हैं, आपके शहर की तारीखों के साथ।`,
  button: 'उपाय देखें',
  note: 'आपकी गोपनीयता के लिए उपाय इस ईमेल में नहीं हैं। पढ़ने के लिए साइन इन करें।',
}
