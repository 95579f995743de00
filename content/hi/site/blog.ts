import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/site/blog.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the blog. */
export const BLOG: Texts<typeof en.BLOG> = {
  title: 'ब्लॉग',
  eyebrow: 'हमारी ओर से',
  heading: 'ज्योतिष, आसान शब्दों में',
  lead: 'ज्योतिष पर छोटे लेख: पुराने शब्दों का अर्थ, कुंडली कैसे पढ़ें, और वह क्या बता सकती है और क्या नहीं।',
  description: 'वैदिक ज्योतिष पर आसान लेख: नक्षत्र, ग्रह, भाव, उपाय और कुंडली पढ़ना।',

  search: 'लेख खोजें',
  searchButton: 'खोजें',
  searchPlaceholder: 'चंद्र, शनि, नक्षत्र',
  categories: 'विषय',
  all: 'सभी',
  pages: 'लेखों के पेज',
  loading: 'लेख आ रहे हैं',
  found: (count) => plural(count, `${count} लेख`, `${count} लेख`),
  foundMany: (count) => `${count - 1} से ज़्यादा लेख`,

  nothingFound: 'कोई लेख नहीं मिला',
  adjust: 'खोज या विषय बदलकर देखें',
  nothingYet: 'नए लेख जल्द यहाँ दिखेंगे',
  showAll: 'सारे लेख दिखाएँ',

  readTime: (minutes) => `${minutes} मिनट का लेख`,
  readMore: 'आगे पढ़ें',
  readMoreAbout: (title) => `${title}`,
  feed: 'Atom फ़ीड',

  newsletterTitle: 'नए लेख ईमेल से',
  newsletterLead: 'नया लेख आने पर हम ईमेल करते हैं, और कुछ नहीं। एक क्लिक से ये ईमेल बंद कर सकते हैं।',

  callTitle: 'और सीखना चाहते हैं?',
  callLead: 'खुद कुंडली पढ़ना सीखें, या हमारे साथ सेशन बुक करें।',
  viewCourses: 'कोर्स देखें',
  bookSession: 'सेशन बुक करें',
}

export const POST: Texts<typeof en.POST> = {
  back: 'ब्लॉग पर वापस',
  related: 'इससे जुड़े लेख',
  sharedTitle: 'लिंक कॉपी हो गया!',
  sharedDetail: 'लेख का लिंक आपके क्लिपबोर्ड में है।',
  coverAlt: (date) => `${date} का निरयन आकाश`,

  missingTitle: 'यह लेख नहीं मिला',
  missingLead: 'यह लेख यहाँ नहीं है या हटा दिया गया है।',
}

/** Used by the enhancement script, and by the server where the database could not be read. */
export const BLOG_TOASTS: Texts<typeof en.BLOG_TOASTS> = {
  listFailed: 'लेख नहीं आ सके',
  postFailed: 'लेख नहीं आ सका',
  tryAgain: 'कृपया कनेक्शन देखें और फिर कोशिश करें।',
  tryLater: 'कृपया एक मिनट बाद फिर कोशिश करें।',
}
