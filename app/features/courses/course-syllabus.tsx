import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { to } from '#content/language.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import type { LessonKind } from '#domain/learning/course-progress.ts'

export type SyllabusLesson = {
  readonly id: number
  readonly title: string
  readonly kind: LessonKind
  readonly isFree: boolean
  readonly moduleId: number
  readonly moduleTitle: string
  readonly courseSlug: string
}

type CourseSyllabusProps = {
  lessons: readonly SyllabusLesson[]
  /** Contains the lessons of all other courses as well. */
  isComplete: boolean
  /** Id of the element that names the course. */
  titleId: string
}

/** The modules of a course with the titles of their lessons. */
export function CourseSyllabus({ lessons, isComplete, titleId }: CourseSyllabusProps) {
  const modules = new Map(lessons.map(({ moduleId, moduleTitle }) => [moduleId, moduleTitle]))
  return (
    <details className="birth-more">
      <summary aria-describedby={titleId}>{COURSES_PAGE.syllabus}</summary>
      <div className="grid gap-4 pt-1 pb-2">
        {isComplete && <p>{COURSES_PAGE.otherLessons}</p>}
        {[...modules].map(([moduleId, moduleTitle]) => (
          <div key={moduleId}>
            <p className="mb-2 font-semibold">
              <OwnText>{moduleTitle}</OwnText>
            </p>
            <ol className="joinWithDots-list">
              {lessons
                .filter((lesson) => lesson.moduleId === moduleId)
                .map((lesson) => (
                  <LessonItem key={lesson.id} lesson={lesson} />
                ))}
            </ol>
          </div>
        ))}
      </div>
    </details>
  )
}

function LessonItem({ lesson }: { lesson: SyllabusLesson }) {
  const titleId = `lesson-${lesson.id}`
  return (
    <li>
      <div className="grid justify-items-start">
        <span id={titleId} className="lesson-title">
          <OwnText>{lesson.title}</OwnText>
        </span>
        {lesson.isFree && (
          <a className="text-link" href={to(freeLessonPath(lesson))} aria-describedby={titleId}>
            {COURSES_PAGE.openFree[lesson.kind]}
          </a>
        )}
      </div>
    </li>
  )
}

export function freeLessonPath({ courseSlug, id }: Pick<SyllabusLesson, 'courseSlug' | 'id'>): string {
  return `/courses/${courseSlug}/lessons/${id}`
}
