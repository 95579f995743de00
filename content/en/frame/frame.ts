/** Texts shown on every page. */

export const HOME_LINK = { href: '/', label: 'Home' } as const

export const SITE_LINKS = [
  HOME_LINK,
  { href: '/courses', label: 'Courses' },
  { href: '/consultation', label: 'Consultation' },
  { href: '/free-content', label: 'Free Content' },
  { href: '/blog', label: 'Blog' },
  { href: '/horoscope', label: 'Horoscope' },
  { href: '/panchanga', label: 'Panchanga' },
] as const

export const FINDER_LINK = { href: '/muhurta', label: 'Find a muhurta' } as const

export const FOOTER_LINKS = [
  ...SITE_LINKS,
  FINDER_LINK,
  { href: '/exercises', label: 'Exercises' },
  { href: '/festivals', label: 'Festivals' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
] as const

export const SOCIAL_NETWORKS = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
} as const

export const FRAME = {
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  bookConsultation: 'Book Consultation',
  dashboard: 'My Dashboard',
  profile: 'Profile',
  myCourses: 'My courses',
  help: 'Help',
  astrologerDashboard: 'Astrologer Dashboard',
  staff: 'Today',
  mainMenu: 'Main menu',
  morePages: 'More',
  phoneMenu: 'Main menu for small screens',
  accountMenu: 'Your account',
  languages: 'Language',
  openMenu: 'Menu',
  quickLinks: 'Quick Links',
  contact: 'Contact',
  follow: 'Follow',
  loading: 'Loading...',
} as const
