import type * as en from '../../../en/staff/practice/gateways.ts'
import type { Texts } from '../../../texts.ts'

/** Names of the services through which clients pay online. */
export const GATEWAY_NAMES: Texts<typeof en.GATEWAY_NAMES> = { razorpay: 'Razorpay', stripe: 'Stripe' }

/** The page on which admins connect them. */
export const GATEWAY_SETTINGS: Texts<typeof en.GATEWAY_SETTINGS> = {
  title: 'ఆన్‌లైన్ చెల్లింపులు',
  lead: 'క్లయింట్లు Razorpay లేదా Stripe పేజీలో చెల్లిస్తారు. అక్కడ డబ్బు వచ్చిందని మా సర్వర్ చూడగానే బుకింగ్ ఖరారవుతుంది. నేరుగా UPI ద్వారా చెల్లించడమే మొదటి విధానంగా ఉంటుంది, దానికి ఖాతా అక్కర్లేదు. రెండు సేవలూ ప్రతి చెల్లింపులో కొంత తీసుకుంటాయి.',
  about: {
    razorpay: 'భారతదేశంలో కార్డులు, నెట్ బ్యాంకింగ్, వాలెట్లు, UPI, రూపాయల్లో.',
    stripe: 'విదేశాల్లో ఉన్న క్లయింట్ల కార్డులు. వారు రూపాయల్లో చెల్లిస్తారు, డబ్బును వారి బ్యాంక్ మారుస్తుంది.',
  },
  states: {
    none: 'కలపలేదు',
    untested: 'కలపలేదు: పరీక్ష పంపండి',
    off: 'కలిపారు, ఆఫ్‌లో ఉంది',
    on: 'ఆన్‌లో ఉంది',
  },
  keyEnding: (ending) => `కీ …${ending}`,
  keyId: 'Key ID',
  keyIdHint: 'Razorpay డాష్‌బోర్డ్‌లో Account & Settings, API keys కింద ఉంటుంది. rzp_ తో మొదలవుతుంది.',
  keySecret: { razorpay: 'Key secret', stripe: 'Secret key' },
  keySecretHint: {
    razorpay: 'కీ తయారుచేసినప్పుడు Razorpay దీన్ని ఒక్కసారే చూపిస్తుంది.',
    stripe: 'Stripe డాష్‌బోర్డ్‌లో Developers, API keys కింద ఉంటుంది. sk_ లేదా rk_ తో మొదలవుతుంది.',
  },
  callbackAddress: 'వెబ్‌హుక్ చిరునామా',
  callbackSecret: 'Webhook secret',
  callbackHint: {
    razorpay:
      'Razorpay లో ఈ చిరునామాతో, మీకు నచ్చిన secret తో webhook జోడించండి, payment_link.paid, refund.processed, refund.failed కోసం:',
    stripe:
      'Stripe లో ఈ చిరునామాతో webhook జోడించండి, checkout.session.completed, checkout.session.async_payment_succeeded, refund.updated, refund.failed కోసం. దాని secret ను Stripe చూపిస్తుంది:',
  },
  password: 'మీ పాస్‌వర్డ్',
  save: 'కీలు సేవ్ చేయండి',
  saved: 'కీలు సేవ్ అయ్యాయి. ఇప్పుడు పరీక్ష పంపండి.',
  test: 'పరీక్ష పంపండి',
  tested: 'కలిసింది. ఇప్పుడు ఆన్ చేయవచ్చు.',
  switchOn: 'ఆన్ చేయండి',
  switchOff: 'ఆఫ్ చేయండి',
  switchedOn: 'ఇప్పుడు క్లయింట్లు ఆన్‌లైన్‌లో చెల్లించవచ్చు.',
  switchedOff: 'ఇక క్లయింట్లు ఆన్‌లైన్‌లో చెల్లించలేరు.',
  change: 'కీలు మార్చండి',
}

export const GATEWAY_PROBLEMS: Texts<typeof en.GATEWAY_PROBLEMS> = {
  'key-missing': 'Key ID రాయండి.',
  'secret-missing': 'Secret key రాయండి.',
  'callback-secret-missing': 'Webhook secret రాయండి.',
  'no-keys': 'ముందు కీలు సేవ్ చేయండి.',
  'not-connected': 'ముందు పరీక్ష పంపండి. అది సఫలమైతేనే క్లయింట్లు చెల్లించగలరు.',
  refused: 'ఈ కీలను ఆ సేవ అంగీకరించలేదు. వాటిని చూసి మళ్లీ సేవ్ చేయండి.',
  unreachable: 'ఆ సేవను చేరలేకపోయాం. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
  'too-slow': 'ఆ సేవ సమయానికి జవాబివ్వలేదు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
  'server-error': 'ఆ సేవలో ఇప్పుడు సమస్య ఉంది. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
  unreadable: 'ఆ సేవ జవాబు మాకు అర్థం కాలేదు. తర్వాత మళ్లీ ప్రయత్నించండి.',
}
