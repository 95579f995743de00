import { startsIn } from '#content/emails/bookings.ts'
import { CLASS_REMINDER, GROUP_FACTS } from '#content/emails/groups.ts'
import { clientTime } from '#content/words/session-times.ts'
import { classReminderExpiry } from '#domain/learning/class-reminders.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { refreshClassReminder } from '#usecases/learning/cohorts/queue-class-reminders.ts'
import { joinBlocks } from '../bookings/booking-parts.ts'
import { type EmailDefinition, facts, link, note, paragraph } from '../email.ts'

export const classReminder: EmailDefinition<'class-reminder'> = {
  expiry: ({ before, live }) => classReminderExpiry(before, new Date(live.startsAt)),
  refresh: refreshClassReminder,
  compose: ({ before, classId, isLesson, live }, context, reader) => {
    const when = clientTime(live, reader)
    const isAlone = live.cohortTitle === '' && !isLesson
    const coursePage = `${context.appUrl}/learning/${live.courseSlug}`
    const subjects = isAlone ? CLASS_REMINDER.aloneSubjects : CLASS_REMINDER.subjects
    const minutesLeft = (Date.parse(live.startsAt) - reader.now.getTime()) / MINUTE_MS
    return {
      subject: subjects[before](live.courseTitle),
      preview: when,
      blocks: [
        paragraph(
          before === 'day'
            ? isAlone
              ? CLASS_REMINDER.aloneOpening
              : CLASS_REMINDER.opening
            : CLASS_REMINDER.soon(startsIn(minutesLeft)),
        ),
        facts(
          ...(isAlone
            ? [[GROUP_FACTS.class, live.courseTitle] as const]
            : ([
                [GROUP_FACTS.course, live.courseTitle],
                [CLASS_REMINDER.live, live.lessonTitle ?? live.cohortTitle],
              ] as const)),
          [CLASS_REMINDER.when, when],
        ),
        ...joinBlocks(live, context, CLASS_REMINDER.linkToCome),
        isLesson
          ? link(CLASS_REMINDER.lessonPage, `${coursePage}/${classId}`)
          : link(isAlone ? CLASS_REMINDER.classPage : CLASS_REMINDER.timetable, coursePage),
        note(CLASS_REMINDER.question(context.practice.email)),
      ],
    }
  },
}
