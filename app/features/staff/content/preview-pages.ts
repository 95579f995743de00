import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { SettingsPart } from '#domain/content/practice-changes.ts'

/** The kinds of content that a public page shows, and where on it. */
const SHOWN_KINDS: Readonly<Partial<Record<ContentKind, string>>> = {
  testimonials: 'testimonials-title',
  faq: 'faq-title',
  pages: '',
  teachers: 'about-title',
  'teacher-pages': '',
  resources: 'lessons-title',
  courses: 'courses-title',
  packages: 'packages-title',
  passes: 'passes-title',
}

export function hasPreview(kind: ContentKind): boolean {
  return SHOWN_KINDS[kind] !== undefined
}

/** The id of the part of its page that shows a kind of content. */
export function itemPlace(kind: ContentKind): string | undefined {
  return SHOWN_KINDS[kind] || undefined
}

/** The public page that shows a part of the settings. */
export const PART_PAGES: Readonly<Partial<Record<SettingsPart, string>>> = {
  identity: '/',
  about: '/',
  claims: '/',
  contact: '/contact',
  social: '/contact',
  legal: '/terms',
  home: '/',
  look: '/',
  discount: '/consultation',
}

/** The id of the part of that page. */
export const PART_PLACES: Readonly<Partial<Record<SettingsPart, string>>> = {
  about: 'about-title',
  claims: 'about-title',
}

/** Of a response that only says why there is no preview yet. */
export const NO_PREVIEW_HEADER = 'X-No-Preview'

const PREVIEW_PATH = '/staff/website/preview'

/** The address that shows an item as it is stored, or as it is sent there. */
export function itemPreviewPath(kind: ContentKind, id: number | 'new', parentId: number | undefined): string {
  return `${PREVIEW_PATH}/${kind}/${id}${parentId === undefined ? '' : `?in=${parentId}`}`
}

export function partPreviewPath(part: SettingsPart): string {
  return `${PREVIEW_PATH}/settings/${part}`
}
