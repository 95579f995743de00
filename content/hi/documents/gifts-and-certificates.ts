import type * as en from '../../en/documents/gifts-and-certificates.ts'
import type { Texts } from '../../texts.ts'

export const VOUCHER_PDF: Texts<typeof en.VOUCHER_PDF> = {
  documentTitle: (amount) => `${amount} का गिफ़्ट वाउचर`,
  title: 'गिफ़्ट वाउचर',
  recipient: 'किनके लिए',
  giver: 'किसकी ओर से',
  code: 'आपका कोड',
  validUntil: (day) => `${day} तक मान्य`,
  howToRedeem: (url) => `यह कोड ${url} पर या बुकिंग का भुगतान करते समय लिखें।`,
  foot: 'जिनके पास कोड हो, वे इसे एक बार इस्तेमाल कर सकते हैं। इसके बदले नकद नहीं मिलता। यह कर इनवॉइस नहीं है।',
}

export const CERTIFICATE_PDF: Texts<typeof en.CERTIFICATE_PDF> = {
  documentTitle: (course) => `प्रमाणपत्र: ${course}`,
  title: 'प्रमाणपत्र',
  subtitle: 'कोर्स पूरा होने पर',
  certifies: 'प्रमाणित किया जाता है कि',
  unnamedStudent: 'हमारे रिकॉर्ड के विद्यार्थी',
  hasCompleted: 'ने यह कोर्स पूरा किया है:',
  course: (title, level) => `${title} (${level})`,
  completedOn: (day) => `तारीख: ${day}`,
  code: (code) => `प्रमाणपत्र ${code}`,
  signature: (signature) => `हस्ताक्षर ${signature}`,
  check: (url) => `इस प्रमाणपत्र की जाँच यहाँ करें: ${url}`,
}
