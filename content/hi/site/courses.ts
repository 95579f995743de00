import type * as en from '../../en/site/courses.ts'
import type { Texts } from '../../texts.ts'

export const COURSES_PAGE: Texts<typeof en.COURSES_PAGE> = {
  title: 'कोर्स',
  heading: 'कुंडली देखना खुद सीखें',
  lead: 'पहली राशि से पूरी कुंडली तक, अपनी गति से। हर कोर्स में लिखा है कि कितना समय लगेगा, क्या सीखेंगे और कीमत क्या है।',
  description: (titles) =>
    ['वैदिक ज्योतिष के कोर्स, पहली राशि से पूरी कुंडली तक', ...(titles.length ? [titles.join(', ')] : [])].join(': '),
  none: 'अभी कोई कोर्स खुला नहीं है',
  noneLead: 'नए कोर्स जल्द यहाँ दिखेंगे। तब तक आप बहुत कुछ मुफ़्त सीख सकते हैं।',
  cardsTitle: 'सभी कोर्स',
  groups: 'तय तारीखों वाले बैच',
  teacher: 'शिक्षक',
  classesTitle: 'अलग से क्लास',
  classesLead: 'एक ही दिन की वर्कशॉप और सत्संग। जहाँ पता हो, समय आपके अपने टाइम ज़ोन में दिखता है।',
  bookSeat: 'सीट बुक करें',
  enroll: 'कोर्स लें',
  betweenGroups: 'इस कोर्स का कोई बैच अभी बुक नहीं हो सकता।',
  askDates: 'अगली तारीखें पूछें',
  own: {
    open: 'आप इस कोर्स में हैं।',
    checking: 'यह कोर्स आपके नाम बुक है। भुगतान की जाँच होते ही खुल जाएगा।',
  },
  weeks: (weeks) => `${weeks} ${weeks === 1 ? 'हफ़्ता' : 'हफ़्ते'}`,
  save: (amount) => `${amount} की बचत`,
  highlights: 'क्या सीखेंगे',
  includes: 'इसमें क्या मिलेगा',
  syllabus: 'पाठ्यक्रम',
  otherLessons: 'दूसरे कोर्स के सभी पाठ, और ये:',
  openFree: {
    text: 'यह पाठ मुफ़्त पढ़ें',
    link: 'यह पाठ मुफ़्त खोलें',
    video: 'यह पाठ मुफ़्त देखें',
    live: 'यह पाठ मुफ़्त खोलें',
  },
  freeLessonTitle: (lesson) => `${lesson}: मुफ़्त पाठ`,
  freeLesson: (course, weeks) => `यह ${course} का एक मुफ़्त पाठ है। पूरा कोर्स ${weeks} हफ़्ते का है।`,

  summaryTitle: 'कीमत एक नज़र में',
  summaryLead: (how) => `एक ही बार भुगतान, ${how}। हर महीने का कोई शुल्क नहीं, ऊपर से कुछ नहीं।`,
  columns: { course: 'कोर्स', level: 'स्तर', duration: 'अवधि', price: 'कीमत' },
  partsOneByOne: 'अलग-अलग लेने पर',

  faqTitle: 'कोर्स के बारे में प्रश्न',
  unsureTitle: 'कहाँ से शुरू करें?',
  unsureLead: 'मुफ़्त पाठों से पता चलता है कि हम कैसे पढ़ाते हैं। आप हमसे पूछ भी सकते हैं।',
  freeContent: 'मुफ़्त सामग्री देखें',
  contact: 'हमसे पूछें',
}
