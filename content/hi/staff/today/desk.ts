import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/today/desk.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the Astrologer Dashboard. */
export const DESK: Texts<typeof en.DESK> = {
  title: 'ज्योतिषी का डैशबोर्ड',
  tabs: 'बुकिंग की सूचियाँ',
  whose: 'किनकी बुकिंग',
  mine: 'मेरी',
  everybody: 'सबकी',
  upcoming: 'आने वाले परामर्श',
  toVerify: 'जाँचना है',
  pending: 'बाकी भुगतान',
  revenue: 'कुल आमदनी',
  revenueHint: 'आने वाले सेशन के लिए मिली, जमा रकम के साथ',
  sendReminders: 'रिमाइंडर भेजें',
  sendingReminders: 'भेज रहे हैं…',
  remindersSent: 'रिमाइंडर भेज दिए गए',
  remindersFailed: { title: 'कुछ गड़बड़ हो गई', detail: 'रिमाइंडर नहीं भेजे जा सके। कृपया फिर कोशिश करें।' },
  fetchFailed: { title: 'कुछ गड़बड़ हो गई', detail: 'बुकिंग नहीं आ सकीं। कृपया फिर कोशिश करें।' },
  back: 'ज्योतिषी के डैशबोर्ड पर वापस',
  backToBooking: 'बुकिंग पर वापस',
  noPayee:
    'क्लाइंट अभी भुगतान नहीं कर सकते, क्योंकि न UPI ID दी गई है, न भुगतान का कोई और तरीका। एडमिन इसे “हमारा केंद्र” में “भुगतान लेना” के नीचे जोड़ सकते हैं।',
  emailsHeldUp: (count) =>
    `मेल सर्वर अभी ईमेल नहीं ले रहा। ${plural(
      count,
      'एक ईमेल रुका है, सर्वर के चलते ही भेज दिया जाएगा',
      `${count} ईमेल रुके हैं, सर्वर के चलते ही भेज दिए जाएँगे`,
    )}। बुकिंग और भुगतान पर कोई असर नहीं है।`,
}
