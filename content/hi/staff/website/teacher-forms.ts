import type * as en from '../../../en/staff/website/teacher-forms.ts'
import type { Texts } from '../../../texts.ts'

// The forms for the people of the site: astrologers, and the teachers of the free lessons with their levels.

const PARAGRAPHS_HINT = 'नया पैराग्राफ़ शुरू करने के लिए एक पंक्ति खाली छोड़ें।'
const STATUSES = { available: 'उपलब्ध', coming_soon: 'जल्द आएगा' } as const

export const ASTROLOGER_FORM: Texts<typeof en.ASTROLOGER_FORM> = {
  one: 'ज्योतिषी',
  many: 'ज्योतिषी',
  add: 'ज्योतिषी जोड़ें',
  newTitle: 'नए ज्योतिषी',
  lead: 'परामर्श देने वाले सभी ज्योतिषी। एक से ज़्यादा हों, तो साइट पर हर एक का पेज होता है और क्लाइंट चुन सकते हैं।',
  retireHint: 'अब इन्हें कोई बुक नहीं कर सकेगा, और इनका पेज हट जाएगा। पुराने सेशन बने रहते हैं।',
  fields: {
    userId: {
      label: 'साइन इन का खाता',
      hint: 'जिस खाते से इनका “ज्योतिषी का डैशबोर्ड” खुलता है। नए साथी को “टीम” में निमंत्रण भेजें।',
    },
    name: { label: 'नाम' },
    titles: { label: 'उपाधियाँ', hint: 'हर पंक्ति में एक।' },
    about: { label: 'परिचय', hint: PARAGRAPHS_HINT },
    portraitUrl: {
      label: 'फ़ोटो',
      hint: 'https:// से शुरू होने वाला लिंक दें, या तस्वीर अपलोड करें। न हो, तो नाम के पहले अक्षर दिखते हैं।',
    },
    languages: { label: 'भाषाएँ', hint: 'हर पंक्ति में एक।' },
    timeZone: { label: 'टाइम ज़ोन', hint: 'इनके काम के घंटों के लिए, जैसे Asia/Kolkata या America/New_York' },
    videoWay: { label: 'वीडियो सेशन' },
    meetingLink: {
      label: 'मीटिंग लिंक',
      hint: '“अपना लिंक” के लिए: https:// से शुरू होने वाला लिंक, या tel: और नंबर।',
    },
    callWay: { label: 'फ़ोन सेशन' },
    callNumber: { label: 'क्लाइंट किस नंबर पर फ़ोन करें', hint: '“क्लाइंट हमें फ़ोन करें” के लिए।' },
  },
  videoWays: { practice: 'केंद्र के अनुसार', room: 'हर सेशन का अलग रूम', link: 'अपना लिंक' },
  callWays: { practice: 'केंद्र के अनुसार', 'we-call': 'हम क्लाइंट को फ़ोन करते हैं', 'client-calls': 'क्लाइंट हमें फ़ोन करें' },
  principal: {
    title: 'मुख्य ज्योतिषी',
    detail: 'नाम, उपाधियाँ, परिचय और फ़ोटो वही हैं जो केंद्र के हैं।',
  },
  problems: {
    timeZone: 'टाइम ज़ोन लिखें, जैसे Asia/Kolkata',
    callNumber: 'नंबर देश के कोड के साथ लिखें',
    meetingLink: 'https:// से शुरू होने वाला लिंक लिखें, या tel: और नंबर',
  },
}

export const TEACHER_FORM: Texts<typeof en.TEACHER_FORM> = {
  one: 'शिक्षक',
  many: 'शिक्षक',
  add: 'शिक्षक जोड़ें',
  newTitle: 'नए शिक्षक',
  lead: 'वे शिक्षक जिनके मुफ़्त पाठ आप सुझाते हैं। हर शिक्षक का हर स्तर के लिए एक पेज होता है।',
  fields: {
    name: { label: 'नाम' },
    introduction: { label: 'छोटा परिचय' },
    biography: { label: 'जीवन परिचय', hint: PARAGRAPHS_HINT },
    links: {
      label: 'लिंक',
      hint: 'हर पंक्ति में एक, जैसे: writings | लेखों का संग्रह | https://example.org/essays। पहला शब्द homa, writings या software होता है।',
    },
  },
  problems: { link: 'हर लिंक ऐसे लिखें: homa | उसका नाम | https://…' },
}

export const TEACHER_PAGE_FORM: Texts<typeof en.TEACHER_PAGE_FORM> = {
  one: 'स्तर',
  many: 'स्तर',
  add: 'स्तर जोड़ें',
  newTitle: 'नया स्तर',
  lead: 'हर स्तर का एक पेज। जिन लोगों ने सूचना माँगी है, उन्हें पेज उपलब्ध होने पर ईमेल जाता है।',
  fields: {
    level: { label: 'स्तर' },
    summary: { label: 'सार' },
    status: { label: 'स्थिति' },
    statedLessons: { label: 'कितने पाठ आने हैं', hint: 'केवल तब, जब पेज पर अभी दिख रहे पाठों से ज़्यादा आने वाले हों।' },
    comingSoonNote: {
      label: '“सामग्री जल्द आ रही है” के नीचे के शब्द',
      hint: 'यह हिस्सा न दिखाना हो, तो खाली छोड़ें।',
    },
  },
  levels: { basic: 'प्राथमिक', intermediate: 'मध्यम', advanced: 'उन्नत' },
  statuses: STATUSES,
  problems: { comingSoonNote: 'लिखें कि क्या आने वाला है' },
}

export const RESOURCE_FORM: Texts<typeof en.RESOURCE_FORM> = {
  one: 'सामग्री',
  many: 'सामग्री',
  add: 'सामग्री जोड़ें',
  newTitle: 'नई सामग्री',
  lead: 'इस स्तर के वीडियो, प्लेलिस्ट और पेज, उसी क्रम में जिसमें पेज पर दिखते हैं।',
  fields: {
    title: { label: 'शीर्षक' },
    description: { label: 'विवरण' },
    type: { label: 'प्रकार' },
    language: { label: 'भाषा', hint: 'जिसमें यह बोली या लिखी गई है।' },
    duration: { label: 'अवधि', hint: 'जैसी पेज पर दिखानी है: “32 मिनट”, “50 वीडियो”' },
    status: { label: 'स्थिति' },
    url: { label: 'लिंक' },
    thumbnailUrl: { label: 'तस्वीर का लिंक' },
  },
  noLanguage: 'नहीं बताई',
  types: { video: 'वीडियो', playlist: 'प्लेलिस्ट', link: 'लिंक' },
  statuses: STATUSES,
}
