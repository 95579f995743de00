import type * as en from '../../../en/staff/money/online-money.ts'
import type { Texts } from '../../../texts.ts'

/** What came and went through a payment service, on the page of its booking. */
export const ONLINE_MONEY: Texts<typeof en.ONLINE_MONEY> = {
  refundThrough: (gateway) => `${gateway} से लौटाएँ`,
  refundHint: (gateway, left) => `${gateway} से ${left} तक उसी कार्ड या खाते में लौट सकते हैं जहाँ से आए थे। कोई रेफ़रेंस नहीं चाहिए।`,
  requested: 'रिफ़ंड भेजा जा रहा है',
  requestedDetail: 'भुगतान सेवा के भेजते ही हम क्लाइंट को ईमेल करेंगे।',
  refunds: {
    requested: (amount) => `${amount} का रिफ़ंड: भेजा जा रहा है`,
    sent: (amount) => `${amount} का रिफ़ंड: भेजा गया, अभी पूरा नहीं हुआ`,
    done: (amount) => `${amount} का रिफ़ंड: पूरा हुआ`,
    failed: (amount) => `${amount} का रिफ़ंड: भेजा नहीं जा सका। खुद भेजें और लिखें।`,
  },
  doubt: (gateway) =>
    `${gateway} में इस बुकिंग का एक भुगतान है जो गिना नहीं जाता, और कुछ लिखा नहीं गया। उसे ${gateway} के डैशबोर्ड में देखें।`,
  doubts: {
    'wrong-amount': 'रकम उतनी नहीं है जितनी देनी थी।',
    'wrong-currency': 'मुद्रा रुपया नहीं है।',
    'other-reference': 'यह किसी और चीज़ के लिए था।',
    'payment-used': 'यह किसी और बुकिंग का भुगतान है, या क्लाइंट इसकी सूचना खुद दे चुके हैं।',
  },
}
