import type * as en from '../../en/frame/frame.ts'
import type { Texts } from '../../texts.ts'

export { SOCIAL_NETWORKS } from '../../en/frame/frame.ts'

/** Texts shown on every page. */

export const HOME_LINK = { href: '/', label: 'హోమ్' } as const

export const SITE_LINKS = [
  HOME_LINK,
  { href: '/courses', label: 'కోర్సులు' },
  { href: '/consultation', label: 'సంప్రదింపు' },
  { href: '/free-content', label: 'ఉచిత పాఠాలు' },
  { href: '/blog', label: 'బ్లాగ్' },
  { href: '/horoscope', label: 'జాతకం' },
  { href: '/panchanga', label: 'పంచాంగం' },
] as const

export const FINDER_LINK = { href: '/muhurta', label: 'ముహూర్తం చూడండి' } as const

export const FOOTER_LINKS = [
  ...SITE_LINKS,
  FINDER_LINK,
  { href: '/exercises', label: 'అభ్యాసాలు' },
  { href: '/festivals', label: 'పండుగలు' },
  { href: '/contact', label: 'సంప్రదించండి' },
  { href: '/terms', label: 'నిబంధనలు, షరతులు' },
  { href: '/privacy', label: 'గోప్యతా విధానం' },
] as const

export const FRAME: Texts<typeof en.FRAME> = {
  skipToContent: 'నేరుగా విషయానికి వెళ్లండి',
  signIn: 'సైన్ ఇన్',
  signOut: 'సైన్ అవుట్',
  bookConsultation: 'సంప్రదింపు బుక్ చేయండి',
  dashboard: 'నా డాష్‌బోర్డ్',
  profile: 'ప్రొఫైల్',
  myCourses: 'నా కోర్సులు',
  help: 'సహాయం',
  astrologerDashboard: 'జ్యోతిష్కుల డాష్‌బోర్డ్',
  staff: 'ఈరోజు',
  mainMenu: 'ప్రధాన మెనూ',
  morePages: 'మరిన్ని',
  phoneMenu: 'చిన్న తెరలకు ప్రధాన మెనూ',
  accountMenu: 'మీ ఖాతా',
  languages: 'భాష',
  openMenu: 'మెనూ',
  quickLinks: 'ముఖ్య లింకులు',
  contact: 'సంప్రదించండి',
  follow: 'మమ్మల్ని ఫాలో అవ్వండి',
  loading: 'ఒక్క క్షణం…',
}
