import type { ContentValues } from '#domain/content/content-kinds.ts'

export type SampleModule = ContentValues['modules'] & { readonly lessons: readonly ContentValues['lessons'][] }

/** A lesson to be read on the page. */
export function reading(title: string, minutes: number, content: string): ContentValues['lessons'] {
  return { title, minutes, kind: 'text', content, url: null }
}

/** A search cannot rot as a link to somebody's video does; the admin puts a chosen one in its place. */
export function video(title: string, minutes: number, search: string, content: string): ContentValues['lessons'] {
  const url = `https://www.youtube.com/results?search_query=${encodeURIComponent(search).replaceAll('%20', '+')}`
  return { title, minutes, kind: 'video', content, url }
}
