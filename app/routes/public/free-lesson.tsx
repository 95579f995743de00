import { freeLessonPath } from '#app/features/courses/course-syllabus.tsx'
import { EnrollAction } from '#app/features/courses/enroll-action.tsx'
import { ExerciseOfLesson, LessonContent } from '#app/features/learning/lesson-page.tsx'
import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { Card } from '#app/ui/card.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { LANGUAGE } from '#content/language.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { listPaidCourses } from '#db/bookings/course-bookings.ts'
import { listCoursesBetweenGroups } from '#db/learning/cohorts.ts'
import { findFreeLesson } from '#db/learning/learning.ts'
import { liveClass } from '#domain/learning/live-class.ts'
import { readLessonFiles } from '#usecases/learning/read-lesson-files.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import type { Route } from './+types/free-lesson'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  const { course, lesson } = loaderData
  const path = freeLessonPath({ courseSlug: course.slug, id: lesson.id })
  return pageMeta(site, {
    title: COURSES_PAGE.freeLessonTitle(lesson.title),
    description: `${lesson.title}. ${COURSES_PAGE.freeLesson(course.title, course.durationWeeks)}`,
    path,
    image: '/og/courses.png',
    type: 'article',
    jsonLd: [
      breadcrumbList(site, [
        { label: COURSES_PAGE.title, path: '/courses' },
        { label: lesson.title, path },
      ]),
    ],
  })
}

/** Reading here counts towards no progress: that begins with an enrollment. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.lesson)) throw notFound()
  const db = context.get(databaseContext)
  const found = await findFreeLesson(db, { courseSlug: params.slug, id: Number(params.lesson) }, LANGUAGE)
  if (!found) throw notFound()

  const viewer = context.get(viewerContext)
  const now = context.get(clockContext)()
  const closed = await listCoursesBetweenGroups(db, now)
  const { content, url, startsAt, recordingUrl, exercise, exerciseLevel: level, ...lesson } = found.lesson
  return {
    course: found.course,
    lesson,
    html: renderMarkdown(content),
    url: lesson.kind === 'live' ? null : url,
    live: liveClass({ ...lesson, url, startsAt, recordingUrl }, { now, isInvited: false }),
    files: await readLessonFiles(db, context.get(keyRingContext), lesson.id),
    exercise: exercise === null ? undefined : { kind: exercise, level, progress: undefined },
    isClosed: closed.includes(found.course.id),
    paid: viewer ? await listPaidCourses(db, viewer.id) : [],
  }
}

export default function FreeLesson({
  loaderData: { course, lesson, html, url, live, files, isClosed, paid, exercise },
}: Route.ComponentProps) {
  const crumbs = [
    HOME_LINK,
    { label: COURSES_PAGE.title, href: '/courses' },
    { label: course.title, href: `/courses#${course.slug}` },
    { label: lesson.title, ...ownLanguage(lesson.title) },
  ]
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <Breadcrumbs crumbs={crumbs} />
      <LessonContent lesson={lesson} html={html} url={url} live={live} isInvited={false} files={files} />
      {exercise && <ExerciseOfLesson exercise={exercise} />}
      <Card className="grid justify-items-start gap-4">
        <p id="free-lesson-of">{COURSES_PAGE.freeLesson(course.title, course.durationWeeks)}</p>
        <EnrollAction course={course} paid={paid} isClosed={isClosed} titleId="free-lesson-of" />
      </Card>
    </article>
  )
}
