import type * as en from '../../en/emails/phone-messages.ts'
import type { Texts } from '../../texts.ts'

/** What clients read by WhatsApp or SMS. Short: an SMS in Telugu or Hindi has 70 characters, and longer ones cost more. */
export const PHONE_MESSAGES: Texts<typeof en.PHONE_MESSAGES> = {
  greeting: (name) => (name === null ? 'नमस्ते।' : `नमस्ते ${name} जी।`),
  reminder: (practice, service, when) => `${practice} की ओर से रिमाइंडर: ${service}, ${when}।`,
  link: (practice, service, when) => `${practice} से आपके सेशन का लिंक: ${service}, ${when}।`,
  booking: (code) => `बुकिंग ${code}`,
  due: (practice, { service, code, amount }) => `${practice} से: ${service}, बुकिंग ${code} के ${amount} बाकी हैं।`,
  time: (when) => `आपका समय: ${when}`,
  payHere: (url) => `भुगतान यहाँ करें: ${url}`,
  upi: (id, payee, note) => `UPI ID: ${id} (${payee}), नोट ${note}`,
  sendReference: 'भुगतान के बाद 12 अंकों का UTR हमें भेजें।',
  answer: (practice, service, code) => `${practice} से: ${service}, बुकिंग ${code} का उत्तर तैयार है।`,
  readHere: (url) => `यहाँ पढ़ें: ${url}`,
  callUs: (phone) => `उत्तर सुनने के लिए हमें फ़ोन करें: ${phone}`,
}
