import { plural } from '#content/words/grammar.ts'

/** Texts of the blog. */
export const BLOG = {
  title: 'Blog',
  eyebrow: 'From the practice',
  heading: 'Vedic astrology in simple words',
  lead: 'Short articles on Jyotish: what the old terms mean, how to read a chart, and what it can and cannot tell you.',
  description:
    'Articles on Vedic astrology in simple words: nakshatras, planets, houses, remedies and how to read a chart.',

  search: 'Search articles',
  searchButton: 'Search',
  searchPlaceholder: 'Moon, Saturn, nakshatra',
  categories: 'Categories',
  all: 'All',
  pages: 'Pages of articles',
  loading: 'Loading articles',
  found: (count: number) => plural(count, '1 article', `${count} articles`),
  foundMany: (count: number) => `More than ${count - 1} articles`,

  nothingFound: 'No posts found',
  adjust: 'Try adjusting your search or filters',
  nothingYet: 'New blog posts will appear here soon',
  showAll: 'Show all articles',

  readTime: (minutes: number) => `${minutes} min read`,
  readMore: 'Read More',
  readMoreAbout: (title: string) => `about ${title}`,
  feed: 'Atom feed',

  newsletterTitle: 'New articles by email',
  newsletterLead: 'We email you when there is a new article, and nothing else. You can unsubscribe with one click.',

  callTitle: 'Would you like to learn more?',
  callLead: 'Learn to read a chart yourself, or book a session with us.',
  viewCourses: 'View Courses',
  bookSession: 'Book Session',
} as const

export const POST = {
  back: 'Back to Blog',
  related: 'Related articles',
  sharedTitle: 'Link copied!',
  sharedDetail: 'The blog post link has been copied to your clipboard.',
  coverAlt: (date: string) => `The sidereal sky on ${date}`,

  missingTitle: 'Post Not Found',
  missingLead: "The blog post you're looking for doesn't exist or has been removed.",
} as const

/** Used by the enhancement script, and by the server where the database could not be read. */
export const BLOG_TOASTS = {
  listFailed: 'Error loading blog posts',
  postFailed: 'Error loading post',
  tryAgain: 'Check your connection and try again.',
  tryLater: 'Please try again in a minute.',
} as const
