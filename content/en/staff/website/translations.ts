import type { NamedField, TranslatedKind, TranslationRefusal } from '#domain/content/translations.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts'

/** The practice's own texts in the other languages of its site. */
export const TRANSLATIONS = {
  title: 'Translations',
  lead: 'Your own texts in the other languages of the site. Visitors read the original where a translation is missing.',
  oneLanguage: 'Your site has one language',
  oneLanguageLead: 'When you add Hindi or Telugu, your texts can be translated here.',
  addLanguage: 'Choose the languages',
  translate: 'Translate',
  languages: 'Language of the translation',
  into: (language: Language) => `Translate into ${LANGUAGE_NAMES[language]}`,
  allDone: 'Everything is translated',
  allDoneLead: 'When you add or change a text, it appears here.',
  done: (count: number) =>
    count === 1 ? '1 item is translated completely.' : `${count} items are translated completely.`,
  missing: (count: number) => (count === 1 ? '1 text missing' : `${count} texts missing`),
  older: (count: number) => (count === 1 ? '1 text older than the original' : `${count} texts older than the original`),
  item: 'Item',
  toDo: 'To do',
  editLead: 'The original is on the left, on a phone above. An empty field shows visitors the original.',
  original: 'Original',
  isMissing: 'Missing',
  isOlder: 'Older than the original',
  olderHint: 'The original has changed since. Saving marks this translation as up to date.',
  linesHint: 'One line for each line of the original.',
  nothingToTranslate: 'There is nothing to translate here',
  nothingToTranslateLead: 'Write the original first.',
  untitled: 'Without a title',
  save: 'Save translation',
  saved: 'Translation saved',
  savedDetail: 'Visitors see it now.',
  back: 'Edit the original',
  all: 'All translations',
} as const

export const TRANSLATION_PROBLEMS: Readonly<Record<TranslationRefusal, string>> = {
  'too-long': 'This is too long. Please shorten it.',
  'lines-differ': 'Use as many lines as the original, with the same bars | in each line.',
}

export const TRANSLATION_REFUSALS = {
  'language-not-offered': 'Your site does not have this language any more.',
  'content-not-found': 'The original was deleted meanwhile.',
} as const

/** The groups of the list. */
export const TRANSLATED_KIND_NAMES: Readonly<Record<TranslatedKind, string>> = {
  packages: 'Consultations',
  'intake-questions': 'Intake questions',
  'answer-templates': 'Answer templates',
  passes: 'Session passes',
  vouchers: 'Gift vouchers',
  courses: 'Courses',
  modules: 'Modules',
  lessons: 'Lessons',
  identity: 'Name and tagline',
  about: 'About',
  claims: 'Facts on the home page',
  contact: 'Address',
  home: 'Home page',
  legal: 'Terms and privacy',
  emails: 'Emails to clients',
  astrologers: 'Astrologers',
  testimonials: 'Testimonials',
  faq: 'Questions',
  pages: 'Own pages',
  teachers: 'Teachers',
  'teacher-pages': 'Pages of teachers',
  resources: 'Links of teachers',
  posts: 'Posts',
}

/** The fields of all kinds, except those of the emails. */
export const TRANSLATED_FIELD_NAMES: Readonly<Record<NamedField, string>> = {
  name: 'Name',
  durationLabel: 'Length as shown',
  description: 'Description',
  features: 'What is included',
  needs: 'What the client should have ready',
  label: 'Question',
  help: 'Help below the question',
  choices: 'Choices',
  title: 'Title',
  highlights: 'What students learn',
  summary: 'Summary',
  content: 'Text',
  tagline: 'Tagline',
  astrologerName: 'Name of the astrologer',
  astrologerTitles: 'Titles',
  about: 'About',
  trustLine: 'Line below the buttons',
  facts: 'Facts',
  address: 'Address',
  eyebrow: 'Small line above the heading',
  heading: 'Heading',
  lead: 'Below the heading',
  benefits: 'Benefits',
  steps: 'How a consultation works',
  termsText: 'Terms',
  termsAdditions: 'Additions to the terms',
  privacyText: 'Privacy policy',
  privacyAdditions: 'Additions to the privacy policy',
  titles: 'Titles',
  languages: 'Languages',
  place: 'Place',
  quote: 'Quote',
  question: 'Question',
  answer: 'Answer',
  introduction: 'Introduction',
  biography: 'Biography',
  links: 'Names of the links',
  comingSoonNote: 'Note while it is prepared',
  duration: 'Length',
  imageAlt: 'Description of the picture',
}

export const TRANSLATED_EMAIL_FIELDS = {
  subject: (email: string) => `${email}: subject`,
  opening: (email: string) => `${email}: first paragraph`,
} as const
