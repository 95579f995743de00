import type { CourseLevel } from '#domain/content/offers.ts'

const COURSE_LEVELS: Readonly<Record<CourseLevel, string>> = {
  Basic: 'प्राथमिक',
  Intermediate: 'मध्यम',
  Advanced: 'उन्नत',
  Complete: 'संपूर्ण',
}

const CLASS = 'क्लास'

/** How hard a course is; null for a class that is sold alone. Emails and certificates store it as text. */
export function courseLevelName(level: string | null): string {
  if (level === null) return CLASS
  return (COURSE_LEVELS as Readonly<Record<string, string | undefined>>)[level] ?? level
}
