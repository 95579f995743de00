import { AttachedSearch } from '#app/features/muhurta/attached-search.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BOOKING, HOLD_PROBLEMS } from '#content/booking/booking.ts'
import { PASSES } from '#content/booking/passes.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { type BookingPage, type BookingProblem, type IncludingCourse, NO_BOOKING_PROBLEM } from './booking-page.ts'
import { CodeStep } from './code-step.tsx'
import { includedText } from './included-text.ts'

type DetailsStepProps = { page: BookingPage; path: string; problem: BookingProblem | undefined }

/** The first step, on its own page or in the dialog. */
export function DetailsStep({ page, path, problem = NO_BOOKING_PROBLEM }: DetailsStepProps) {
  if (page.isEnrolled) return <AlreadyEnrolled page={page} />
  if (page.includedIn) return <AlreadyIncluded page={page} whole={page.includedIn} />
  if (page.codeSentTo !== null) return <CodeStep page={page} email={page.codeSentTo} path={path} problem={problem} />
  return (
    <BookingFrame step={0} title={bookingTitle(page)} lead={bookingLead(page)} isWide>
      {!page.isSignedIn && (
        <p>
          {BOOKING.signIn[page.service.type]}.{' '}
          <a className="whitespace-nowrap text-link" href={page.signInPath}>
            {BOOKING.signInLink}
          </a>{' '}
          <span className="hint">{BOOKING.signInNew}</span>
        </p>
      )}
      {page.ownedCourses.length > 0 && <Notice>{BOOKING.ownsParts(page.ownedCourses.join(', '))}</Notice>}
      {page.muhurta !== null && <AttachedSearch text={page.muhurta} path={path} />}
      <BookingForm page={page} path={path} problem={problem} />
    </BookingFrame>
  )
}

/** Shown instead of the form, so that nobody fills in a form that cannot be booked. */
function AlreadyEnrolled({ page }: { page: BookingPage }) {
  return (
    <BookingFrame step={0} title={bookingTitle(page)}>
      <Notice>{HOLD_PROBLEMS['already-enrolled']}</Notice>
      <ButtonLink href="/learning">{BOOKING.toLessons}</ButtonLink>
    </BookingFrame>
  )
}

function AlreadyIncluded({ page, whole }: { page: BookingPage; whole: IncludingCourse }) {
  const { text, href, label } = includedText(whole)
  return (
    <BookingFrame step={0} title={bookingTitle(page)}>
      <Notice>{text}</Notice>
      <ButtonLink href={href}>{label}</ButtonLink>
    </BookingFrame>
  )
}

export function bookingTitle({ service }: BookingPage): string {
  if (service.type === 'pass') return PASSES.bookingTitle(service.name)
  if (service.type === 'voucher') return service.name
  return service.type === 'course' ? BOOKING.courseTitle(service.name) : BOOKING.consultationTitle(service.name)
}

export function bookingLead({ service, howToPay }: BookingPage): string {
  if (service.type === 'pass') return `${service.terms.join('. ')}. ${PASSES.bookingLead}`
  if (service.type === 'voucher') return `${service.terms.join('. ')}. ${GIFT.bookingLead}`
  return service.type === 'course' || service.isPrasna
    ? BOOKING.courseLead(howToPay)
    : BOOKING.consultationLead(howToPay)
}
