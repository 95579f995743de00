import type { ComponentType } from 'react'
import type { Language } from '#domain/languages.ts'
import type { FrameViewer } from './frame-data.ts'

export type AppBarProps = {
  practiceName: string
  logoUrl: string | null
  languages: readonly Language[]
  path: string
  viewer: FrameViewer
}
export type AppNavProps = { path: string; viewer: FrameViewer }

/** The frame of pages behind sign-in. */
export type AppFrame = { readonly Bar: ComponentType<AppBarProps>; readonly Nav: ComponentType<AppNavProps> }

/** Their layout route brings it along in its handle, so that public pages do not load its code. */
export type AppFrameHandle = { readonly appFrame: AppFrame }

/** The handle of a route that shows the tabs of its place below its own heading. */
export const SHOWS_TABS = { showsTabs: true } as const

export function showsTabs(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => handle === SHOWS_TABS)
}

export function appFrameOf(matches: readonly { readonly handle?: unknown }[]): AppFrame | undefined {
  for (const { handle } of matches) if (isAppFrameHandle(handle)) return handle.appFrame
  return undefined
}

function isAppFrameHandle(handle: unknown): handle is AppFrameHandle {
  return typeof handle === 'object' && handle !== null && 'appFrame' in handle
}
