import type { NewResource, NewTeacher, NewTeacherPage } from '#db/content/teachers.ts'
import type { TeacherLevel } from '#domain/content/teacher-page.ts'

export type SampleTeacher = NewTeacher & {
  readonly pages: Readonly<Record<TeacherLevel, SampleTeacherPage>>
}

type SampleTeacherPage = Pick<NewTeacherPage, 'summary' | 'status' | 'statedLessons' | 'comingSoonNote'> & {
  readonly resources: readonly SampleResource[]
}

type SampleResource = Pick<NewResource, 'title' | 'description' | 'type' | 'duration' | 'url'>

/** A search never rots as a link to one video does. */
export function videoSearch(words: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: words })}`
}

export function bookSearch(words: string): string {
  return `https://archive.org/search?${new URLSearchParams({ query: words })}`
}
