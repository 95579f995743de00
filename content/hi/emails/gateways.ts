import type * as en from '../../en/emails/gateways.ts'
import type { Texts } from '../../texts.ts'

/** Emails about payments through a gateway. */

export const LATE_PAYMENT: Texts<typeof en.LATE_PAYMENT> = {
  subject: (amount) => `आपके ${amount} हमें मिल गए`,
  preview: 'बुकिंग पहले ही बंद हो चुकी थी, इसलिए रकम आपके खाते में जमा है।',
  opening: (amount, code) =>
    `बुकिंग ${code} के लिए आपका ${amount} का भुगतान बुकिंग बंद होने के बाद पहुँचा। रकम सुरक्षित है: वह आपके खाते में जमा है।`,
  next: 'इसे नई बुकिंग में लगाएँ: भुगतान के समय यह दिखेगी। रकम वापस चाहिए तो इस ईमेल का जवाब दें।',
  button: 'फिर बुक करें',
  note: (email) => `कुछ पूछना हो तो ${email} पर लिखें।`,
}

export const LATE_PAYMENT_RECEIVED: Texts<typeof en.LATE_PAYMENT_RECEIVED> = {
  subject: (code) => `${code} का भुगतान बंद होने के बाद आया`,
  preview: 'रकम क्लाइंट के खाते में जमा है।',
  opening: (amount, code) =>
    `क्लाइंट ने बुकिंग ${code} के लिए ${amount} ऑनलाइन भेजे, पर बुकिंग पहले ही बंद हो चुकी थी। रकम क्लाइंट के खाते में जमा है। वे इसे नई बुकिंग में लगा सकते हैं, या आप इसे लौटा सकते हैं।`,
  button: 'बुकिंग खोलें',
}

export const GATEWAY_REFUND_FAILED: Texts<typeof en.GATEWAY_REFUND_FAILED> = {
  subject: (code) => `${code} का रिफ़ंड नहीं भेजा जा सका`,
  preview: 'कृपया इसे खुद भेजें।',
  opening: (amount, code) =>
    `बुकिंग ${code} के ${amount} का रिफ़ंड ऑनलाइन नहीं भेजा जा सका। कोई रकम वापस नहीं गई। कृपया UPI या बैंक ट्रांसफ़र से भेजें और उसका रेफ़रेंस नंबर लिखें।`,
  button: 'रिफ़ंड खोलें',
}

/** To all admins. */
export const GATEWAY_CHANGED: Texts<typeof en.GATEWAY_CHANGED> = {
  subject: (practice) => `${practice} के ऑनलाइन भुगतान में बदलाव`,
  changes: {
    keys: (gateway) => `${gateway} की नई keys सेव हुई हैं। भुगतान इन्हीं keys के खाते में जाते हैं।`,
    on: (gateway) => `अब क्लाइंट ${gateway} से भुगतान कर सकते हैं।`,
    off: (gateway) => `अब क्लाइंट ${gateway} से भुगतान नहीं कर सकते।`,
  },
}
