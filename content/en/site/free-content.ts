import { plural } from '#content/words/grammar.ts'

export const FREE_CONTENT = {
  title: 'Free Content',
  heading: 'Learn for free, step by step',
  lead: 'Free lessons and playlists from the two great traditions of Jyotish. Start at your own level. No payment and no sign-up needed.',
  description:
    'Free Vedic astrology lessons in three levels: basic, intermediate and advanced, from the traditions of Parashara and Jaimini.',
  suggest: 'Suggest Content',

  suggestTitle: 'Do you know something that belongs here?',
  suggestLead: 'A lecture, a playlist or a free book: tell us about it and we will have a look.',
  topic: 'What do you suggest?',
  topicHint: 'A title, a teacher or a topic.',
  link: 'Link',
  linkHint: 'Starts with https://',
  details: 'Why do you recommend it?',
  email: 'Your email, if you would like a reply',
  send: 'Send suggestion',
  thanks: 'Thank you for your suggestion!',
  thanksDetail: 'We will look at it soon.',

  noneYet: 'Teachers for this level will appear here soon.',
  available: 'Available',
  comingSoon: 'Coming Soon',
} as const

export const FREE_CONTENT_LEVELS = {
  basic: { title: 'Basic', lead: 'The basics: signs, grahas, houses, nakshatras, and your first chart.' },
  intermediate: { title: 'Intermediate', lead: 'Reading a chart: strength, yogas, divisional charts and dashas.' },
  advanced: { title: 'Advanced', lead: 'Finer methods and the classical commentaries.' },
} as const

export const TEACHER = {
  pageTitle: (teacher: string, level: string) => `${teacher}: ${level}`,
  level: (level: string) => `${level} level`,
  about: (teacher: string) => `About ${teacher}`,
  links: 'More links',
  linkPurpose: { homa: 'Homa', writings: 'Writings', software: 'Software' },
  lessons: 'Lessons',
  opens: 'opens in a new tab',
  search: (site: string) => `A search on ${site}`,
  type: { video: 'Video', playlist: 'Playlist', link: 'Link' },

  comingSoonTitle: 'Content Coming Soon',
  statedLessons: (count: number) => `${count} video lessons`,
  email: 'Your email address',
  notify: 'Notify When Available',
  notified: 'We will let you know!',
  notifiedDetail: 'You will get one email when the lessons are available, and nothing else.',
} as const

type ResourceType = 'video' | 'playlist' | 'link'

const COUNTED: Readonly<Record<ResourceType | 'mixed', (count: number) => string>> = {
  video: (count) => plural(count, '1 video', `${count} videos`),
  playlist: (count) => plural(count, '1 playlist', `${count} playlists`),
  link: (count) => plural(count, '1 link', `${count} links`),
  mixed: (count) => plural(count, '1 item', `${count} items`),
}

/** "10 videos", "17 items", "1 playlist": one noun that fits every type in the list. */
export function countText(count: number, types: readonly ResourceType[]): string {
  const [only, ...others] = new Set(types)
  return COUNTED[only === undefined || others.length > 0 ? 'mixed' : only](count)
}

/** Of what a resource is in. */
export const RESOURCE_LANGUAGE_NAMES = {
  en: 'English',
  hi: 'Hindi',
  te: 'Telugu',
  sa: 'Sanskrit',
  ta: 'Tamil',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  gu: 'Gujarati',
  bn: 'Bengali',
} as const
