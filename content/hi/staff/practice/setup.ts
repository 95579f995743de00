import type { SetupStep } from '#domain/content/setup-steps.ts'
import type * as en from '../../../en/staff/practice/setup.ts'
import type { Texts } from '../../../texts.ts'

/** The guided set-up: one question a screen. Every step says what happens next. */
export const SETUP: Texts<typeof en.SETUP> = {
  title: 'साइट की तैयारी',
  progress: (number, all) => `कदम ${number}, कुल ${all}`,
  stepsLabel: 'तैयारी के कदम',
  save: 'सेव करके आगे बढ़ें',
  goOn: 'आगे बढ़ें',
  back: 'वापस',
  notForUs: 'हमारे लिए नहीं',
  open: 'साइट शुरू करें',
  more: 'और',
  accent: 'बटन और लिंक का रंग',
  preview: 'ऐसा दिखेगा',
  next: (step) => `आगे: ${step}। कभी भी छोड़कर बाद में यहीं से आगे बढ़ सकते हैं।`,
  tooLarge: 'तस्वीर बहुत बड़ी है',
}

export const SETUP_STEP_TEXTS: Readonly<
  Record<SetupStep, { readonly name: string; readonly question: string; readonly lead: string }>
> = {
  name: {
    name: 'नाम और रंग',
    question: 'आपके केंद्र का नाम क्या है?',
    lead: 'यह नाम हर पेज के ऊपर और हर ईमेल में दिखता है। यह सब बाद में बदल सकते हैं।',
  },
  about: {
    name: 'आपका परिचय',
    question: 'आप कौन हैं?',
    lead: 'लोग व्यक्ति को देखकर भरोसा करते हैं। कुछ सच्चे वाक्य काफ़ी हैं।',
  },
  services: {
    name: 'सेवाएँ और कीमतें',
    question: 'आप क्या देते हैं?',
    lead: 'ये आम सेवाएँ हैं। नाम, कीमत और अवधि बदलें, और जो आप नहीं देते, उससे निशान हटाएँ।',
  },
  hours: {
    name: 'काम के घंटे',
    question: 'आप सेशन कब देते हैं?',
    lead: 'क्लाइंट इन्हीं घंटों में खाली समय चुनते हैं, भारतीय समय (IST) में। अलग-अलग दिन और छुट्टियाँ बाद में तय होती हैं।',
  },
  payment: {
    name: 'भुगतान लेना',
    question: 'क्लाइंट कहाँ भुगतान करें?',
    lead: 'क्लाइंट आपकी UPI ID पर भुगतान करते हैं, और आप बैंक के ऐप में देखकर हर भुगतान की पुष्टि करते हैं।',
  },
  texts: {
    name: 'शब्द और भाषाएँ',
    question: 'लोग सबसे पहले क्या पढ़ें?',
    lead: 'ये आपके होम पेज के पहले शब्द हैं। जैसे हैं, वैसे ही चल सकते हैं।',
  },
  email: {
    name: 'ईमेल',
    question: 'क्या ईमेल क्लाइंट तक पहुँचते हैं?',
    lead: 'बुकिंग पक्की होने की सूचना, रिमाइंडर और साइन इन के कोड ईमेल से जाते हैं।',
  },
  open: {
    name: 'साइट शुरू करना',
    question: 'साइट शुरू करें?',
    lead: 'लोगों को यही दिखेगा। जब तक आप साइट शुरू न करें, उन्हें केवल यह दिखता है कि साइट जल्द खुलेगी।',
  },
}

export const SETUP_SERVICES: Texts<typeof en.SETUP_SERVICES> = {
  offer: 'हम यह देते हैं',
  name: 'नाम',
  price: 'कीमत, रुपयों में',
  pricePerQuestion: 'एक प्रश्न की कीमत, रुपयों में',
  minutes: 'अवधि, मिनटों में',
  shownMinutes: (minutes) => `${minutes} मिनट`,
  more: 'इनका विवरण लिखना, और कोर्स, सेशन पास और वाउचर जोड़ना “सेवाएँ और कीमतें” में होता है।',
}

/** What an empty practice is offered; prices are for the owner to choose. */
export const SUGGESTED_SERVICES: Texts<typeof en.SUGGESTED_SERVICES> = [
  {
    key: 'reading',
    name: 'जन्म कुंडली परामर्श',
    description: 'आपकी जन्म कुंडली और दशाओं के अनुसार जीवन के दौर, और आपके अपने प्रश्नों के लिए समय।',
    price: '1500',
    minutes: '60',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'followup',
    name: 'बाद का सेशन',
    description: 'पहले परामर्श के बाद के नए प्रश्नों के लिए आधा घंटा।',
    price: '800',
    minutes: '30',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'prasna',
    name: 'प्रश्न कुंडली',
    description: 'एक साफ़ प्रश्न, और उसका लिखित उत्तर उसी समय की कुंडली से जब आप पूछते हैं। जन्म विवरण नहीं चाहिए।',
    price: '251',
    minutes: '15',
    isPrasna: true,
    isTicked: false,
  },
]

export const SETUP_HOURS: Texts<typeof en.SETUP_HOURS> = {
  days: 'किन दिनों?',
  opens1: 'कब से',
  closes1: 'कब तक',
  opens2: 'फिर कब से',
  closes2: 'कब तक',
  optional: 'दिन का दूसरा भाग न हो, तो खाली छोड़ें।',
  differ: 'आपके घंटे हर दिन अलग हैं, इसलिए उनका अपना पेज है।',
  elsewhere: 'घंटे पहले से तय हैं। उन्हें ज्योतिषी बदलते हैं।',
  change: 'घंटे बदलें',
  closesFirst: 'यह शुरुआत के बाद का समय हो',
  incomplete: 'दोनों समय लिखें',
  overlaps: 'यह पहले भाग के समाप्त होने के बाद शुरू हो',
  daysMissing: 'कम से कम एक दिन चुनें, या “हमारे लिए नहीं” दबाएँ',
  changedMeanwhile: 'इस बीच किसी ने घंटे बदले हैं। फिर देखें।',
}

export const SETUP_PAYMENT: Texts<typeof en.SETUP_PAYMENT> = {
  others: 'बैंक ट्रांसफ़र, SWIFT, भुगतान लिंक, या सेशन पर नकद: {ways}',
  othersLink: 'भुगतान के और तरीके चुनें',
}

export const SETUP_TEXTS: Texts<typeof en.SETUP_TEXTS> = {
  legal: 'आपकी साइट के साथ नियम और शर्तें, और गोपनीयता नीति भी हैं। साइट शुरू करने से पहले इन्हें पढ़ लें: {terms}, {privacy}',
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
}

export const SETUP_EMAIL: Texts<typeof en.SETUP_EMAIL> = {
  works: 'हाँ। ईमेल जाते हैं।',
  worksLead: 'यहाँ कुछ नहीं करना है।',
  missing: 'अभी नहीं। ईमेल केवल उस कंप्यूटर पर सेव होते हैं जहाँ साइट चलती है, और किसी तक नहीं पहुँचते।',
  missingLead: 'जिन्होंने साइट लगाई है, वे ही उसे ईमेल खाते से जोड़ेंगे। उन्हें यह संदेश भेजें:',
  forMail: 'कृपया SMTP_URL और MAIL_FROM में हमारा ईमेल खाता सेट करें (README, Settings) और साइट फिर चालू करें, ताकि उसके ईमेल जाएँ।',
  addressMissing: 'इंटरनेट पर साइट का अभी अपना पता नहीं है।',
  addressLead: 'वे ही इसे सेट करेंगे। उन्हें यह संदेश भी भेजें:',
  forAddress:
    'कृपया साइट को हमारे डोमेन पर https के साथ रखें, APP_URL में वह पता सेट करें (docs/operations.md), और साइट फिर चालू करें।',
  line: 'भेजने के लिए संदेश',
  addressWorks: (url) => `आपकी साइट का पता ${url} है।`,
}

export const SETUP_OPEN: Texts<typeof en.SETUP_OPEN> = {
  ready: 'तैयार',
  missing: 'बाकी',
  services: { title: 'बुक करने को कुछ', missing: 'लोग आपकी साइट पढ़ सकते हैं, पर बुक करने को अभी कुछ नहीं है।' },
  hours: { title: 'चुनने को समय', missing: 'जब तक आप घंटे तय न करें, कोई समय नहीं चुन सकता।' },
  payment: { title: 'भुगतान का तरीका', missing: 'लोग बुक कर सकते हैं, पर अभी भुगतान नहीं कर सकते।' },
  email: { title: 'ईमेल', missing: 'अभी किसी को न बुकिंग की सूचना मिलती है, न साइन इन का कोड।' },
  look: 'अपनी साइट देखें',
  soon: 'देखें कि लोगों को अभी क्या दिखता है',
  isOpen: 'आपकी साइट शुरू हो चुकी है।',
  toSite: 'अपनी साइट पर जाएँ',
  opened: { title: 'आपकी साइट शुरू हो गई', detail: 'अब से इसे सब देख सकते हैं।' },
}

export const SETUP_SAMPLES: Texts<typeof en.SETUP_SAMPLES> = {
  lead: 'इस साइट में अब भी नमूने हैं: बनाए हुए शब्द, कीमतें और लोग। उन्हें एक बार में हटाएँ और अपने लिखें।',
  remove: 'सभी नमूने हटाएँ',
}

export const SETUP_PREVIEW: Texts<typeof en.SETUP_PREVIEW> = {
  book: 'परामर्श बुक करें',
  noServices: 'आपकी सेवाएँ यहाँ दिखेंगी।',
  hours: 'समय',
  pay: (payeeId) => `${payeeId} पर भुगतान करें`,
  perService: (price, minutes) => (minutes === '' ? `₹${price}` : `₹${price}, ${minutes} मिनट`),
}
