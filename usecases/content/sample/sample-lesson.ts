import type { ContentValues } from '#domain/content/content-kinds.ts'

type SampleLesson = Pick<ContentValues['lessons'], 'title' | 'kind' | 'content' | 'url' | 'minutes'>

export type SampleModule = ContentValues['modules'] & { readonly lessons: readonly SampleLesson[] }

/** A lesson to be read on the page. */
export function reading(title: string, minutes: number, content: string): SampleLesson {
  return { title, minutes, kind: 'text', content, url: null }
}

/** A search link does not break when a video is removed; the admin replaces it with a chosen video. */
export function video(title: string, minutes: number, search: string, content: string): SampleLesson {
  const url = `https://www.youtube.com/results?search_query=${encodeURIComponent(search).replaceAll('%20', '+')}`
  return { title, minutes, kind: 'video', content, url }
}
