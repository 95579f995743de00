import { numberInWords } from '#content/words/numbers.ts'
import type { EditableEmail, EmailText } from '#domain/content/email-texts.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'

/** The emails whose subject and first paragraph a practice can replace; the title is their name in the admin area. */
export const STANDARD_EMAIL_TEXTS: Readonly<Record<EditableEmail, EmailText & { readonly title: string }>> = {
  'booking-received': {
    title: 'बुकिंग मिली',
    subject: 'आपकी बुकिंग: {code}',
    opening: 'बुकिंग के लिए धन्यवाद। बस एक काम बाकी है: भुगतान करें और हमें ट्रांज़ैक्शन ID भेजें।',
  },
  'course-booked': {
    title: 'कोर्स बुक हुआ',
    subject: '{service} में आपकी जगह: {code}',
    opening: 'यह कोर्स चुनने के लिए धन्यवाद। बस एक काम बाकी है: भुगतान करें और हमें ट्रांज़ैक्शन ID भेजें।',
  },
  'payment-reminder': {
    title: 'भुगतान याद दिलाना',
    subject: 'आपका समय अब भी रोका हुआ है: {code}',
    opening: 'बुकिंग लगभग पूरी है। भुगतान अभी नहीं मिला है, और आपका समय हमने रोक रखा है।',
  },
  'slot-released': {
    title: 'समय खुल गया',
    subject: '{service} का समय अब रोका हुआ नहीं है',
    opening:
      'यह समय हमने आपके लिए रोक रखा था, पर भुगतान नहीं मिला। अब इसे कोई और भी बुक कर सकता है। कोई बात नहीं, जब ठीक लगे, नया समय चुनें।',
  },
  'payment-claimed': {
    title: 'भुगतान की जाँच',
    subject: '{code} के भुगतान की जाँच हो रही है',
    opening:
      'धन्यवाद। आपके भुगतान की सूचना मिल गई: {way}, जिसके अंत में {reference} है। हम इसे बैंक स्टेटमेंट से मिला रहे हैं। इसमें आम तौर पर एक कामकाजी दिन लगता है। होते ही हम ईमेल करेंगे।',
  },
  'payment-verified': {
    title: 'बुकिंग पक्की',
    subject: 'आपकी बुकिंग {code} पक्की हो गई',
    opening: 'धन्यवाद। आपका भुगतान मिल गया है और बुकिंग पक्की हो गई है।',
  },
  'course-paid': {
    title: 'कोर्स का भुगतान मिला',
    subject: '{service} का भुगतान मिल गया',
    opening: 'धन्यवाद। {service} का भुगतान मिल गया है, और कोर्स आपके लिए खुल गया है।',
  },
  'payment-rejected': {
    title: 'भुगतान की पुष्टि नहीं हुई',
    subject: '{code} के भुगतान की पुष्टि नहीं हो पाई',
    opening: 'हमने आपका भुगतान जाँचा, पर अभी पुष्टि नहीं हो पाई। कारण:',
  },
  'reminder-2-days': {
    title: `${numberInWords(REMINDER_DAYS_BEFORE)} दिन पहले का रिमाइंडर`,
    subject: 'रिमाइंडर: आपका सेशन ({service})',
    opening: 'आपसे मिलने का इंतज़ार है। अपना जन्म विवरण और प्रश्न तैयार रखें।',
  },
  'session-soon': {
    title: `${numberInWords(REMINDER_HOURS_BEFORE)} घंटे पहले का रिमाइंडर`,
    subject: 'आपका सेशन शुरू होने वाला है: {service}',
    opening: 'आपका सेशन {soon} शुरू होगा।',
  },
  'session-link': {
    title: 'मीटिंग लिंक',
    subject: 'सेशन {code} का मीटिंग लिंक',
    opening: 'आपका मीटिंग लिंक यह रहा। अपने समय पर इससे जुड़ें।',
  },
  enrolled: {
    title: 'कोर्स में स्वागत',
    subject: '{course} में आपका स्वागत है',
    opening: '{course} ({level}) आपके लिए खुल गया है। आपके जुड़ने की हमें खुशी है।',
  },
  'refund-sent': {
    title: 'रिफ़ंड भेजा',
    subject: '{code} का रिफ़ंड भेज दिया है',
    opening: 'हमने {amount} उसी खाते में लौटा दिए हैं जिससे भुगतान हुआ था। बैंक में दिखने में कुछ दिन लग सकते हैं।',
  },
  birthday: {
    title: 'जन्मदिन की शुभकामना',
    subject: '{practice} की ओर से जन्मदिन की शुभकामनाएँ',
    opening: 'आपको जन्मदिन की हार्दिक शुभकामनाएँ। आने वाला साल आपके लिए अच्छी सेहत, शांति और खुशी लाए।',
  },
}
