import type * as en from '../../en/emails/phone-messages.ts'
import type { Texts } from '../../texts.ts'

/** What clients read by WhatsApp or SMS. Short: an SMS in Telugu or Hindi has 70 characters, and longer ones cost more. */
export const PHONE_MESSAGES: Texts<typeof en.PHONE_MESSAGES> = {
  greeting: (name) => (name === null ? 'నమస్తే.' : `నమస్తే ${name} గారు.`),
  reminder: (practice, service, when) => `${practice} నుంచి గుర్తు చేస్తున్నాం: ${service}, ${when}.`,
  link: (practice, service, when) => `${practice} నుంచి మీ సెషన్ లింక్: ${service}, ${when}.`,
  booking: (code) => `బుకింగ్ ${code}`,
  due: (practice, { service, code, amount }) => `${practice} నుంచి: ${service}, బుకింగ్ ${code} కోసం ${amount} చెల్లించాలి.`,
  time: (when) => `మీ సమయం: ${when}`,
  payHere: (url) => `ఇక్కడ చెల్లించండి: ${url}`,
  upi: (id, payee, note) => `UPI ID: ${id} (${payee}), నోట్ ${note}`,
  sendReference: 'చెల్లించాక 12 అంకెల UTR మాకు పంపండి.',
  answer: (practice, service, code) => `${practice} నుంచి: ${service}, బుకింగ్ ${code} జవాబు సిద్ధంగా ఉంది.`,
  readHere: (url) => `ఇక్కడ చదవండి: ${url}`,
  callUs: (phone) => `జవాబు వినడానికి మాకు ఫోన్ చేయండి: ${phone}`,
}
