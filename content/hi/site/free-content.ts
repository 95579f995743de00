import type * as en from '../../en/site/free-content.ts'
import type { Texts } from '../../texts.ts'
import { plural } from '../words/grammar.ts'

export const FREE_CONTENT: Texts<typeof en.FREE_CONTENT> = {
  title: 'मुफ़्त सामग्री',
  heading: 'मुफ़्त सीखें, कदम-दर-कदम',
  lead: 'ज्योतिष की दो बड़ी परंपराओं के मुफ़्त पाठ और प्लेलिस्ट। अपने स्तर से शुरू करें। न भुगतान, न खाता बनाने की ज़रूरत।',
  description: 'वैदिक ज्योतिष के मुफ़्त पाठ तीन स्तरों में: प्राथमिक, मध्यम और उन्नत, पराशर और जैमिनि की परंपरा से।',
  suggest: 'सुझाव दें',

  suggestTitle: 'यहाँ के लायक कुछ पता है?',
  suggestLead: 'कोई व्याख्यान, प्लेलिस्ट या मुफ़्त किताब: हमें बताएँ, हम देखेंगे।',
  topic: 'क्या सुझाना चाहते हैं?',
  topicHint: 'नाम, शिक्षक या विषय।',
  link: 'लिंक',
  linkHint: 'https:// से शुरू होता है',
  details: 'आपको यह क्यों पसंद है?',
  email: 'आपका ईमेल, अगर जवाब चाहिए',
  send: 'सुझाव भेजें',
  thanks: 'सुझाव के लिए धन्यवाद!',
  thanksDetail: 'हम जल्द ही देखेंगे।',

  noneYet: 'इस स्तर के शिक्षक जल्द यहाँ दिखेंगे।',
  available: 'उपलब्ध',
  comingSoon: 'जल्द आएगा',
}

export const FREE_CONTENT_LEVELS: Texts<typeof en.FREE_CONTENT_LEVELS> = {
  basic: { title: 'प्राथमिक', lead: 'बुनियाद: राशि, ग्रह, भाव, नक्षत्र और आपकी पहली कुंडली।' },
  intermediate: { title: 'मध्यम', lead: 'कुंडली पढ़ना: बल, योग, वर्ग कुंडली और दशा।' },
  advanced: { title: 'उन्नत', lead: 'बारीक विधियाँ और शास्त्रीय टीकाएँ।' },
}

export const TEACHER: Texts<typeof en.TEACHER> = {
  pageTitle: (teacher, level) => `${teacher}: ${level}`,
  level: (level) => `${level} स्तर`,
  about: (teacher) => `${teacher} के बारे में`,
  links: 'और लिंक',
  linkPurpose: { homa: 'हवन', writings: 'लेख', software: 'सॉफ़्टवेयर' },
  lessons: 'पाठ',
  opens: 'नए टैब में खुलता है',
  search: (site) => `${site} पर खोज`,
  type: { video: 'वीडियो', playlist: 'प्लेलिस्ट', link: 'लिंक' },

  comingSoonTitle: 'सामग्री जल्द आ रही है',
  statedLessons: (count) => `${count} वीडियो पाठ`,
  email: 'आपका ईमेल पता',
  notify: 'उपलब्ध होने पर बताएँ',
  notified: 'हम आपको बताएँगे!',
  notifiedDetail: 'पाठ उपलब्ध होने पर आपको एक ईमेल मिलेगा, और कुछ नहीं।',
}

type ResourceType = 'video' | 'playlist' | 'link'

const NOUNS: Readonly<Record<ResourceType, string>> = {
  video: 'वीडियो',
  playlist: 'प्लेलिस्ट',
  link: 'लिंक',
}

/** "10 वीडियो", "1 प्लेलिस्ट": one noun that fits every type in the list. */
export function countText(count: number, types: readonly ResourceType[]): string {
  const [only, ...others] = new Set(types)
  if (only !== undefined && others.length === 0) return `${count} ${NOUNS[only]}`
  return `${count} ${plural(count, 'चीज़', 'चीज़ें')}`
}

export const RESOURCE_LANGUAGE_NAMES: Texts<typeof en.RESOURCE_LANGUAGE_NAMES> = {
  en: 'अंग्रेज़ी',
  hi: 'हिंदी',
  te: 'तेलुगु',
  sa: 'संस्कृत',
  ta: 'तमिल',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  mr: 'मराठी',
  gu: 'गुजराती',
  bn: 'बांग्ला',
}
