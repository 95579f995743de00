import { BookingDialog } from '#app/features/booking/dialog/booking-dialog.tsx'
import { ClassCard } from '#app/features/courses/class-card.tsx'
import { CourseCard } from '#app/features/courses/course-card.tsx'
import { PricingSummary } from '#app/features/courses/pricing-summary.tsx'
import { FaqSection, withPaymentMethods } from '#app/features/page-parts/faq-section.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { clockContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { courseList, faqPage } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { LANGUAGE } from '#content/language.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { howToPay } from '#content/staff/practice/payment-methods.ts'
import { listPaidCourses } from '#db/bookings/course-bookings.ts'
import { listCourses } from '#db/content/catalogue.ts'
import { listClasses } from '#db/content/classes.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { listCoursesBetweenGroups } from '#db/learning/cohorts.ts'
import { listSyllabusLessons } from '#db/learning/learning.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import type { Route } from './+types/courses'
import { listOfferedDates } from './offered-dates.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: COURSES_PAGE.title,
    description: COURSES_PAGE.description(loaderData.courses.map((course) => course.title)),
    path: '/courses',
    image: '/og/courses.png',
    jsonLd: [
      courseList(site, loaderData.courses, loaderData.closed),
      faqPage(loaderData.faq),
      breadcrumbList(site, [{ label: COURSES_PAGE.title, path: '/courses' }]),
    ],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const viewer = context.get(viewerContext)
  const now = context.get(clockContext)()
  const [courses, classes, dates, closed, lessons, faq, practice, paid] = await Promise.all([
    listCourses(db, LANGUAGE),
    listClasses(db, LANGUAGE),
    listOfferedDates(db, now),
    listCoursesBetweenGroups(db, now),
    listSyllabusLessons(db, LANGUAGE),
    listFaqEntries(db, 'courses', LANGUAGE),
    context.get(practiceContext)(),
    viewer ? listPaidCourses(db, viewer.id) : [],
  ])
  const how = howToPay(offeredMethods(practice).filter((method) => method !== 'session'))
  const isDated = (id: number) => dates.some(({ courseId }) => courseId === id)
  return {
    courses,
    classes: classes.filter(({ id }) => isDated(id)),
    dates,
    closed,
    lessons,
    faq: withPaymentMethods(faq, how),
    paid,
    how,
  }
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { courses, classes, dates, closed, lessons, faq, paid, how } = loaderData
  const datesOf = (id: number) => dates.filter(({ courseId }) => courseId === id)
  const isEmpty = courses.length === 0
  return (
    <>
      <PageHeading eyebrow={COURSES_PAGE.title} title={COURSES_PAGE.heading} lead={COURSES_PAGE.lead} />
      <Section labelledBy="courses-title">
        <h2 id="courses-title" className="sr-only">
          {COURSES_PAGE.cardsTitle}
        </h2>
        <div className="grid gap-6 md:grid-cols-2">
          {courses.map((course) => (
            <CourseCard
              key={course.slug}
              course={course}
              lessons={lessons.filter(({ courseSlug }) => courseSlug === course.slug)}
              dates={datesOf(course.id)}
              paid={paid}
              isClosed={closed.includes(course.id)}
            />
          ))}
        </div>
        {isEmpty && classes.length === 0 && <EmptyState title={COURSES_PAGE.none}>{COURSES_PAGE.noneLead}</EmptyState>}
      </Section>
      {classes.length > 0 && (
        <Section labelledBy="classes">
          <SectionHeading id="classes" title={COURSES_PAGE.classesTitle} lead={COURSES_PAGE.classesLead} />
          <div className="grid gap-6 md:grid-cols-2">
            {classes.map((offered) => (
              <ClassCard key={offered.slug} offered={offered} dates={datesOf(offered.id)} />
            ))}
          </div>
        </Section>
      )}
      {!isEmpty && (
        <Section tone="tinted" labelledBy="pricing-title">
          <SectionHeading id="pricing-title" title={COURSES_PAGE.summaryTitle} lead={COURSES_PAGE.summaryLead(how)} />
          <PricingSummary courses={courses} paid={paid} closed={closed} />
        </Section>
      )}
      <FaqSection title={COURSES_PAGE.faqTitle} entries={faq} />
      <QuietCall
        title={COURSES_PAGE.unsureTitle}
        lead={COURSES_PAGE.unsureLead}
        links={[
          { href: '/free-content', label: COURSES_PAGE.freeContent },
          { href: '/contact', label: COURSES_PAGE.contact },
        ]}
      />
      <BookingDialog />
    </>
  )
}
