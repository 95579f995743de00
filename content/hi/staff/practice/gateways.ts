import type * as en from '../../../en/staff/practice/gateways.ts'
import type { Texts } from '../../../texts.ts'

/** Names of the services through which clients pay online. */
export const GATEWAY_NAMES: Texts<typeof en.GATEWAY_NAMES> = { razorpay: 'Razorpay', stripe: 'Stripe' }

/** The page on which admins connect them. */
export const GATEWAY_SETTINGS: Texts<typeof en.GATEWAY_SETTINGS> = {
  title: 'ऑनलाइन भुगतान',
  lead: 'क्लाइंट Razorpay या Stripe के पेज पर भुगतान करते हैं। वहाँ पैसे दिखते ही हमारा सर्वर बुकिंग पक्की कर देता है। सीधे UPI से भुगतान पहला तरीका बना रहता है और उसके लिए कोई खाता नहीं चाहिए। दोनों सेवाएँ हर भुगतान में से अपना हिस्सा लेती हैं।',
  about: {
    razorpay: 'भारत में कार्ड, नेट बैंकिंग, वॉलेट और UPI, रुपयों में।',
    stripe: 'विदेश में रहने वाले क्लाइंट के कार्ड। वे रुपयों में भुगतान करते हैं, और उनका बैंक बदलता है।',
  },
  states: {
    none: 'जुड़ा नहीं है',
    untested: 'जुड़ा नहीं है: जाँच भेजें',
    off: 'जुड़ा है, बंद है',
    on: 'चालू',
  },
  keyEnding: (ending) => `Key …${ending}`,
  keyId: 'Key ID',
  keyIdHint: 'Razorpay डैशबोर्ड में Account & Settings, API keys के नीचे। यह rzp_ से शुरू होती है।',
  keySecret: { razorpay: 'Key secret', stripe: 'Secret key' },
  keySecretHint: {
    razorpay: 'कुंजी बनाते समय Razorpay इसे एक ही बार दिखाता है।',
    stripe: 'Stripe डैशबोर्ड में Developers, API keys के नीचे। यह sk_ या rk_ से शुरू होती है।',
  },
  callbackAddress: 'वेबहुक का पता',
  callbackSecret: 'Webhook secret',
  callbackHint: {
    razorpay:
      'Razorpay में इस पते और अपनी पसंद की गुप्त कुंजी (secret) से वेबहुक जोड़ें, payment_link.paid, refund.processed और refund.failed के लिए:',
    stripe:
      'Stripe में इस पते से वेबहुक जोड़ें, checkout.session.completed, checkout.session.async_payment_succeeded, refund.updated और refund.failed के लिए। उसकी गुप्त कुंजी (secret) Stripe दिखाता है:',
  },
  password: 'आपका पासवर्ड',
  save: 'कुंजियाँ सेव करें',
  saved: 'कुंजियाँ सेव हो गईं। अब जाँच भेजें।',
  test: 'जाँच भेजें',
  tested: 'जुड़ गया। अब इसे चालू कर सकते हैं।',
  switchOn: 'चालू करें',
  switchOff: 'बंद करें',
  switchedOn: 'अब क्लाइंट ऑनलाइन भुगतान कर सकते हैं।',
  switchedOff: 'अब क्लाइंट ऑनलाइन भुगतान नहीं कर सकते।',
  change: 'कुंजियाँ बदलें',
}

export const GATEWAY_PROBLEMS: Texts<typeof en.GATEWAY_PROBLEMS> = {
  'key-missing': 'Key ID लिखें।',
  'secret-missing': 'गुप्त कुंजी (secret) लिखें।',
  'callback-secret-missing': 'वेबहुक की गुप्त कुंजी (Webhook secret) लिखें।',
  'no-keys': 'पहले कुंजियाँ सेव करें।',
  'not-connected': 'पहले जाँच भेजें। उसके सफल होने पर ही क्लाइंट भुगतान कर सकते हैं।',
  refused: 'सेवा ये कुंजियाँ नहीं मानती। उन्हें देखकर फिर सेव करें।',
  unreachable: 'सेवा तक नहीं पहुँच पाए। एक मिनट बाद फिर कोशिश करें।',
  'too-slow': 'सेवा ने समय पर जवाब नहीं दिया। एक मिनट बाद फिर कोशिश करें।',
  'server-error': 'सेवा में अभी दिक्कत है। एक मिनट बाद फिर कोशिश करें।',
  unreadable: 'सेवा का जवाब समझ नहीं आया। बाद में फिर कोशिश करें।',
}
