export const FREE_CONTENT = {
  title: 'Free Content',
  heading: 'Learn for free, step by step',
  lead: 'Lessons and playlists chosen with care, in the two great traditions of Jyotish. Begin where you are; nothing here asks for your card or your address.',
  description:
    'Free Vedic astrology lessons in three levels: basic, intermediate and advanced, from the traditions of Parashara and Jaimini.',
  suggest: 'Suggest Content',

  suggestTitle: 'Know something that belongs here?',
  suggestLead: 'A lecture, a playlist, a book in the public domain: tell us, and we will look at it.',
  topic: 'What do you suggest?',
  topicHint: 'A title, a teacher or a topic.',
  link: 'Link',
  linkHint: 'Begins with https://',
  details: 'Why it is good',
  email: 'Your email, if we may reply',
  send: 'Send suggestion',
  thanks: 'Thank you for your suggestion!',
  thanksDetail: 'We will have a look at it soon.',

  noneYet: 'Teachers of this level will appear here soon.',
  available: 'Available',
  comingSoon: 'Coming Soon',
} as const

export const LEVEL_LABELS = {
  basic: { title: 'Basic', lead: 'The alphabet: signs, grahas, houses, nakshatras, and the first chart you draw.' },
  intermediate: { title: 'Intermediate', lead: 'Reading: strength, yogas, divisional charts and dashas.' },
  advanced: { title: 'Advanced', lead: 'The finer methods, and the commentaries side by side.' },
} as const

export const TEACHER = {
  pageTitle: (teacher: string, level: string) => `${teacher}: ${level}`,
  level: (level: string) => `${level} level`,
  about: (teacher: string) => `About ${teacher}`,
  links: 'Elsewhere',
  linkPurpose: { homa: 'Homa', writings: 'Writings', software: 'Software' },
  lessons: 'Lessons',
  opens: 'opens in a new tab',
  type: { video: 'Video', playlist: 'Playlist', link: 'Link' },

  comingSoonTitle: 'Content Coming Soon',
  statedLessons: (count: number) => `${count} video lessons`,
  email: 'Your email address',
  notify: 'Notify When Available',
  notified: 'We will let you know!',
  notifiedDetail: 'You will get one email when the lessons are here, and nothing else.',
} as const

/** "10 videos", "17 items", "1 playlist": the plainest word that is true of all of them. */
export function countText(count: number, types: readonly ('video' | 'playlist' | 'link')[]): string {
  const kinds = new Set(types)
  const [only] = kinds
  const noun = kinds.size === 1 && only !== undefined ? only : 'item'
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
