// The forms for the people of the site: astrologers, and the teachers of the free lessons with their levels.

const PARAGRAPHS_HINT = 'Leave an empty line to start a new paragraph.'
const STATUSES = { available: 'Available', coming_soon: 'Coming Soon' } as const

export const ASTROLOGER_FORM = {
  one: 'astrologer',
  many: 'Astrologers',
  add: 'Add astrologer',
  newTitle: 'New astrologer',
  lead: 'Everyone who gives consultations. With more than one, each has a page on the site and clients can choose.',
  retireHint: 'They can no longer be booked, and their page is taken down. Past sessions stay.',
  fields: {
    userId: {
      label: 'Sign-in',
      hint: 'The account that opens the Astrologer Dashboard as this astrologer. Invite new colleagues under Team.',
    },
    name: { label: 'Name' },
    titles: { label: 'Titles', hint: 'One per line.' },
    about: { label: 'About', hint: PARAGRAPHS_HINT },
    portraitUrl: {
      label: 'Portrait',
      hint: 'A link that starts with https://, or upload a picture. Without one, we show a monogram.',
    },
    languages: { label: 'Languages', hint: 'One per line.' },
    timeZone: { label: 'Time zone', hint: 'For their hours, such as Asia/Kolkata or America/New_York' },
    videoWay: { label: 'Video sessions' },
    meetingLink: {
      label: 'Meeting link',
      hint: 'For “My own link”: a link that starts with https://, or tel: and a number.',
    },
    callWay: { label: 'Phone sessions' },
    callNumber: { label: 'Number that clients call', hint: 'For “The client calls us”.' },
  },
  videoWays: { practice: 'As the practice', room: 'A room for each session', link: 'My own link' },
  callWays: { practice: 'As the practice', 'we-call': 'We call the client', 'client-calls': 'The client calls us' },
  principal: {
    title: 'Principal astrologer',
    detail: 'Name, titles, text and portrait are those of the practice.',
  },
  problems: {
    timeZone: 'Enter a time zone such as Asia/Kolkata',
    callNumber: 'Enter the number with its country code',
    meetingLink: 'Enter a link that starts with https://, or tel: and a number',
  },
} as const

export const TEACHER_FORM = {
  one: 'teacher',
  many: 'Teachers',
  add: 'Add teacher',
  newTitle: 'New teacher',
  lead: 'Teachers whose free lessons you recommend. Each teacher has a page for each level.',
  fields: {
    name: { label: 'Name' },
    introduction: { label: 'Introduction' },
    biography: { label: 'Biography', hint: PARAGRAPHS_HINT },
    links: {
      label: 'Links',
      hint: 'One per line, for example: writings | Collected essays | https://example.org/essays. The first word is homa, writings or software.',
    },
  },
  problems: { link: 'Write each link as: homa | its name | https://…' },
} as const

export const TEACHER_PAGE_FORM = {
  one: 'level',
  many: 'Levels',
  add: 'Add level',
  newTitle: 'New level',
  lead: 'One page for each level. Visitors who asked to be notified get an email when a page becomes available.',
  fields: {
    level: { label: 'Level' },
    summary: { label: 'Summary' },
    status: { label: 'Status' },
    statedLessons: { label: 'Lessons promised', hint: 'Only if the page promises more lessons than it lists.' },
    comingSoonNote: {
      label: 'Text of the Content Coming Soon block',
      hint: 'Leave it empty to hide this block.',
    },
  },
  levels: { basic: 'Basic', intermediate: 'Intermediate', advanced: 'Advanced' },
  statuses: STATUSES,
  problems: { comingSoonNote: 'Say what is coming' },
} as const

export const RESOURCE_FORM = {
  one: 'resource',
  many: 'Resources',
  add: 'Add resource',
  newTitle: 'New resource',
  lead: 'The videos, playlists and pages of this level, in the order shown on the page.',
  fields: {
    title: { label: 'Title' },
    description: { label: 'Description' },
    type: { label: 'Type' },
    language: { label: 'Language', hint: 'In which it is spoken or written.' },
    duration: { label: 'Length', hint: 'As shown on the page: “32 min”, “50 videos”' },
    status: { label: 'Status' },
    url: { label: 'Link' },
    thumbnailUrl: { label: 'Link to a picture' },
  },
  noLanguage: 'Not said',
  types: { video: 'Video', playlist: 'Playlist', link: 'Link' },
  statuses: STATUSES,
} as const
