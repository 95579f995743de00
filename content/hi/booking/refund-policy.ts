import { duration, howOften, percentText } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import {
  CONSULTATION_REFUND_HOURS,
  COURSE_REFUND_DAYS,
  COURSE_REFUND_PERCENT,
  REFUND_BUSINESS_DAYS,
} from '#domain/payments/refund-rules.ts'
import type * as en from '../../en/booking/refund-policy.ts'
import type { Texts } from '../../texts.ts'

const { from, to } = REFUND_BUSINESS_DAYS
const HOURS = duration(CONSULTATION_REFUND_HOURS, 'hour')
const DAYS = duration(COURSE_REFUND_DAYS, 'day')
const PERCENT = percentText(COURSE_REFUND_PERCENT)

/** What the refund rules say, wherever a page or an email states them. */
export const REFUND_POLICY: Texts<typeof en.REFUND_POLICY> = {
  consultation: `बुक करने के ${HOURS} के अंदर और सेशन से पहले रद्द करें तो पूरा रिफ़ंड। सेशन का समय ${howOften(MOST_RESCHEDULES)} बदल सकते हैं।`,
  question: `बुक करने के ${HOURS} के अंदर और हमारे उत्तर से पहले रद्द करें तो पूरा रिफ़ंड।`,
  course: `${DAYS} के अंदर, अगर कोर्स का ${PERCENT} से कम हिस्सा खोला हो, तो पूरा रिफ़ंड।`,
  class: `बुकिंग के ${DAYS} के अंदर और क्लास शुरू होने से पहले रद्द करें, तो पूरा रिफ़ंड।`,
  courses: `कोर्स लेने के ${DAYS} के अंदर और ${PERCENT} से कम सामग्री खोली हो तो रिफ़ंड।`,
  terms: {
    consultations: `परामर्श: बुक करने के ${HOURS} के अंदर और परामर्श होने से पहले रद्द करने पर पूरी रकम वापस।`,
    courses: `कोर्स: लेने के ${DAYS} के अंदर और ${PERCENT} से कम सामग्री खोलने पर रकम वापस।`,
    classes: `वर्कशॉप और अलग से होने वाली दूसरी क्लासें: बुक करने के ${DAYS} के अंदर और क्लास शुरू होने से पहले रद्द करने पर पूरी रकम वापस।`,
    when: `रिफ़ंड उसी माध्यम से होता है जिससे भुगतान हुआ था, और इसमें ${from} से ${to} कामकाजी दिन लगते हैं।`,
  },
  endsByOpening: `इसे खोलने पर कोर्स का ${PERCENT} या उससे ज़्यादा खुल जाएगा, और रिफ़ंड उससे पहले तक ही मिलता है।`,
  reschedules: `आप डैशबोर्ड से समय ${howOften(MOST_RESCHEDULES)} बिना शुल्क बदल सकते हैं।`,
  none: 'हमारी रिफ़ंड नीति के अनुसार इस पर रिफ़ंड नहीं मिलता।',
  notArrived: (email) => `अगर ${to} कामकाजी दिनों में रकम न पहुँचे, तो ${email} पर लिखें।`,
}

type Refund = {
  /** The last day on which we send it, if that is known. */
  readonly by?: string | null
  /** Whether the payment still has to be confirmed. */
  readonly isUnconfirmed: boolean
}

/** "जिस खाते से भुगतान हुआ था, हम ₹1,001 उसी में 7 से 15 कामकाजी दिनों में लौटाएँगे।" */
export function refundText(amount: string, { by, isUnconfirmed }: Refund): string {
  const latest = by ? ` (${by} तक)` : ''
  const condition = isUnconfirmed ? 'भुगतान की जाँच होने के बाद ' : ''
  return `${condition}जिस खाते से भुगतान हुआ था, हम ${amount} उसी में ${from} से ${to} कामकाजी दिनों में लौटाएँगे${latest}।`
}
