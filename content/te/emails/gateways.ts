import type * as en from '../../en/emails/gateways.ts'
import type { Texts } from '../../texts.ts'

/** Emails about payments through a gateway. */

export const LATE_PAYMENT: Texts<typeof en.LATE_PAYMENT> = {
  subject: (amount) => `మీ ${amount} మాకు అందింది`,
  preview: 'బుకింగ్ అప్పటికే ముగిసింది, కాబట్టి డబ్బు మీ ఖాతాలో జమగా ఉంది.',
  opening: (amount, code) =>
    `బుకింగ్ ${code} కోసం మీరు పంపిన ${amount} బుకింగ్ ముగిశాక అందింది. డబ్బు భద్రంగా ఉంది: అది మీ ఖాతాలో జమగా ఉంది.`,
  next: 'కొత్త బుకింగ్‌కు వాడుకోండి: చెల్లించేటప్పుడు అది కనిపిస్తుంది. డబ్బు తిరిగి కావాలంటే ఈ ఈమెయిల్‌కు జవాబివ్వండి.',
  button: 'మళ్లీ బుక్ చేయండి',
  note: (email) => `ఏవైనా ప్రశ్నలుంటే, ఇక్కడ రాయండి: ${email}`,
}

export const LATE_PAYMENT_RECEIVED: Texts<typeof en.LATE_PAYMENT_RECEIVED> = {
  subject: (code) => `${code} ముగిశాక చెల్లింపు వచ్చింది`,
  preview: 'డబ్బు క్లయింట్ ఖాతాలో జమగా ఉంది.',
  opening: (amount, code) =>
    `అప్పటికే ముగిసిన బుకింగ్ ${code} కోసం క్లయింట్ ${amount} ఆన్‌లైన్‌లో చెల్లించారు. డబ్బు క్లయింట్ ఖాతాలో జమగా ఉంది. వారు కొత్త బుకింగ్‌కు వాడుకోవచ్చు, లేదా మీరు తిరిగి పంపవచ్చు.`,
  button: 'బుకింగ్ తెరవండి',
}

export const GATEWAY_REFUND_FAILED: Texts<typeof en.GATEWAY_REFUND_FAILED> = {
  subject: (code) => `${code} రీఫండ్ పంపలేకపోయాం`,
  preview: 'దయచేసి మీరే పంపండి.',
  opening: (amount, code) =>
    `బుకింగ్ ${code} కోసం ${amount} రీఫండ్ ఆన్‌లైన్‌లో పంపలేకపోయాం. డబ్బు ఏమీ తిరిగి వెళ్లలేదు. దయచేసి UPI లేదా బ్యాంక్ బదిలీ ద్వారా పంపి, దాని రిఫరెన్స్‌తో నమోదు చేయండి.`,
  button: 'రీఫండ్ తెరవండి',
}

/** To all admins. */
export const GATEWAY_CHANGED: Texts<typeof en.GATEWAY_CHANGED> = {
  subject: (practice) => `${practice} ఆన్‌లైన్ చెల్లింపుల్లో మార్పు`,
  changes: {
    keys: (gateway) => `${gateway} కొత్త కీలు నమోదయ్యాయి. చెల్లింపులు ఈ కీల ఖాతాకే వెళ్తాయి.`,
    on: (gateway) => `ఇప్పుడు క్లయింట్లు ${gateway} ద్వారా చెల్లించవచ్చు.`,
    off: (gateway) => `ఇక క్లయింట్లు ${gateway} ద్వారా చెల్లించలేరు.`,
  },
}
