import type * as en from '../../en/booking/online-payment.ts'
import type { Texts } from '../../texts.ts'

/** Texts of paying on the page of a payment service. */

export const PAY_ONLINE: Texts<typeof en.PAY_ONLINE> = {
  title: 'या ऑनलाइन भुगतान करें',
  lead: 'आप भुगतान सेवा के सुरक्षित पेज पर भुगतान करते हैं। पैसे पहुँचते ही बुकिंग पक्की हो जाती है, ट्रांज़ैक्शन ID नहीं चाहिए।',
  buttons: {
    razorpay: 'कार्ड या नेट बैंकिंग से दें',
    stripe: 'विदेश से कार्ड से दें',
  },
}

export const PAY_ONLINE_PROBLEMS: Texts<typeof en.PAY_ONLINE_PROBLEMS> = {
  'booking-cancelled': 'यह बुकिंग रद्द हो चुकी है। कुछ नहीं देना है।',
  'booking-expired': 'इस बुकिंग के भुगतान का समय पूरा हो गया। फिर बुक करें।',
  'already-claimed': 'आपके भुगतान की जाँच चल रही है। अभी और कुछ नहीं देना है।',
  'nothing-due': 'कुछ देना बाकी नहीं है।',
  'gateway-off': 'भुगतान का यह तरीका अभी उपलब्ध नहीं है। कोई दूसरा चुनें।',
  'gateway-failed': 'भुगतान सेवा अभी जवाब नहीं दे रही। कोई रकम नहीं कटी। फिर कोशिश करें, या दूसरा तरीका चुनें।',
  'too-often': 'कई बार कोशिश हो चुकी है। थोड़ी देर रुकें, या हमें लिखें।',
}

export const ONLINE_PAYMENT: Texts<typeof en.ONLINE_PAYMENT> = {
  title: 'ऑनलाइन भुगतान',
  leaving: {
    title: (amount) => `${amount} का भुगतान करें`,
    lead: (gateway) => `हम आपको ${gateway} पर ले जा रहे हैं।`,
  },
  waiting: {
    title: (amount) => `${amount} का इंतज़ार है`,
    lead: (gateway) =>
      `${gateway} पर आपका भुगतान अभी नहीं दिख रहा। भुगतान कर दिया है तो कुछ मिनट लग सकते हैं: यह पेज अपने-आप फिर देखता रहता है, और हम आपको ईमेल करेंगे।`,
  },
  paid: {
    title: (amount) => `हमें ${amount} मिल गए`,
    lead: () => 'धन्यवाद। हमने आपको रसीद ईमेल कर दी है।',
  },
  doubtful: {
    title: () => 'कृपया हमें लिखें',
    lead: () => 'हमें एक भुगतान दिखा है जो इस बुकिंग से मेल नहीं खाता। वह खोया नहीं है: हमें लिखें, हम इसे ठीक कर देंगे।',
  },
  closed: {
    title: () => 'यह भुगतान पेज बंद है',
    lead: () => 'कोई रकम नहीं कटी। अगर आपके खाते से पैसे गए हैं, तो हमें दिखने में कुछ मिनट लग सकते हैं: हम आपको ईमेल करेंगे।',
  },
  open: (gateway) => `${gateway} पर जाएँ`,
  dashboard: 'मेरा डैशबोर्ड देखें',
}
