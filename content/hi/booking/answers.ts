import type * as en from '../../en/booking/answers.ts'
import type { Texts } from '../../texts.ts'

export const ANSWER: Texts<typeof en.ANSWER> = {
  title: 'उत्तर और फ़ाइलें',
  dashboard: 'डैशबोर्ड',
  publishedOn: (date) => `${date} को लिखा गया`,
  correctedOn: (date) => `${date} को सुधारा गया`,
  earlier: 'पहले के रूप',
  version: (date) => `${date} को जैसा लिखा गया था`,
  none: 'अभी कोई उत्तर नहीं है',
  noneLead: 'ज्योतिषी जी के लिखते ही आप उत्तर यहाँ पढ़ सकेंगे। हम आपको ईमेल भेजेंगे।',
}

export const MY_ANSWERS: Texts<typeof en.MY_ANSWERS> = {
  title: 'उत्तर और फ़ाइलें',
  read: 'पढ़ें',
  of: (code) => `बुकिंग ${code}`,
}
