import { CertificateCard, CompleteCourseCard } from '#app/features/learning/course-side.tsx'
import { GroupTimetable } from '#app/features/learning/group-timetable.tsx'
import { LessonList } from '#app/features/learning/lesson-list.tsx'
import { ProgressLine } from '#app/features/learning/progress-line.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { LANGUAGE } from '#content/language.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { LEARNING } from '#content/site/learning.ts'
import { resumeLesson } from '#domain/learning/course-progress.ts'
import { readOwnClasses } from '#usecases/bookings/cohorts/read-own-classes.ts'
import { readCourse } from '#usecases/learning/read-course.ts'
import type { Route } from './+types/course'
import { classView } from './class-view.ts'
import { lessonRefusalResponse, requireLearner } from './learner.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.course.title ?? LEARNING.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { learner, db, now } = requireLearner(context)
  const outcome = await readCourse(db, learner, { courseSlug: params.course, now })
  if (!outcome.ok) throw lessonRefusalResponse(outcome.refusal)

  const { course, lessons, progress, certificate } = outcome.value
  const { contact } = await context.get(practiceContext)()
  const open = new Set(lessons.flatMap(({ id, lock }) => (lock ? [] : [id])))
  const classes = (await readOwnClasses(db, learner.id, LANGUAGE)).filter(
    ({ courseId, cohortId, isConfirmed }) => courseId === course.id && cohortId !== null && isConfirmed,
  )
  const [first] = classes
  const { phone } = contact
  return {
    course,
    lessons,
    group: first && {
      title: first.cohortTitle,
      filePath: `/dashboard/bookings/${first.bookingId}/session.ics`,
      classes: classes.map((live) => {
        const { lessonId } = live
        const lessonPath = lessonId !== null && open.has(lessonId) ? `/learning/${course.slug}/${lessonId}` : null
        return classView(live, { now, phone, lessonPath })
      }),
    },
    progress,
    certificateCode: certificate?.code,
    emails: { mentor: contact.astrologerEmail, support: contact.supportEmail },
  }
}

export default function Course({ loaderData }: Route.ComponentProps) {
  const { course, lessons, group, progress, certificateCode, emails } = loaderData
  const next = resumeLesson(lessons.filter(({ lock }) => !lock))
  const isComplete = course.level === 'Complete'
  return (
    <>
      <PageHeading
        eyebrow={courseLevelName(course.level)}
        title={course.title}
        lead={<OwnText>{course.description}</OwnText>}
        crumbs={[{ label: LEARNING.title, href: '/learning' }, { label: course.title }]}
      >
        {lessons.length > 0 && (
          <div className="grid max-w-[26rem] justify-items-start gap-4">
            <div className="w-full">
              <ProgressLine progress={progress} />
            </div>
            {next && progress.opened > 0 && <p className={tallScript(next.title)}>{LEARNING.next(next.title)}</p>}
            {next && (
              <ButtonLink href={`/learning/${course.slug}/${next.id}`}>
                {progress.opened === 0 ? LEARNING.begin : LEARNING.continueLesson}
              </ButtonLink>
            )}
          </div>
        )}
      </PageHeading>
      <Section>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-10">
            {group && <GroupTimetable {...group} />}
            {lessons.length > 0 && <LessonList courseSlug={course.slug} lessons={lessons} showsCourses={isComplete} />}
            {lessons.length === 0 && !group && (
              <EmptyState title={course.level === null ? LEARNING.noDates : LEARNING.noLessons} level={2}>
                {course.level === null ? LEARNING.noDatesLead : LEARNING.noLessonsLead}
              </EmptyState>
            )}
          </div>
          <div className="grid gap-6">
            {certificateCode ? (
              <CertificateCard code={certificateCode} courseSlug={course.slug} />
            ) : (
              course.certificateRule !== 'none' && <p>{LEARNING.certificateRules[course.certificateRule]}</p>
            )}
            {isComplete && <CompleteCourseCard mentorEmail={emails.mentor} supportEmail={emails.support} />}
          </div>
        </div>
      </Section>
    </>
  )
}
