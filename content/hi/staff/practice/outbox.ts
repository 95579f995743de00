import type * as en from '../../../en/staff/practice/outbox.ts'
import type { Texts } from '../../../texts.ts'

export const OUTBOX: Texts<typeof en.OUTBOX> = {
  title: 'भेजे जाने वाले ईमेल',
  lead: 'ईमेल का सर्वर अभी नहीं जुड़ा है, इसलिए ईमेल यहाँ सेव होते हैं। इन्हें केवल इसी कंप्यूटर पर पढ़ सकते हैं, उस ब्राउज़र में जिसने टर्मिनल वाला लिंक खोला हो।',
  none: 'अभी कोई ईमेल नहीं',
  noneLead: 'बुकिंग, निमंत्रण और संदेशों के ईमेल यहाँ दिखेंगे।',
  columns: { email: 'ईमेल', to: 'किन्हें', written: 'कब बना', state: 'स्थिति' },
  noSubject: 'बिना विषय',
  attachments: 'साथ की फ़ाइलें',
}
