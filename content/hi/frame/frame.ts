import type * as en from '../../en/frame/frame.ts'
import type { Texts } from '../../texts.ts'

export { SOCIAL_NETWORKS } from '../../en/frame/frame.ts'

/** Texts shown on every page. */

export const HOME_LINK = { href: '/', label: 'होम' } as const

export const SITE_LINKS = [
  HOME_LINK,
  { href: '/courses', label: 'कोर्स' },
  { href: '/consultation', label: 'परामर्श' },
  { href: '/free-content', label: 'मुफ़्त सामग्री' },
  { href: '/blog', label: 'ब्लॉग' },
  { href: '/horoscope', label: 'कुंडली' },
  { href: '/panchanga', label: 'पंचांग' },
] as const

export const FINDER_LINK = { href: '/muhurta', label: 'मुहूर्त खोजें' } as const

export const FOOTER_LINKS = [
  ...SITE_LINKS,
  FINDER_LINK,
  { href: '/exercises', label: 'अभ्यास' },
  { href: '/festivals', label: 'त्योहार' },
  { href: '/contact', label: 'संपर्क' },
  { href: '/terms', label: 'नियम और शर्तें' },
  { href: '/privacy', label: 'गोपनीयता नीति' },
] as const

export const FRAME: Texts<typeof en.FRAME> = {
  skipToContent: 'सीधे सामग्री पर जाएँ',
  signIn: 'साइन इन करें',
  signOut: 'साइन आउट करें',
  bookConsultation: 'परामर्श बुक करें',
  dashboard: 'मेरा डैशबोर्ड',
  profile: 'प्रोफ़ाइल',
  myCourses: 'मेरे कोर्स',
  help: 'मदद',
  astrologerDashboard: 'ज्योतिषी का डैशबोर्ड',
  staff: 'आज',
  mainMenu: 'मुख्य मेन्यू',
  morePages: 'और पेज',
  phoneMenu: 'छोटी स्क्रीन का मुख्य मेन्यू',
  accountMenu: 'आपका खाता',
  languages: 'भाषा',
  openMenu: 'मेन्यू',
  quickLinks: 'ज़रूरी लिंक',
  contact: 'संपर्क',
  follow: 'हमसे जुड़ें',
  loading: 'थोड़ा रुकें…',
}
