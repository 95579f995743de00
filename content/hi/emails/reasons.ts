import type { EmailState } from '#domain/emails/emails.ts'
import { isSkipReason, NOT_COMPOSED, type SkipReason } from '#domain/emails/skip-reasons.ts'

/** Why an email was out of date when it could be sent, as staff read it in the list of emails. */
const SKIP_REASON_TEXTS: Readonly<Record<SkipReason, string>> = {
  expired: 'इस ईमेल के लिए देर हो चुकी थी।',
  'booking-cancelled': 'बुकिंग रद्द हो गई थी।',
  'payment-reported': 'क्लाइंट ट्रांज़ैक्शन ID पहले ही भेज चुके थे।',
  'payment-checked': 'भुगतान की जाँच पहले ही हो चुकी थी।',
  'new-time-chosen': 'क्लाइंट नया समय पहले ही चुन चुके थे।',
  'no-longer-waiting': 'क्लाइंट अब खाली समय का इंतज़ार नहीं कर रहे थे।',
  'offer-ended': 'समय अब इस क्लाइंट के लिए रुका हुआ नहीं था।',
  'moved-again': 'सेशन का समय फिर बदल गया। सही समय नए ईमेल में है।',
  'moved-later': 'सेशन आगे बढ़ गया। उससे पहले दूसरा रिमाइंडर जाएगा।',
  'no-sessions': 'उस दिन अब कोई सेशन नहीं था।',
  'not-completed': 'सेशन पूरा नहीं हुआ, या उसका भुगतान लौटा दिया गया।',
  'already-answered': 'प्रश्न का उत्तर पहले ही दिया जा चुका था।',
  'remedy-done': 'क्लाइंट ने उपाय कर लिया था, या उपाय बदल गया था।',
  'already-reviewed': 'क्लाइंट रिव्यू लिख चुके थे।',
  'invitations-stopped': 'क्लाइंट ने रिव्यू के लिए और ईमेल न भेजने को कहा था।',
  'already-reminded': 'इस सेशन का सही समय दूसरे रिमाइंडर में है।',
  'link-changed': 'मीटिंग लिंक बदल गया या हटा दिया गया।',
  'link-unusable': 'इस ईमेल का लिंक अब काम नहीं करता: वह इस्तेमाल हो चुका, या उसकी जगह नया आ गया।',
  'code-unusable': 'इस ईमेल का कोड अब काम नहीं करता: वह इस्तेमाल हो चुका, या उसकी जगह नया आ गया।',
  'voucher-over': 'वाउचर इस्तेमाल हो चुका था, या अब मान्य नहीं था।',
  'enrollment-ended': 'कोर्स समाप्त हो चुका था।',
  'lessons-seen': 'पाठ खोले जा चुके थे या हटा लिए गए थे।',
  'question-removed': 'प्रश्न हटा दिया गया था।',
  'account-active': 'खाते में फिर साइन इन हुआ था।',
  'deletion-undone': 'खाता हटाना रोक दिया गया था।',
  unsubscribed: 'ये ईमेल बंद कर दिए गए थे।',
  'already-subscribed': 'इन ईमेल की पुष्टि पहले ही हो चुकी थी।',
  'post-unpublished': 'लेख अब प्रकाशित नहीं था।',
}

const NOT_COMPOSED_TEXT = 'यह ईमेल नहीं बन सका। कारण सर्वर के रिकॉर्ड में है।'

/** Why an email was not delivered: our own reasons in words, those of a mail server as it gave them. */
export function emailReasonText<Reason extends string | null>(state: EmailState, reason: Reason): Reason | string {
  if (state === 'skipped') return reason !== null && isSkipReason(reason) ? SKIP_REASON_TEXTS[reason] : reason
  return reason === NOT_COMPOSED ? NOT_COMPOSED_TEXT : reason
}
