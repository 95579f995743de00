import type * as en from '../../../en/staff/money/online-money.ts'
import type { Texts } from '../../../texts.ts'

/** What came and went through a payment service, on the page of its booking. */
export const ONLINE_MONEY: Texts<typeof en.ONLINE_MONEY> = {
  refundThrough: (gateway) => `${gateway} ద్వారా రీఫండ్`,
  refundHint: (gateway, left) => `${gateway} ద్వారా ${left} వరకు, వచ్చిన కార్డుకు లేదా ఖాతాకే తిరిగి వెళ్తుంది. రిఫరెన్స్ అక్కర్లేదు.`,
  requested: 'రీఫండ్ వెళ్తోంది',
  requestedDetail: 'చెల్లింపు సేవ పంపగానే క్లయింట్‌కు ఈమెయిల్ చేస్తాం.',
  refunds: {
    requested: (amount) => `${amount} రీఫండ్: పంపుతున్నాం`,
    sent: (amount) => `${amount} రీఫండ్: పంపాం, ఇంకా పూర్తి కాలేదు`,
    done: (amount) => `${amount} రీఫండ్: పూర్తయింది`,
    failed: (amount) => `${amount} రీఫండ్: పంపలేకపోయాం. మీరే పంపి నమోదు చేయండి.`,
  },
  doubt: (gateway) => `${gateway} లో ఈ బుకింగ్‌కు లెక్కలోకి రాని చెల్లింపు ఉంది, ఏమీ నమోదు కాలేదు. దాన్ని ${gateway} డాష్‌బోర్డ్‌లో చూడండి.`,
  doubts: {
    'wrong-amount': 'మొత్తం చెల్లించాల్సినంత కాదు.',
    'wrong-currency': 'అది రూపాయల్లో లేదు.',
    'other-reference': 'అది వేరే దానికోసం చేసినది.',
    'payment-used': 'అది ఇప్పటికే వేరే బుకింగ్‌ది, లేదా క్లయింట్ విడిగా తెలిపినది.',
  },
}
