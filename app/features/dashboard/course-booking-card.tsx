import { OwnText, ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { BADGES, BOOKINGS } from '#content/site/dashboard.ts'
import { LEARNING } from '#content/site/learning.ts'
import { BookingActions, BookingNotice, dueText } from './booking-card.tsx'
import { BADGE_TONES, type BookingView } from './booking-view.ts'

type Course = NonNullable<BookingView['course']>
type CourseBookingCardProps = { booking: BookingView; course: Course }

/** A course: its start date, how far the student has come, and the lesson to open next. */
export function CourseBookingCard({ booking, course }: CourseBookingCardProps) {
  const { enrolled } = course
  return (
    <Card as="article">
      <div className="grid gap-4">
        <header className="flex flex-wrap items-start justify-between gap-2">
          <div className="grid gap-1">
            <p className="eyebrow">{course.isClass ? BOOKINGS.class : BOOKINGS.course}</p>
            <h3
              className={classNames('text-xl', tallScript(booking.serviceName))}
              {...ownLanguage(booking.serviceName)}
            >
              {booking.serviceName}
            </h3>
          </div>
          <Badge tone={BADGE_TONES[booking.badge]}>{BADGES[booking.badge]}</Badge>
        </header>
        {booking.mayPay && <p>{dueText(booking)}</p>}
        {booking.badge === 'awaiting' && <p>{BOOKINGS.enrolledOnce}</p>}
        <BookingNotice booking={booking} />
        <PartPaid sums={booking.partPaid} />
        <FactList
          facts={[
            ...(course.startDate
              ? [{ term: course.isClass ? BOOKINGS.classDay : BOOKINGS.startDate, value: course.startDate }]
              : []),
            ...lessonFacts(enrolled),
            { term: BOOKINGS.amount, value: booking.amount },
            ...(booking.balanceDue ? [{ term: BOOKINGS.balanceDue, value: booking.balanceDue }] : []),
            { term: BOOKINGS.code, value: booking.code },
            { term: BOOKINGS.bookedOn, value: booking.bookedOn },
          ]}
        />
        {enrolled?.progress.lessons === 0 && !course.isClass && <p className="hint">{BOOKINGS.noLessons}</p>}
        {booking.refundNote && <p className="hint">{booking.refundNote}</p>}
        <BookingActions
          booking={booking}
          first={enrolled && <LessonLink enrolled={enrolled} isClass={course.isClass} />}
        />
      </div>
    </Card>
  )
}

type Enrolled = NonNullable<Course['enrolled']>

function lessonFacts(enrolled: Enrolled | null) {
  if (enrolled === null || enrolled.progress.lessons === 0) return []
  const { progress, next } = enrolled
  const done = { term: BOOKINGS.lessonsDone, value: LEARNING.progress(progress.done, progress.lessons) }
  if (next === null) return [done]
  return [
    {
      term: progress.done === 0 ? BOOKINGS.firstLesson : BOOKINGS.nextLesson,
      value: <OwnText key="next">{next.title}</OwnText>,
    },
    done,
  ]
}

function LessonLink({ enrolled: { path, progress, next }, isClass }: { enrolled: Enrolled; isClass: boolean }) {
  if (isClass) {
    return (
      <ButtonLink href={path} size="sm">
        {BOOKINGS.openClass}
      </ButtonLink>
    )
  }
  if (progress.lessons === 0) return null
  const label = progress.done === 0 ? BOOKINGS.openFirst : BOOKINGS.continueCourse
  return (
    <ButtonLink href={next?.path ?? path} size="sm">
      {next ? label : BOOKINGS.openCourse}
    </ButtonLink>
  )
}
