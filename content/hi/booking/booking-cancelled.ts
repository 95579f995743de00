import { duration } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type * as en from '../../en/booking/booking-cancelled.ts'
import type { Texts } from '../../texts.ts'

export const BOOKING_CANCELLED: Texts<typeof en.BOOKING_CANCELLED> = {
  title: 'भुगतान पूरा नहीं हुआ',
  lead: 'कुछ भी बुक नहीं हुआ और हमें कोई रकम नहीं मिली। आपका विवरण सुरक्षित है, और समय शायद अब भी खाली हो।',
  description: 'भुगतान पूरा नहीं हुआ, इसलिए कुछ बुक नहीं हुआ।',
  reasonsTitle: 'ऐसा क्यों हो सकता है',
  reasons: [
    'भुगतान का पेज बंद हो गया, या उससे पहले का पेज खुल गया।',
    `हमने समय ${duration(HOLD_MINUTES, 'minute')} के लिए रोका था, और वे पूरे हो गए।`,
    'आपके बैंक या UPI ऐप ने भुगतान नहीं किया।',
    'इंटरनेट कनेक्शन टूट गया।',
  ],
  nextTitle: 'अब क्या करें',
  next: [
    'अपना UPI या बैंक ऐप देखें। वहाँ भुगतान न दिखे तो आपके खाते से पैसे नहीं गए।',
    'वहाँ भुगतान दिखे तो दोबारा भुगतान न करें। हमें ट्रांज़ैक्शन ID भेजें, हम उसे खोज लेंगे।',
    'नहीं तो फिर कोशिश करें। दो मिनट लगते हैं।',
  ],
  tryAgain: 'फिर से बुक करें',
  backHome: 'होम पेज पर वापस',
  support: 'मदद चाहिए तो हमें लिखें:',
}
