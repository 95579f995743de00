import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/emails/payments.ts'
import type { Texts } from '../../texts.ts'

/** The payment methods as emails name them. */
export const METHODS_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  swift: 'SWIFT ट्रांसफ़र',
  link: 'भुगतान लिंक',
  session: 'सेशन के समय नकद या कार्ड',
}

/** What a client sends after paying. */
export const REFERENCES_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI ट्रांज़ैक्शन ID',
  bank: 'बैंक रेफ़रेंस (UTR)',
  swift: 'SWIFT रेफ़रेंस',
  link: 'भुगतान का रेफ़रेंस',
  session: '',
}

/** What has come of a booking, and what is left. */
export const BALANCE: Texts<typeof en.BALANCE> = {
  partPaid: (received, total) => `${total} में से ${received} मिल गए हैं।`,
  beingChecked: (amount) => `आपके ${amount} के भुगतान की जाँच हो रही है। अभी कुछ नहीं देना है।`,
  atSession: (amount, url) => `सेशन के समय देना है: ${amount}। पहले देना चाहें तो: ${url}`,
  due: (amount, url) => `बाकी रकम: ${amount}। भुगतान यहाँ करें: ${url}`,
}

export const PAYMENT_REMINDER: Texts<typeof en.PAYMENT_REMINDER> = {
  preview: (service) => `${service} के लिए आपका समय हमने रोक रखा है।`,
  heldUntil: (time) => `यह समय हमने ${time} तक आपके लिए रोक रखा है। उसके बाद कोई और भी बुक कर सकता है।`,
  note: 'अगर अभी-अभी भुगतान किया है, तो उसी पेज पर ट्रांज़ैक्शन ID भेजें, और इस ईमेल पर ध्यान न दें।',
}

export const PAYMENT_CLAIMED: Texts<typeof en.PAYMENT_CLAIMED> = {
  preview: 'भुगतान की जाँच होते ही हम ईमेल करेंगे।',
  forBalance: (amount) => `यह ${amount} की बाकी रकम के लिए है। आपकी बुकिंग पक्की बनी हुई है।`,
  slotTaken: `आपका चुना समय ${duration(HOLD_MINUTES, 'minute')} तक रोका हुआ था, और भुगतान पहुँचने से पहले किसी और ने बुक कर लिया। आपकी बुकिंग बनी हुई है। दूसरा समय चुनें, कुछ और नहीं देना है।`,
  newTime: 'नया समय चुनें',
  enrolledOnceConfirmed: 'भुगतान की जाँच होते ही कोर्स आपके लिए खुल जाएगा।',
  notYou: (email) => `अगर यह भुगतान आपने नहीं किया, तो ${email} पर लिखें।`,
}

/** The client would like to pay at the session; the practice has not decided yet. */
export const PAY_AT_SESSION_ASKED: Texts<typeof en.PAY_AT_SESSION_ASKED> = {
  subject: (code) => `सेशन के समय भुगतान का अनुरोध: ${code}`,
  preview: 'बात तय होते ही हम ईमेल करेंगे।',
  opening: 'धन्यवाद। आप सेशन के समय नकद या कार्ड से भुगतान करना चाहते हैं। बात तय होते ही हम ईमेल करेंगे। तब तक आपका समय रोका हुआ है।',
  notYou: (email) => `अगर आपने यह नहीं माँगा, तो ${email} पर लिखें।`,
}

export const PAY_AT_SESSION_AGREED: Texts<typeof en.PAY_AT_SESSION_AGREED> = {
  subject: (code) => `आपकी बुकिंग ${code} पक्की हो गई`,
  preview: 'भुगतान सेशन के समय करना है।',
  opening: (amount) => `आपकी बुकिंग पक्की है और समय आपका है। सेशन के समय ${amount} देने हैं।`,
  openingInPerson: (amount) => `आपकी बुकिंग पक्की है और समय आपका है। सेशन के समय ${amount} नकद या कार्ड से देने हैं।`,
}

export const PAY_AT_SESSION_DECLINED: Texts<typeof en.PAY_AT_SESSION_DECLINED> = {
  subject: (code) => `${code} का भुगतान सेशन से पहले करें`,
  preview: 'भुगतान का कोई और तरीका चुनें।',
  opening: 'आपने सेशन के समय भुगतान का अनुरोध किया था। इस बुकिंग में यह नहीं हो सकता। कारण:',
  otherWay: 'बुकिंग पक्की हो सके, इसलिए भुगतान का कोई और तरीका चुनें।',
  button: 'भुगतान का तरीका चुनें',
  note: (time, email) => `यह ${time} तक कर सकते हैं। कुछ पूछना हो तो ${email} पर लिखें।`,
}

const DAYS_BEFORE = `${numberInWords(REMINDER_DAYS_BEFORE)} दिन`
const HOURS_BEFORE = `${numberInWords(REMINDER_HOURS_BEFORE)} घंटे`

export const PAYMENT_VERIFIED: Texts<typeof en.PAYMENT_VERIFIED> = {
  preview: 'आपका भुगतान मिल गया है। धन्यवाद।',
  previewOfPart: 'आपके भुगतान का एक हिस्सा मिल गया है। धन्यवाद।',
  reminder: {
    daysBefore: `हम ${DAYS_BEFORE} पहले याद दिलाएँगे।`,
    hoursBefore: `हम ${HOURS_BEFORE} पहले याद दिलाएँगे।`,
  },
  linkAndReminder: {
    daysBefore: `मीटिंग लिंक हम सेशन से पहले ईमेल करेंगे, और ${DAYS_BEFORE} पहले याद दिलाएँगे।`,
    hoursBefore: `मीटिंग लिंक हम सेशन से पहले ईमेल करेंगे, और ${HOURS_BEFORE} पहले याद दिलाएँगे।`,
  },
}

/** A booking that is confirmed without a payment. */
export const COVERED: Texts<typeof en.COVERED> = {
  subject: (service) => `आपकी बुकिंग पक्की है: ${service}`,
  preview: 'कोई भुगतान नहीं करना है।',
  opening: 'आपकी बुकिंग पक्की है। कोई भुगतान नहीं करना है।',
}

export const COURSE_PAID: Texts<typeof en.COURSE_PAID> = {
  invoice: 'मेरा इनवॉइस देखें',
  note: 'बुकिंग डैशबोर्ड पर देख सकते हैं या रद्द कर सकते हैं। पुष्टि से पहले दिखेगा कि कितना रिफ़ंड मिलेगा।',
}

/** A further payment for a booking that was confirmed before. */
export const PART_RECEIVED: Texts<typeof en.PART_RECEIVED> = {
  subject: (amount, code) => `${code} के ${amount} मिल गए`,
  previewOfPart: 'धन्यवाद। एक हिस्सा अभी बाकी है।',
  preview: 'आपकी बुकिंग का पूरा भुगतान मिल गया है। धन्यवाद।',
  opening: (amount) => `धन्यवाद। आपका ${amount} का भुगतान मिल गया है।`,
  paidInFull: 'अब आपकी बुकिंग का पूरा भुगतान हो गया है।',
  note: 'रसीद साथ में है।',
}

/** To the buyer, with the voucher attached. */
export const VOUCHER_PAID: Texts<typeof en.VOUCHER_PAID> = {
  subject: (amount) => `${amount} का गिफ़्ट वाउचर तैयार है`,
  opening: 'धन्यवाद। आपका भुगतान मिल गया है और गिफ़्ट वाउचर तैयार है। वह इस ईमेल के साथ है।',
  handOver: (name) => `इसे प्रिंट करें या ${name} जी को भेजें।`,
  emailedTo: (name, address) => `हमने इसे ${name} जी को ${address} पर भी भेज दिया है।`,
  button: 'मेरे वाउचर देखें',
  note: 'जिनके पास कोड हो, वे इसे एक बार इस्तेमाल कर सकते हैं। अगर इसे लेना नहीं था, तो इस्तेमाल होने से पहले हमें लिखें।',
}

/** To the recipient of a voucher. */
export const GIFT_VOUCHER: Texts<typeof en.GIFT_VOUCHER> = {
  unnamedGiver: 'किसी अपने',
  subject: (giver) => `${giver} की ओर से आपके लिए उपहार`,
  preview: (amount, practice) => `${practice} का ${amount} का वाउचर।`,
  opening: (giver, amount, practice) => `${giver} की ओर से आपको ${practice} का ${amount} का गिफ़्ट वाउचर मिला है।`,
  code: 'आपका कोड:',
  value: 'रकम',
  validUntil: 'कब तक मान्य',
  button: 'अपना उपहार खोलें',
  howToRedeem:
    'वहाँ इसे प्रिंट करें या अपने खाते में जमा करें। या साइन इन करके कोड डैशबोर्ड पर या बुकिंग का भुगतान करते समय लिखें। जो बचे, वह अगली बुकिंग में काम आएगा।',
  note: 'जिनके पास कोड हो, वे इसे एक बार इस्तेमाल कर सकते हैं, इसलिए यह ईमेल किसी को न भेजें। प्रिंट करने के लिए वाउचर साथ में है।',
}

export const PAYMENT_REJECTED: Texts<typeof en.PAYMENT_REJECTED> = {
  preview: 'कारण पढ़ें, और ट्रांज़ैक्शन ID फिर भेजें।',
  sendAgain: 'यह ठीक होने पर अपने भुगतान की ट्रांज़ैक्शन ID फिर भेजें।',
  button: 'ट्रांज़ैक्शन ID फिर भेजें',
  payableUntil: (time, email) => `यह ${time} तक कर सकते हैं। अगर खाते से पैसे गए हैं, तो चिंता न करें: ${email} पर लिखें, हम खोज लेंगे।`,
  stillDue: (amount, email) =>
    `आपकी बुकिंग पक्की बनी हुई है, और ${amount} अभी देने हैं। अगर खाते से पैसे गए हैं, तो चिंता न करें: ${email} पर लिखें, हम खोज लेंगे।`,
}

/** A payment that the desk had recorded by mistake was taken back. */
export const PAYMENT_REVERSED: Texts<typeof en.PAYMENT_REVERSED> = {
  subject: (code) => `बुकिंग ${code} में सुधार`,
  preview: 'एक भुगतान हमसे गलती से लिखा गया था।',
  opening:
    'आपकी बुकिंग में एक भुगतान हमसे गलती से लिखा गया था, उसे हटा दिया है। इसके लिए हमें खेद है। अभी भुगतान नहीं किया है तो कर दें; कर दिया है तो ट्रांज़ैक्शन ID भेजें।',
  button: 'भुगतान देखें',
}

export const PAYMENT_NOT_FOUND: Texts<typeof en.PAYMENT_NOT_FOUND> = {
  subject: (code) => `${code} का भुगतान नहीं मिला`,
  preview: 'कोई रिफ़ंड नहीं बनता।',
  opening: 'भुगतान की सूचना के बाद यह बुकिंग रद्द हुई थी। हमने अपना खाता देखा, भुगतान हम तक नहीं पहुँचा, इसलिए लौटाने को कुछ नहीं है।',
  ifMoneyLeft: (email) => `अगर खाते से पैसे गए हैं, तो भुगतान की तारीख और ट्रांज़ैक्शन ID के साथ ${email} पर लिखें, हम फिर देखेंगे।`,
}

export const REFUND_SENT: Texts<typeof en.REFUND_SENT> = {
  preview: (amount) => `हमने ${amount} उसी खाते में लौटा दिए हैं जिससे भुगतान हुआ था।`,
  button: 'मेरे इनवॉइस देखें',
  note: REFUND_POLICY.notArrived,
}

export const CREDIT_REFUNDED: Texts<typeof en.CREDIT_REFUNDED> = {
  subject: (amount) => `${amount} का रिफ़ंड भेज दिया है`,
  opening: (amount) => `हमने आपकी जमा रकम में से ${amount} लौटा दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
  attached: 'रिफ़ंड वाउचर साथ में है।',
  button: 'मेरा हिसाब देखें',
}

/** To all admins. */
export const UPI_CHANGED: Texts<typeof en.UPI_CHANGED> = {
  subject: (practice) => `${practice} की UPI ID बदली गई`,
  preview: 'अब भुगतान नई UPI ID पर आएगा।',
  opening: 'जिस UPI ID पर भुगतान आता है, वह बदली गई है। यह ईमेल सभी एडमिन को जाता है।',
  before: 'पहले',
  now: 'अब',
}

/** To all admins. */
export const PAYMENT_METHODS_CHANGED: Texts<typeof en.PAYMENT_METHODS_CHANGED> = {
  subject: (practice) => `${practice} के भुगतान के तरीके बदले गए`,
  preview: 'देख लें कि अब भुगतान किन खातों में आएगा।',
  opening: 'भुगतान के तरीके बदले गए हैं। यह ईमेल सभी एडमिन को जाता है।',
  offered: 'कौन-से तरीके',
  bank: 'बैंक खाता',
  swift: 'विदेश से भुगतान का खाता',
  link: 'भुगतान लिंक',
}

export const PAYMENT_SETTINGS_CHANGED: Texts<typeof en.PAYMENT_SETTINGS_CHANGED> = {
  none: 'कोई नहीं',
  changedBy: 'किसने बदला',
  when: 'कब',
  button: 'भुगतान की सेटिंग खोलें',
  note: 'अगर यह बदलाव आपकी टीम में किसी ने नहीं किया, तो इसे तुरंत वापस बदलें, ऊपर लिखे खाते का पासवर्ड बदलें, और क्लाइंट को बताएँ।',
}
