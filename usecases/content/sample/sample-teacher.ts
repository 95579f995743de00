import type { NewResource, NewTeacher, NewTeacherPage } from '#db/content/teachers.ts'
import type { TeacherLevel } from '#domain/content/teacher-page.ts'

export type SampleTeacher = NewTeacher & {
  readonly pages: Readonly<Record<TeacherLevel, SampleTeacherPage>>
}

type SampleTeacherPage = Pick<NewTeacherPage, 'summary' | 'status' | 'statedLessons' | 'comingSoonNote'> & {
  readonly resources: readonly SampleResource[]
}

type SampleResource = Pick<NewResource, 'title' | 'description' | 'type' | 'duration' | 'url'>

/** A search link does not break when one video is removed. */
export function videoSearch(query: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: query })}`
}

export function bookSearch(query: string): string {
  return `https://archive.org/search?${new URLSearchParams({ query })}`
}
