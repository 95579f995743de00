import type { Practice } from '#domain/content/practice-profile.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the header and the footer need to know; the root loader gathers it. */
export type FramePractice = Pick<Practice, 'name' | 'tagline' | 'contact' | 'socialLinks'>
export type FrameViewer = Pick<Viewer, 'email' | 'roles'>
