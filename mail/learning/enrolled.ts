import { CLASS_BOOKED, CLASS_REMINDER, GROUP_FACTS } from '#content/emails/groups.ts'
import { ENROLLED } from '#content/emails/learning.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { longDay } from '#content/words/dates.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { BookedClassInEmail } from '#domain/emails/booking-emails.ts'
import { refreshEnrolled } from '#usecases/learning/refresh-enrolled.ts'
import { classAttachment, joinBlocks } from '../bookings/booking-parts.ts'
import {
  button,
  type EmailContent,
  type EmailContext,
  type EmailDefinition,
  editableText,
  facts,
  forWeeks,
  link,
  note,
  paragraph,
  type Reader,
} from '../email.ts'

const COURSES = '/learning'

/** A seat in a class that is sold alone, with the entry for the calendar. */
function classBooked(live: BookedClassInEmail, context: EmailContext, reader: Reader): EmailContent {
  const when = clientTime(live, reader)
  return {
    subject: CLASS_BOOKED.subject(live.courseTitle),
    preview: when,
    blocks: [
      paragraph(CLASS_BOOKED.opening),
      facts([GROUP_FACTS.class, live.courseTitle], [CLASS_REMINDER.when, when]),
      ...joinBlocks(live, context, CLASS_REMINDER.linkToCome),
      paragraph(CLASS_BOOKED.reminders),
      link(CLASS_REMINDER.classPage, `${context.appUrl}/learning/${live.courseSlug}`),
      note(CLASS_REMINDER.question(context.practice.email)),
    ],
    attachments: classAttachment(live, context),
  }
}

export const enrolled: EmailDefinition<'enrolled'> = {
  expiry: forWeeks,
  refresh: refreshEnrolled,
  compose: ({ courseTitle, courseLevel, startDate, firstLesson, live }, context, reader) => {
    if (live) return classBooked(live, context, reader)
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
