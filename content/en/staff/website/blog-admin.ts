import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { fileSize } from '#content/words/numbers.ts'
import {
  LONGEST_CONTENT,
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_ALT,
  LONGEST_POST_SLUG,
  LONGEST_POST_SUMMARY,
  LONGEST_TITLE,
} from '#domain/blog/post-rules.ts'
import { LONGEST_READ, SHORTEST_READ } from '#domain/blog/read-time.ts'
import { MOST_IMAGE_BYTES } from '#domain/image-uploads.ts'
import { PICTURE_PROBLEMS } from './pictures.ts'

/** Texts of the blog administration. */
export const BLOG_ADMIN = {
  title: 'Blog Administration',
  lead: 'Write posts, publish them and email them to subscribers.',
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
  notify: 'Send to Subscribers',
  sentOn: (date: string) => `Sent to subscribers on ${date}`,
  publishesOn: (date: string) => `Publishes on ${date}`,
  nothing: 'No posts found',
  nothingFiltered: 'Try adjusting your search or filters',
  nothingYet: 'Write your first post. It needs a title, a summary, a category and some text.',

  deleteTitle: 'Delete this post?',
  deleteLead: (title: string) => `"${title}" and all its revisions will be deleted. This cannot be undone.`,
  notifyTitle: 'Send this post to the subscribers?',
  notifyLead: (title: string, readers: number) =>
    `${plural(readers, 'One subscriber', `${readers} subscribers`)} will get an email about "${title}". It can be sent only once.`,
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
  summaryHint: 'One or two sentences. They are shown on the card and in search results.',
  category: 'Category',
  choose: 'Choose a category',
  content: 'Content',
  contentHint:
    'Light markdown: # heading, **bold**, *italic*, - list, > quote, | table |. You can paste from Word or a web page. Uploaded pictures are shown. Links show only their text.',
  slug: 'Address',
  slugHint: 'The last part of the link, such as my-first-post. Leave it empty to use the title.',
  slugPublished: (address: string) =>
    `The address is /blog/${address}. You can change it: the old address keeps working.`,
  description: 'Description for search engines',
  descriptionHint: 'Leave it empty to use the summary.',
  readTime: 'Read time (minutes)',
  readTimeHint: (minutes: number) => `Counted as you write: about ${minutes} min. You can change it.`,
  imageUrl: 'Image URL',
  imageHint: 'A link that starts with https://, or upload a picture. Without one, the cover shows the sky of that day.',
  upload: 'Upload a picture',
  uploading: 'Uploading...',
  uploadHint: `JPEG, PNG, WebP, GIF or AVIF up to ${fileSize(MOST_IMAGE_BYTES)}. Hidden data such as the location is removed.`,
  imageAlt: 'What the picture shows',
  imageAltHint: 'For readers who cannot see it. Leave it empty if it is only decoration.',
  isPublished: 'Published',
  isPublishedHint: 'When switched off, the post is a draft that only admins can see.',
  scheduledFor: 'Publish automatically at',
  scheduledHint: 'Indian time. Leave it empty to publish it yourself.',
  noPreview: 'The preview could not be loaded. Please try again.',

  unsaved: (time: string) => `You have unsaved changes from ${time}.`,
  unsavedStale: 'The post has changed since then.',
  continueUnsaved: 'Continue editing',
  discardUnsaved: 'Discard changes',

  leaveTitle: 'Leave without saving?',
  leaveLead: 'What you typed is saved as a draft for you and will be here when you come back.',

  revisions: 'Revisions',
  revision: (version: number) => `Version ${version}`,
  someone: 'someone',
  savedBy: (name: string, time: string) => `saved by ${name}, ${time}`,
  current: 'Current',
  restore: 'Restore',

  conflict: (name: string, time: string) =>
    `${name} changed this post at ${time} while you were writing. Your text is still here, and their changes were not overwritten.`,
  comparison: 'Both versions side by side',
  field: 'Field',
  theirs: 'Their version',
  mine: 'Your version',
  sameText: 'Both versions have the same text.',
  conflictOpen: 'Open their version',
  conflictSave: 'Save mine over it',
  conflictSaved: 'Their version stays in the revisions.',
} as const

export const PREVIEW_LINK = {
  title: 'Preview link',
  lead: 'Show the saved post to someone before it is published. Anyone with the link can read it.',
  sharedLead: 'Anyone with this link can read the saved post. Copy its address to share it.',
  open: 'Open the preview',
  create: 'Create a preview link',
  revoke: 'Revoke the link',
  banner: 'This is a preview of a post that may still change. Do not share it.',
} as const

/** The buttons above the text. */
export const TOOLBAR = {
  label: 'Format the text',
  names: {
    bold: 'Bold (Ctrl+B)',
    italic: 'Italic (Ctrl+I)',
    heading: 'Heading',
    list: 'List',
    table: 'Table',
  },
  picture: 'Insert a picture',
  describe: 'What the picture shows',
} as const

export const BLOG_ADMIN_TOASTS = {
  created: 'Post created successfully',
  updated: 'Post updated successfully',
  deleted: 'Post deleted successfully',
  published: 'Post published successfully',
  unpublished: 'Post unpublished successfully',
  restored: 'Post updated successfully',
  notified: 'Post sent to subscribers',
  notifiedDetail: 'The emails will be sent now.',
  discarded: 'Unsaved changes discarded',

  loadFailed: 'Error loading post',
  listFailed: 'Error loading posts',
  tryAgain: 'Please try again in a minute.',
  saveFailed: 'Error saving post',
  deleteFailed: 'Error deleting post',
  updateFailed: 'Error updating post',
  notifyFailed: 'Error sending post',
  uploadFailed: 'Error uploading picture',

  gone: 'This post no longer exists.',
  noReaders: 'Nobody has confirmed a subscription yet. Send the post when you have subscribers.',
  notSendable: 'Only a published post can be sent, and only once.',
  changedMeanwhile: 'Someone else changed this post while you were writing.',
  lookAgain: 'Check the marked fields.',
  ...PICTURE_PROBLEMS,

  authenticationRequired: 'Authentication required',
  signIn: 'Please sign in to save posts',
  missing: 'Missing required fields',
  fillIn: 'Please fill in all required fields',
} as const

const READ_TIME = `Enter ${SHORTEST_READ} to ${LONGEST_READ} minutes`

/** Shown beside a field with a problem. */
export const POST_PROBLEMS = {
  title: {
    missing: 'Give the post a title',
    invalid: 'Check the title',
    'too-long': tooLong(LONGEST_TITLE),
  },
  summary: {
    missing: 'Write a summary',
    invalid: 'Check the summary',
    'too-long': tooLong(LONGEST_POST_SUMMARY),
  },
  content: {
    missing: 'Write the post',
    invalid: 'Check the content',
    'too-long': tooLong(LONGEST_CONTENT),
  },
  category: {
    missing: 'Choose a category',
    invalid: 'Choose one of the categories',
    'too-long': 'Choose one of the categories',
  },
  imageUrl: {
    missing: 'Enter a link',
    invalid: 'Enter a public link that starts with https://, or upload the picture',
    'too-long': 'That link is too long',
  },
  imageAlt: {
    missing: 'Describe the picture',
    invalid: 'Check the description',
    'too-long': tooLong(LONGEST_IMAGE_ALT),
  },
  readTime: {
    missing: READ_TIME,
    invalid: READ_TIME,
    'too-long': READ_TIME,
  },
  slug: {
    missing: 'Enter an address',
    invalid: 'Use a to z, digits and hyphens, and not digits alone',
    'too-long': tooLong(LONGEST_POST_SLUG),
  },
  description: {
    missing: 'Write a description',
    invalid: 'Check the description',
    'too-long': tooLong(LONGEST_DESCRIPTION),
  },
  scheduledFor: {
    missing: 'Choose a date and time',
    invalid: 'Choose a date and time in the future',
    'too-long': 'Choose a date and time in the future',
  },
} as const
