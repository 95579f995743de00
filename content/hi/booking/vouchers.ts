import { tooLong } from '#content/frame/field-texts.ts'
import { LONGEST_GIFT_MESSAGE, LONGEST_GIVER } from '#domain/offers/vouchers.ts'
import type * as en from '../../en/booking/vouchers.ts'
import type { Texts } from '../../texts.ts'

/** Texts of gift vouchers: on their page, in the form, on dashboards, at the desk and in the admin area. */
export const GIFT: Texts<typeof en.GIFT> = {
  title: 'गिफ़्ट वाउचर',
  heading: 'उपहार में परामर्श दें',
  lead: 'वाउचर से हमारा कोई भी परामर्श या कोर्स लिया जा सकता है। जिन्हें मिले, वे ज्योतिषी और समय खुद चुनते हैं।',
  description: 'परामर्श और कोर्स के गिफ़्ट वाउचर: ईमेल से या प्रिंट करके, कोड से इस्तेमाल होते हैं।',
  amountsTitle: 'रकम चुनें',
  valid: (months) => `${months} महीने तक मान्य`,
  buy: (amount) => `${amount} का वाउचर दें`,
  stepsTitle: 'यह कैसे होता है',
  steps: [
    'रकम चुनें और बताएँ कि किनके लिए है। चाहें तो संदेश भी लिखें।',
    'किसी भी बुकिंग की तरह भुगतान करें। भुगतान की जाँच होते ही प्रिंट करने के लिए वाउचर मिल जाता है।',
    'ईमेल पता देंगे तो हम वाउचर वहाँ भी भेजेंगे।',
    'कोड लिखने पर रकम खाते में जमा होती है, और खत्म होने तक बुकिंग में काम आती है।',
  ],
  haveOne: 'आपको वाउचर मिला है?',
  redeemLink: 'डैशबोर्ड पर इस्तेमाल करें',
  link: 'उपहार में परामर्श दें',
  bookingLead: 'बताएँ कि किनके लिए है, फिर भुगतान करें। भुगतान की जाँच होते ही वाउचर मिल जाएगा।',
}

export const GIFT_FIELDS: Texts<typeof en.GIFT_FIELDS> = {
  title: 'उपहार',
  giftFor: 'यह किनके लिए है?',
  giftEmail: 'उनका ईमेल पता',
  giftEmailHint: 'हम वाउचर वहाँ भेजेंगे। प्रिंट करके खुद देना हो तो खाली छोड़ें।',
  giftFrom: 'किसकी ओर से',
  giftFromHint: 'खाली छोड़ेंगे तो आपका नाम।',
  giftMessage: 'आपका संदेश',
}

export const GIFT_PROBLEMS: Texts<typeof en.GIFT_PROBLEMS> = {
  giftFor: { missing: 'जिनके लिए है, उनका नाम लिखें' },
  giftEmail: { invalid: 'ईमेल पता फिर देखें, या खाली छोड़ें' },
  giftFrom: { 'too-long': tooLong(LONGEST_GIVER) },
  giftMessage: { 'too-long': tooLong(LONGEST_GIFT_MESSAGE) },
}

export const REDEEM: Texts<typeof en.REDEEM> = {
  title: 'गिफ़्ट वाउचर',
  lead: 'आपको वाउचर मिला है? उसकी रकम आपके खाते में जमा होती है और बुकिंग में काम आती है।',
  paymentTitle: 'मेरे पास गिफ़्ट वाउचर है',
  code: 'वाउचर कोड',
  codeHint: 'चार-चार अक्षरों और अंकों के चार समूह।',
  submit: 'वाउचर इस्तेमाल करें',
  submitting: 'जाँच रहे हैं…',
  credit: (amount) => `आपके ${amount} जमा हैं। अगली बुकिंग में काम आएँगे।`,
  done: (amount) => `आपके खाते में ${amount} जमा हुए`,
  doneDetail: 'इससे बुकिंग का भुगतान कर सकते हैं।',
  failed: 'वाउचर इस्तेमाल नहीं हुआ',
}

export const REDEEM_PROBLEMS: Texts<typeof en.REDEEM_PROBLEMS> = {
  'voucher-unknown': 'यह कोड हमें नहीं मिला। अपने वाउचर से मिलाकर देखें।',
  'voucher-used': 'यह वाउचर पहले इस्तेमाल हो चुका है।',
  'voucher-used-before': 'यह वाउचर पहले ही इस्तेमाल हो चुका है। इसकी रकम आपके खाते में जमा है।',
  'voucher-expired': 'इस वाउचर का समय निकल चुका है। हमें लिखें।',
  'voucher-void': 'यह वाउचर रद्द हो चुका है। जिन्होंने दिया है, उनसे पूछें।',
  'too-often': 'कई बार कोशिश हो चुकी है। एक घंटा रुकें, या हमें लिखें।',
}

export const VOUCHER_STATES: Texts<typeof en.VOUCHER_STATES> = {
  unpaid: 'भुगतान बाकी',
  valid: 'अभी इस्तेमाल नहीं हुआ',
  redeemed: 'इस्तेमाल हो गया',
  expired: 'समय निकल गया',
  void: 'रद्द',
}

export const MY_VOUCHERS: Texts<typeof en.MY_VOUCHERS> = {
  title: 'आपके दिए गिफ़्ट वाउचर',
  name: (amount, recipient) => (recipient === '' ? amount : `${recipient} के लिए ${amount}`),
  until: (day) => `${day} तक मान्य`,
  open: 'वाउचर देखें',
}

/** The voucher itself, on screen and printed from it. */
export const GIFT_SHEET: Texts<typeof en.GIFT_SHEET> = {
  title: 'गिफ़्ट वाउचर',
  for: 'किनके लिए',
  from: 'किसकी ओर से',
  code: 'आपका कोड',
  copied: 'वाउचर कोड',
  until: (day) => `${day} तक मान्य`,
  how: (address) => `यह कोड ${address} पर या बुकिंग का भुगतान करते समय लिखें।`,
  terms: 'जिनके पास कोड हो, वे इसे एक बार इस्तेमाल कर सकते हैं। इसके बदले नकद नहीं मिलता। यह कर इनवॉइस नहीं है।',
  redeemLead: 'पूरी रकम आपके खाते में जमा होती है, और हमारे किसी भी परामर्श या कोर्स में काम आती है।',
  redeem: 'मेरे खाते में जमा करें',
  print: 'प्रिंट करें',
  pdf: 'PDF खोलें',
}

export const DESK_VOUCHERS: Texts<typeof en.DESK_VOUCHERS> = {
  title: 'बिके हुए गिफ़्ट वाउचर',
  lead: 'सबसे नए पहले। वाउचर रद्द करके रकम लौटानी हो तो जिस बुकिंग से बिका, उसे रद्द करें।',
  search: 'बुकिंग, देने वाले या पाने वाले से खोजें',
  none: 'अभी कोई वाउचर नहीं बिका',
  noneLead: 'कितनी रकम के वाउचर मिलें, यह “सेवाएँ और कीमतें” में तय होता है।',
  buyer: (name) => `${name} ने लिया`,
  soldOn: (day) => `${day} को बिका`,
  printed: 'हाथ से देना है',
  sale: (code) => `बुकिंग ${code}`,
  sendAgain: 'फिर भेजें',
  sendAgainTo: (name) => `फिर भेजें: ${name}`,
  sent: (email) => `वाउचर ${email} पर भेजा जा रहा है`,
  refusals: {
    'voucher-not-valid': 'यह वाउचर इस्तेमाल हो चुका है, या इसका समय निकल गया है।',
    'no-address': 'इस वाउचर के साथ ईमेल पता नहीं है। इसे प्रिंट करें।',
  },
  columns: { voucher: 'वाउचर', buyer: 'किसने लिया', sold: 'कब बिका', state: 'स्थिति', booking: 'बुकिंग' },
  forGift: 'केवल गिफ़्ट वाउचर के लिए',
  redeem: 'गिफ़्ट वाउचर इस्तेमाल करें',
}
