import type { CourseProgress } from './course-progress.ts'

/** What brings the certificate of a course: all lessons done, all exercises, quizzes and written work passed, staff who complete the enrollment, or there is none. */
export const CERTIFICATE_RULES = ['lessons', 'tasks', 'staff', 'none'] as const
export type CertificateRule = (typeof CERTIFICATE_RULES)[number]

/** What a student has done in a course. A further condition is a further field here. */
export type CourseWork = {
  readonly lessons: Pick<CourseProgress, 'isComplete'>
  /** Each exercise, quiz and written work. */
  readonly tasks: readonly { readonly state: string }[]
}

/** Whether this work completes the course. By the rule of staff only they do; a course without exercises, quizzes and written work has its lessons. */
export function completesCourse(rule: CertificateRule, { lessons, tasks }: CourseWork): boolean {
  if (rule === 'staff') return false
  if (rule === 'tasks' && tasks.length > 0) return tasks.every(({ state }) => state === 'passed')
  return lessons.isComplete
}

export function bringsCertificate(rule: CertificateRule): boolean {
  return rule !== 'none'
}
