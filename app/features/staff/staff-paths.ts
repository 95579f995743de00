import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { SettingsPart } from '#domain/content/practice-changes.ts'
import type { TranslatedKind } from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'

/** The pages of one booking begin with this path. */
export function bookingPath(bookingId: string): string {
  return `/staff/bookings/${bookingId}`
}

/** The pages of one client begin with this path. */
export function clientPath(userId: string): string {
  return `/staff/clients/${userId}`
}

/** The texts of an item, or of a part of the settings, beside their translation. */
export function translationPath(kind: TranslatedKind, id: number, language?: Language): string {
  return `${TRANSLATIONS_PATH}/${kind}/${id}${language === undefined ? '' : `?language=${language}`}`
}

export const TRANSLATIONS_PATH = '/staff/website/translations'

/** The place whose pages edit a kind of content. */
const PLACE_OF_KIND: Readonly<Record<ContentKind, string>> = {
  courses: 'courses',
  modules: 'courses',
  lessons: 'courses',
  'quiz-questions': 'courses',
  packages: 'services',
  'intake-questions': 'services',
  passes: 'services',
  vouchers: 'services',
  coupons: 'services',
  astrologers: 'practice',
  testimonials: 'website',
  faq: 'website',
  pages: 'website',
  teachers: 'website',
  'teacher-pages': 'website',
  resources: 'website',
}

/** The list of a kind of content, or the page of one item. */
export function contentPath(kind: ContentKind, id?: number | string): string {
  const list = `/staff/${PLACE_OF_KIND[kind]}/${kind}`
  return id === undefined ? list : `${list}/${id}`
}

export function isContentPath(path: string, kind: ContentKind): boolean {
  return path.startsWith(contentPath(kind))
}

const SERVICES_PARTS: readonly SettingsPart[] = ['discount']
const PRACTICE_PARTS: readonly SettingsPart[] = [
  'upi',
  'ways',
  'gst',
  'invoices',
  'almanac',
  'charts',
  'emails',
  'languages',
]

/** The page that edits one part of the practice's settings. */
export function settingsPath(part: SettingsPart): string {
  return `${settingsPlace(part)}/settings/${part}`
}

/** Methods, invoices and GST have a page of their own that shows how they are set. */
export const GATEWAYS_PATH = '/staff/practice/gateways'
export const GETTING_PAID_PATH = '/staff/practice/getting-paid'

const PAYMENT_PARTS: readonly SettingsPart[] = ['upi', 'ways', 'invoices', 'gst']

/** The page that leads to a part of the settings, and to which saving it returns. */
export function settingsHome(part: SettingsPart): string {
  return PAYMENT_PARTS.includes(part) ? GETTING_PAID_PATH : settingsPlace(part)
}

/** The place that a part of the settings belongs to. */
export function settingsPlace(part: SettingsPart): string {
  if (SERVICES_PARTS.includes(part)) return '/staff/services'
  return PRACTICE_PARTS.includes(part) ? '/staff/practice' : '/staff/website'
}
