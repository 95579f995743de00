import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Course } from '#domain/content/offers.ts'
import { CoursePrice } from './course-price.tsx'
import type { PaidCourseView } from './course-text.ts'
import { EnrollAction } from './enroll-action.tsx'

type PricingSummaryProps = {
  courses: readonly Course[]
  paid: readonly PaidCourseView[]
  /** Courses between groups. */
  closed: readonly number[]
}

export function PricingSummary({ courses, paid, closed }: PricingSummaryProps) {
  const complete = courses.find(({ compareAtPrice }) => compareAtPrice !== null)
  const { columns } = COURSES_PAGE
  return (
    <Card className="grid gap-6">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{columns.course}</th>
            <th scope="col" className="max-sm:hidden">
              {columns.level}
            </th>
            <th scope="col">{columns.duration}</th>
            <th scope="col" className="data-number">
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.slug}>
              <th scope="row">
                <OwnText>{course.title}</OwnText>
              </th>
              <td className="max-sm:hidden">{courseLevelName(course.level)}</td>
              <td>{COURSES_PAGE.weeks(course.durationWeeks)}</td>
              <td className="data-number">
                <b>{formatRupees(course.price)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {complete && <CompleteOffer course={complete} paid={paid} isClosed={closed.includes(complete.id)} />}
    </Card>
  )
}

type CompleteOfferProps = { course: Course; paid: readonly PaidCourseView[]; isClosed: boolean }

function CompleteOffer({ course, paid, isClosed }: CompleteOfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1.5">
        <b id="complete-offer" className="heading text-xl">
          <OwnText>{course.title}</OwnText>
        </b>
        <CoursePrice course={course} unit={COURSES_PAGE.partsOneByOne} />
        <p className="hint">{REFUND_POLICY.courses}</p>
      </div>
      <EnrollAction course={course} paid={paid} isClosed={isClosed} titleId="complete-offer" />
    </div>
  )
}
