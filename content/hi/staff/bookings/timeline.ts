import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/bookings/timeline.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of what happened about a booking. */
export const BOOKING_TIMELINE: Texts<typeof en.BOOKING_TIMELINE> = {
  count: (entries) => `अब तक क्या हुआ (${entries})`,
  entries: {
    charge: 'कीमत लगी',
    discount: 'छूट',
    payment: 'भुगतान लिखा गया',
    refund: 'रिफ़ंड लिखा गया',
    credit: 'जमा रकम',
    fee: 'भुगतान सेवा की फ़ीस',
  },
  reversed: 'वापस लिया गया',
  invoice: (number) => `इनवॉइस ${number} बना`,
  creditNote: (number) => `क्रेडिट नोट ${number} बना`,
  answer: 'उत्तर प्रकाशित हुआ',
  correction: (version) => `उत्तर सुधारा गया (रूप ${version})`,
  remedies: (count) => plural(count, 'एक उपाय प्रकाशित हुआ', `${count} उपाय प्रकाशित हुए`),
  fileFromClient: 'क्लाइंट की भेजी फ़ाइल',
  fileFromPractice: 'क्लाइंट के लिए फ़ाइल',
  email: (name) => `ईमेल: ${name}`,
  to: (address) => `${address} पर`,
  message: (kind: string) => `WhatsApp या SMS: ${kind}`,
  resend: 'फिर भेजें',
  resendTo: (name) => `फिर भेजें: ${name}`,
  resent: 'अभी की जानकारी के साथ ईमेल फिर भेजा जाएगा',
}
