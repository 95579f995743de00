import type { CourseLevel } from '#domain/content/offers.ts'

const COURSE_LEVELS: Readonly<Record<CourseLevel, string>> = {
  Basic: 'प्राथमिक',
  Intermediate: 'मध्यम',
  Advanced: 'उन्नत',
  Complete: 'संपूर्ण',
}

/** How hard a course is. Emails and certificates store it as text. */
export function courseLevelName(level: string): string {
  return (COURSE_LEVELS as Readonly<Record<string, string | undefined>>)[level] ?? level
}
