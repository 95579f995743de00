import type { CourseProgress } from './course-progress.ts'

/** What brings the certificate of a course: all lessons done, staff who complete the enrollment, or there is none. */
export const CERTIFICATE_RULES = ['lessons', 'staff', 'none'] as const
export type CertificateRule = (typeof CERTIFICATE_RULES)[number]

/** What a student has done in a course. A further condition is a further field here. */
export type CourseWork = { readonly lessons: Pick<CourseProgress, 'isComplete'> }

/** Whether this work completes the course. By the rule of staff only they do. */
export function completesCourse(rule: CertificateRule, { lessons }: CourseWork): boolean {
  return rule !== 'staff' && lessons.isComplete
}

export function bringsCertificate(rule: CertificateRule): boolean {
  return rule !== 'none'
}
