/** The words of the blog. */
export const BLOG = {
  title: 'Blog',
  eyebrow: 'From the practice',
  heading: 'Reading the sky, in plain words',
  lead: 'Short, careful articles on Jyotish: what the old words mean, how a chart is read, and what it can and cannot tell.',
  description:
    'Articles on Vedic astrology in plain words: nakshatras, planets, houses, remedies and how a chart is read.',

  search: 'Search articles',
  searchButton: 'Search',
  searchPlaceholder: 'Moon, Saturn, nakshatra',
  categories: 'Categories',
  all: 'All',
  pages: 'Pages of articles',
  loading: 'Loading articles',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
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
  newsletterLead: 'One quiet email when there is something new to read. Nothing else, and one click ends it.',

  callTitle: 'Would you like to go further?',
  callLead: 'Learn to read a chart yourself, or let us read yours with you.',
  viewCourses: 'View Courses',
  bookSession: 'Book Session',
} as const

export const POST = {
  back: 'Back to Blog',
  related: 'Related articles',
  sharedTitle: 'Link copied!',
  sharedDetail: 'The blog post link has been copied to your clipboard.',
  coverAlt: (date: string) => `The sidereal sky of ${date}`,

  missingTitle: 'Post Not Found',
  missingLead: "The blog post you're looking for doesn't exist or has been removed.",
} as const

/** What the enhancement script says; the server says the same in the place of what it could not read. */
export const BLOG_TOASTS = {
  listFailed: 'Error loading blog posts',
  postFailed: 'Error loading post',
  tryAgain: 'Please check your connection and try again.',
  tryLater: 'Please try again in a minute.',
} as const
