import type * as en from '../../en/emails/shared.ts'
import type { Texts } from '../../texts.ts'

/** What every email has around its own text. */
export const EMAIL_FRAME: Texts<typeof en.EMAIL_FRAME> = {
  greeting: 'नमस्ते,',
  greetingTo: (name) => `नमस्ते ${name} जी,`,
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribeAt: (url) => `ये ईमेल बंद करें: ${url}`,
  ifButtonFails: (url) => `बटन काम न करे तो यह लिंक ब्राउज़र में खोलें: ${url}`,
}

/** The booking in an email. */
export const BOOKING_FACTS: Texts<typeof en.BOOKING_FACTS> = {
  booking: 'बुकिंग',
  course: 'कोर्स',
  service: 'सेवा',
  forWhom: 'किसके लिए',
  startDate: 'शुरुआत की तारीख',
  when: 'कब',
  how: 'कैसे',
  amount: 'रकम',
  discount: 'छूट',
  discountOff: (name, amount) => `${name}: ${amount} कम`,
  serviceFor: (service, name) => `${service}, ${name} के लिए`,
}

export const BOOKING_PARTS: Texts<typeof en.BOOKING_PARTS> = {
  view: 'मेरी बुकिंग देखें',
  pay: (amount) => `${amount} का भुगतान करें`,
  exactAmount: (amount) => `ठीक ${amount} ही भेजें, ताकि हम आपका भुगतान पहचान सकें।`,
  payWithoutSignIn: 'भुगतान के लिए साइन इन की ज़रूरत नहीं। लिंक केवल यही बुकिंग खोलता है।',
  cancelledUnlessPaid: (time) => `${time} तक भुगतान न मिले तो बुकिंग रद्द हो जाएगी।`,
  anotherTime: 'दूसरा समय चुनें',
  cancel: 'यह बुकिंग रद्द करें',
  beforeYouConfirm:
    'पुष्टि से पहले दिखेगा कि कितना देना होगा और कितना रिफ़ंड मिलेगा। ये लिंक बिना साइन इन के चलते हैं, इसलिए यह ईमेल किसी और को न भेजें।',
  birthNeeded: 'आपके सेशन के लिए जन्म तिथि, समय और स्थान अभी चाहिए। साइन इन की ज़रूरत नहीं।',
  addBirth: 'जन्म विवरण दें',
  sealed:
    'हमने आपका प्रश्न उसके समय और स्थान के साथ सील कर दिया है। यह ईमेल सँभालकर रखें: इस फ़िंगरप्रिंट से आप दिखा सकते हैं कि उसे किसी ने नहीं बदला।',
  seeProof: 'अपने प्रश्न का प्रमाण देखें',
  call: (number) => `${number} पर फ़ोन करें`,
  join: 'मीटिंग में आएँ',
  weCall: 'बुकिंग में दिए फ़ोन नंबर पर हम आपको फ़ोन करेंगे।',
  inPerson: (address) => `हम आमने-सामने मिलेंगे। पता: ${address}`,
  callIfNoLink: (phone) => `तब तक लिंक न मिले तो ${phone} पर फ़ोन करें।`,
  addToCalendar: 'सेशन को कैलेंडर में जोड़ने के लिए साथ की फ़ाइल खोलें।',
  updateCalendar: 'कैलेंडर में सेशन बदलने के लिए साथ की फ़ाइल खोलें।',
}

export const OPEN_DESK = 'ज्योतिषी का डैशबोर्ड खोलें'
