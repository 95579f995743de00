import { ENROLLED } from '#content/emails/learning.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { longDay } from '#content/words/dates.ts'
import { refreshEnrolled } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, editableText, facts, forWeeks, link, paragraph } from '../email.ts'

const COURSES = '/learning'

export const enrolled: EmailDefinition<'enrolled'> = {
  expiry: forWeeks,
  refresh: refreshEnrolled,
  compose: ({ courseTitle, courseLevel, startDate, firstLesson }, context) => {
    const { subject, opening } = editableText('enrolled', context, {
      course: courseTitle,
      level: courseLevelName(courseLevel),
    })
    return {
      subject,
      preview: ENROLLED.preview,
      blocks: [
        paragraph(opening),
        facts(
          [ENROLLED.course, courseTitle],
          ...(startDate ? [[ENROLLED.startDate, longDay(startDate)] as const] : []),
          ...(firstLesson ? [[ENROLLED.firstLesson, firstLesson.title] as const] : []),
        ),
        paragraph(firstLesson ? ENROLLED.lessonsOpen : ENROLLED.lessonsToCome),
        ...(firstLesson
          ? [
              button(ENROLLED.openFirst, `${context.appUrl}${firstLesson.path}`),
              link(ENROLLED.allCourses, `${context.appUrl}${COURSES}`),
            ]
          : [button(ENROLLED.courses, `${context.appUrl}${COURSES}`)]),
      ],
    }
  },
}
