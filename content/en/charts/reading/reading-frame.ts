/** The short reading under a visitor's chart. */
export const JANMA_KUNDALI_PAGE = {
  read: 'Read it here',
  making: 'Making the PDF',
  loading: 'One moment …',
  notRead: 'The text could not be loaded. Check your connection and try again.',
  notMade: 'The PDF could not be made. Check your connection and try again.',
} as const

/** The draft of a reading at the desk. */
export const READING_DRAFT = {
  title: 'Draft of a reading',
  hint: 'Twelve to fifteen pages from this chart, each part with its sources. Read it before you pass it on.',
  pdf: (language: string) => `PDF in ${language}`,
  begin: 'Begin with a draft of a reading',
  beginHint: 'The draft is added to what is written and replaces nothing. Change or delete what you like.',
  language: 'Language',
  insert: 'Insert draft',
} as const
