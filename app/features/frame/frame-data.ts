import type { FilledPages, Practice } from '#domain/content/practice-profile.ts'
import type { Language } from '#domain/languages.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Area, Navigation } from './areas.ts'

/** Data of the header and the footer; loaded by the root loader. */
export type FramePractice = Pick<Practice, 'name' | 'tagline' | 'contact' | 'socialLinks'> & {
  readonly logoUrl: string | null
  readonly languages: readonly Language[]
  readonly filled: FilledPages
}
/** With the places of the areas that the user may enter. */
export type FrameViewer = Pick<Viewer, 'email' | 'roles'> & {
  readonly navigation: Readonly<Partial<Record<Area, Navigation>>>
}
