import type { Language } from '#domain/languages.ts'
import { EDITABLE_EMAILS, type EditableEmail, type EmailText } from './email-texts.ts'

/** One line, several paragraphs, a list with a line for each entry, or Markdown. */
export type TranslatedFieldType = 'line' | 'text' | 'lines' | 'markdown'

export type EmailTextField = `${EditableEmail}-${keyof EmailText}`

/** As in the form of the email texts. */
export function emailTextField(kind: EditableEmail, part: keyof EmailText): EmailTextField {
  return `${kind}-${part}`
}

const EMAIL_FIELDS = Object.fromEntries(
  EDITABLE_EMAILS.flatMap((kind) => [
    [emailTextField(kind, 'subject'), 'line'],
    [emailTextField(kind, 'opening'), 'text'],
  ]),
) as Readonly<Record<EmailTextField, 'line' | 'text'>>

/** Everything that the practice writes and visitors or clients read, in the order of its forms. */
export const TRANSLATED_FIELDS = {
  packages: { name: 'line', durationLabel: 'line', description: 'text', features: 'lines', needs: 'lines' },
  'intake-questions': { label: 'line', help: 'text', choices: 'lines' },
  'answer-templates': { name: 'line', content: 'markdown' },
  passes: { name: 'line', description: 'text' },
  vouchers: { name: 'line' },
  courses: { title: 'line', description: 'text', highlights: 'lines' },
  modules: { title: 'line', summary: 'text' },
  lessons: { title: 'line', content: 'markdown', task: 'markdown' },
  groups: { title: 'line' },
  'closed-days': { reason: 'line' },
  'quiz-questions': { question: 'text', answers: 'lines', explanation: 'text' },
  identity: { name: 'line', tagline: 'line', astrologerName: 'line', astrologerTitles: 'lines' },
  about: { about: 'text' },
  claims: { trustLine: 'line', facts: 'lines' },
  contact: { address: 'text' },
  home: { eyebrow: 'line', heading: 'line', lead: 'text', benefits: 'lines', steps: 'lines' },
  legal: { termsText: 'markdown', termsAdditions: 'markdown', privacyText: 'markdown', privacyAdditions: 'markdown' },
  blog: { postCategories: 'lines' },
  ways: {
    upiInstructions: 'text',
    bankInstructions: 'text',
    swiftInstructions: 'text',
    linkInstructions: 'text',
    sessionInstructions: 'text',
    linkLabel: 'line',
    referenceLabel: 'line',
  },
  emails: EMAIL_FIELDS,
  astrologers: { name: 'line', titles: 'lines', languages: 'lines', about: 'text' },
  testimonials: { name: 'line', place: 'line', quote: 'text' },
  faq: { question: 'line', answer: 'text' },
  pages: { title: 'line', lead: 'text', content: 'markdown' },
  teachers: { name: 'line', introduction: 'text', biography: 'text', links: 'lines' },
  'teacher-pages': { summary: 'text', comingSoonNote: 'text' },
  resources: { title: 'line', description: 'text', duration: 'line' },
  posts: { title: 'line', summary: 'text', content: 'markdown', imageAlt: 'line', description: 'text' },
} as const satisfies Record<string, Readonly<Record<string, TranslatedFieldType>>>

export type TranslatedKind = keyof typeof TRANSLATED_FIELDS

export type TranslatedField<Kind extends TranslatedKind> = keyof (typeof TRANSLATED_FIELDS)[Kind] & string

/** The fields that have a name of their own; those of the emails have that of their email. */
export type NamedField = {
  [Kind in Exclude<TranslatedKind, 'emails'>]: TranslatedField<Kind>
}[Exclude<TranslatedKind, 'emails'>]

export const TRANSLATED_KINDS = Object.keys(TRANSLATED_FIELDS) as TranslatedKind[]

export function isTranslatedKind(text: string): text is TranslatedKind {
  return Object.hasOwn(TRANSLATED_FIELDS, text)
}

/** Parts of the settings: there is one practice, and its id is 1. */
export const TRANSLATED_PARTS = [
  'identity',
  'about',
  'claims',
  'contact',
  'home',
  'legal',
  'blog',
  'ways',
  'emails',
] as const satisfies readonly TranslatedKind[]

export type TranslatedPart = (typeof TRANSLATED_PARTS)[number]

export function isTranslatedPart(text: string): text is TranslatedPart {
  return TRANSLATED_PARTS.some((part) => part === text)
}

export function translatedFieldType(kind: TranslatedKind, field: string): TranslatedFieldType {
  const fields: Readonly<Record<string, TranslatedFieldType>> = TRANSLATED_FIELDS[kind]
  return fields[field] ?? 'line'
}

/** A text as it is stored: without spaces around it, and a list without empty lines. */
export function trimmedTranslation(type: TranslatedFieldType, typed: string): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (type === 'line') return text.replaceAll(/\s*\n\s*/g, ' ')
  if (type !== 'lines') return text
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** A translated list after a change of its originals: each entry keeps its translation, and a new one has none but its own words. */
export function realignedLines(text: string, before: readonly string[], after: readonly string[]): string {
  const lines = text.split('\n')
  return after.map((entry) => lines[before.indexOf(entry)] ?? entry).join('\n')
}

/** A long text of a lesson or a post still fits. */
const LONGEST_TRANSLATION: Readonly<Record<TranslatedFieldType, number>> = {
  line: 500,
  text: 10_000,
  lines: 10_000,
  markdown: 200_000,
}

export type TranslationRefusal = 'too-long' | 'lines-differ'

/** Entries of a list stand for each other, so a translation has as many as the original, with as many parts between bars. */
export function whyNotTranslate(
  type: TranslatedFieldType,
  { original, text }: { readonly original: string; readonly text: string },
): TranslationRefusal | undefined {
  if (text.length > LONGEST_TRANSLATION[type]) return 'too-long'
  const shape = (lines: string) => lines.split('\n').map((line) => line.split('|').length)
  const isAlike = String(shape(text)) === String(shape(original))
  return type === 'lines' && text !== '' && !isAlike ? 'lines-differ' : undefined
}

/** The languages into which something can be translated: those of the site but that of the original. */
export function translationLanguages(
  site: { readonly languages: readonly Language[] },
  writtenIn: Language,
): readonly Language[] {
  return site.languages.filter((language) => language !== writtenIn)
}
