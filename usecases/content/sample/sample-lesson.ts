import type { ContentValues } from '#domain/content/content-kinds.ts'

export type SampleQuizQuestion = Pick<ContentValues['quiz-questions'], 'kind' | 'question' | 'answers' | 'explanation'>

/** What a lesson asks of its students. */
type SampleWork = Partial<Pick<ContentValues['lessons'], 'exercise' | 'task'>> & {
  readonly quiz?: readonly SampleQuizQuestion[]
}

type SampleLesson = Pick<ContentValues['lessons'], 'title' | 'kind' | 'content' | 'url' | 'minutes'> & SampleWork

export type SampleModule = ContentValues['modules'] & { readonly lessons: readonly SampleLesson[] }

/** A lesson to be read on the page. */
export function reading(title: string, minutes: number, content: string, work: SampleWork = {}): SampleLesson {
  return { title, minutes, kind: 'text', content, url: null, ...work }
}

/** A search link does not break when a video is removed; the admin replaces it with a chosen video. */
export function video(title: string, minutes: number, search: string, content: string): SampleLesson {
  const url = `https://www.youtube.com/results?search_query=${encodeURIComponent(search).replaceAll('%20', '+')}`
  return { title, minutes, kind: 'video', content, url }
}
