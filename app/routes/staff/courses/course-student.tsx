import { ProgressLine } from '#app/features/learning/progress-line.tsx'
import { type StudentLessonLine, StudentLessons } from '#app/features/staff/courses/course-student.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LANGUAGE } from '#content/language.ts'
import { COURSE_STUDENT, COURSE_STUDENTS, ENROLLMENTS, STUDENTS } from '#content/staff/courses/enrollments.ts'
import { shortDay } from '#content/words/dates.ts'
import { lastStepOf, lessonState } from '#domain/learning/course-progress.ts'
import { readCourseStudent, type StudentsLesson } from '#usecases/learning/read-course-student.ts'
import type { Route } from './+types/course-student'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? `${loaderData.name}, ${loaderData.course.title}` : STUDENTS.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = requireStaff(context, 'enrollments')
  const named = { courseSlug: params.course, userId: params.student, language: LANGUAGE, now }
  const read = await readCourseStudent(db, named)
  if (!read) throw notFound()

  const { course, fullName, email, enrolledAt, place, lessons } = read
  return {
    course,
    userId: params.student,
    name: fullName ?? email ?? ENROLLMENTS.unknown,
    state: place.state,
    progress: place.progress,
    enrolledAt,
    lessons: lessons.map(lessonLine),
  }
}

function lessonLine(lesson: StudentsLesson): StudentLessonLine {
  const { id, title, lock, tries, works, exercise: kind, exerciseLevel: level, exerciseProgress: progress } = lesson
  return {
    id,
    title,
    state: lock ? 'locked' : lessonState(lesson),
    lastStep: lastStepOf([lesson]),
    tries: tries.map(({ number, rightAnswers, questions, isPassed, answeredAt, answers }) => ({
      number,
      rightAnswers,
      questions,
      isPassed,
      answeredAt,
      answers,
    })),
    works,
    exercise: kind === null ? undefined : { kind, level, progress },
  }
}

export default function CourseStudent({ loaderData }: Route.ComponentProps) {
  const { course, userId, name, state, progress, enrolledAt, lessons } = loaderData
  return (
    <StaffPage
      title={name}
      line={`${course.title}, ${COURSE_STUDENTS.states[state]}, ${COURSE_STUDENTS.enrolled(shortDay(enrolledAt))}`}
      back={{ to: `/staff/courses/students/${course.slug}`, label: COURSE_STUDENTS.title(course.title) }}
      actions={
        <ButtonLink href={clientPath(userId)} tone="secondary" size="sm">
          {COURSE_STUDENT.client}
        </ButtonLink>
      }
    >
      <div className="max-w-[26rem]">
        <ProgressLine progress={progress} />
      </div>
      <StudentLessons lessons={lessons} />
    </StaffPage>
  )
}
