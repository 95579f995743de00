/** The words of the desk where posts are written. */
export const BLOG_ADMIN = {
  title: 'Blog Administration',
  lead: 'Write, publish and send what the practice has to say.',
  denied: 'You need admin privileges to access the blog administration panel',
  onlyAdmins: {
    delete: 'Only admins can delete blog posts',
    modify: 'Only admins can modify blog posts',
  },

  newPost: 'New Post',
  viewBlog: 'View Blog',
  filters: 'Filter posts',
  search: 'Search by title or summary',
  status: 'Status',
  category: 'Category',
  all: 'All',
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  sample: 'Sample',
  filter: 'Filter',
  loading: 'Loading posts',

  table: 'Posts',
  pages: 'Pages of posts',
  columnTitle: 'Title',
  columnCategory: 'Category',
  columnStatus: 'Status',
  columnReadTime: 'Read time',
  columnUpdated: 'Updated',
  columnActions: 'Actions',
  minutes: (minutes: number) => `${minutes} min`,
  actionsFor: (title: string) => `Actions for ${title}`,
  edit: 'Edit',
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
  view: 'View',
  announce: 'Send to Subscribers',
  sentOn: (date: string) => `Sent to subscribers on ${date}`,
  publishesOn: (date: string) => `Publishes on ${date}`,
  nothing: 'No posts found',
  nothingFiltered: 'Try adjusting your search or filters',
  nothingYet: 'Write the first one: it takes a title, a summary and a few words.',

  deleteTitle: 'Delete this post?',
  deleteLead: (title: string) => `"${title}" and all its revisions go for good. This cannot be undone.`,
  announceTitle: 'Send this post to the subscribers?',
  announceLead: (title: string, readers: number) =>
    `${readers === 1 ? 'One reader gets' : `${readers} readers get`} a letter about "${title}". It can be sent once.`,
  cancel: 'Cancel',
} as const

export const EDITOR = {
  newTitle: 'New post',
  editTitle: 'Edit post',
  back: 'Back to Blog Admin',
  preview: 'Preview',
  edit: 'Edit',
  save: 'Save Post',
  saving: 'Saving...',

  title: 'Title',
  summary: 'Summary',
  summaryHint: 'One or two sentences. They stand on the card and in search results.',
  category: 'Category',
  choose: 'Choose a category',
  content: 'Content',
  contentHint:
    'Light markdown: # heading, **bold**, *italic*, - list, > quote. Links and pictures inside the text are shown as words.',
  readTime: 'Read time (minutes)',
  readTimeHint: (minutes: number) => `By its length about ${minutes} min.`,
  imageUrl: 'Image URL',
  imageHint:
    'An address that begins with https://, or upload a picture. Without one, the sky of the day becomes the cover.',
  upload: 'Upload a picture',
  uploading: 'Uploading...',
  uploadHint: 'JPEG, PNG, WebP, GIF or AVIF up to 5 MB. Its hidden data is removed.',
  imageAlt: 'What the picture shows',
  imageAltHint: 'For readers who cannot see it. Leave it empty if it only decorates.',
  isPublished: 'Published',
  isPublishedHint: 'Switched off, the post is a draft that only admins see.',
  scheduledFor: 'Publish a draft by itself at',
  scheduledHint: 'Indian time. Leave it empty to publish by hand.',
  kept: (time: string) => `Kept ${time}`,
  keeping: 'Keeping what you type...',
  notKept: 'What you type could not be kept just now. Please save it soon.',
  noPreview: 'The preview could not be loaded. Please try again.',

  unsaved: (time: string) => `You were writing here and did not save (${time}).`,
  unsavedStale: 'The post has been changed since then.',
  continueUnsaved: 'Continue with it',
  discardUnsaved: 'Discard it',

  leaveTitle: 'Leave without saving?',
  leaveLead: 'What you typed is kept for you and offered when you come back.',
  leave: 'Leave',
  stay: 'Keep writing',

  revisions: 'Revisions',
  revision: (version: number) => `Version ${version}`,
  someone: 'somebody',
  savedBy: (name: string, time: string) => `saved by ${name}, ${time}`,
  current: 'Current',
  restore: 'Restore',

  conflict: (name: string, time: string) =>
    `${name} changed this post at ${time}, while you were writing. Your text is still here, and nothing of theirs was overwritten.`,
  conflictOpen: 'Open their version',
  conflictSave: 'Save mine over it',
  conflictKept: 'Their version stays among the revisions.',
} as const

export const BLOG_ADMIN_TOASTS = {
  created: 'Post created successfully',
  updated: 'Post updated successfully',
  deleted: 'Post deleted successfully',
  published: 'Post published successfully',
  unpublished: 'Post unpublished successfully',
  restored: 'Post updated successfully',
  announced: 'Post sent to subscribers',
  announcedDetail: 'The letters are on their way.',
  discarded: 'Unsaved changes discarded',

  loadFailed: 'Error loading post',
  saveFailed: 'Error saving post',
  deleteFailed: 'Error deleting post',
  updateFailed: 'Error updating post',
  announceFailed: 'Error sending post',
  uploadFailed: 'Error uploading picture',

  gone: 'The post is not there any more.',
  notAnnounceable: 'Only a published post can be sent, and only once.',
  changedMeanwhile: 'Somebody else changed this post while you were writing.',
  lookAgain: 'Please look at the marked fields again.',
  notAnImage: 'That file is not a picture we can show. Please use JPEG, PNG, WebP, GIF or AVIF.',
  tooLarge: 'The picture is larger than 5 MB.',

  authenticationRequired: 'Authentication required',
  signIn: 'Please sign in to save posts',
  missing: 'Missing required fields',
  fillIn: 'Please fill in all required fields',
} as const

/** What stands beside a field that was refused. */
export const POST_PROBLEMS = {
  title: {
    missing: 'Please give the post a title.',
    invalid: 'Please look at the title again.',
    'too-long': 'At most 200 characters, please.',
  },
  summary: {
    missing: 'Please write a summary.',
    invalid: 'Please look at the summary again.',
    'too-long': 'At most 500 characters, please.',
  },
  content: {
    missing: 'Please write the post.',
    invalid: 'Please look at the content again.',
    'too-long': 'At most 60,000 characters, please.',
  },
  category: {
    missing: 'Please choose a category.',
    invalid: 'Please choose one of the categories.',
    'too-long': 'Please choose one of the categories.',
  },
  imageUrl: {
    missing: 'Please give an address.',
    invalid: 'Please use an address on the open web that begins with https://, or upload the picture.',
    'too-long': 'That address is too long.',
  },
  imageAlt: {
    missing: 'Please describe the picture.',
    invalid: 'Please look at the description again.',
    'too-long': 'At most 300 characters, please.',
  },
  readTime: {
    missing: 'Between 1 and 60 minutes.',
    invalid: 'Between 1 and 60 minutes.',
    'too-long': 'Between 1 and 60 minutes.',
  },
  scheduledFor: {
    missing: 'Please choose a moment.',
    invalid: 'Please choose a moment that is still to come.',
    'too-long': 'Please choose a moment that is still to come.',
  },
} as const
