import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { LANGUAGE } from '#content/language.ts'
import { COURSE_STUDENTS } from '#content/staff/courses/enrollments.ts'
import type { Database } from '#db/client.ts'
import { listCoursesWithStudents } from '#db/learning/course-students.ts'

const ALL = '/staff/courses/students'

/** From the students of all courses to those of one. */
export async function courseTabs(db: Database, current?: string): Promise<LinkTab[]> {
  const courses = await listCoursesWithStudents(db, LANGUAGE)
  return [
    { href: ALL, label: COURSE_STUDENTS.allCourses, isCurrent: current === undefined },
    ...courses.map(({ slug, title }) => ({ href: `${ALL}/${slug}`, label: title, isCurrent: slug === current })),
  ]
}
