import type { Practice } from '#domain/content/practice-profile.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Data of the header and the footer; loaded by the root loader. */
export type FramePractice = Pick<Practice, 'name' | 'tagline' | 'contact' | 'socialLinks'> & {
  readonly logoUrl: string | null
}
export type FrameViewer = Pick<Viewer, 'email' | 'roles'>
