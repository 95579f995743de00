import { Form, Link } from 'react-router'
import { AttachedSearch } from '#app/features/muhurta/attached-search.tsx'
import { EnterCodeForm } from '#app/features/sign-in/enter-code-form.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { BOOKING, BOOKING_CODE, HOLD_PROBLEMS } from '#content/booking/booking.ts'
import { GROUP_FIELD } from '#content/booking/groups.ts'
import { PASSES } from '#content/booking/passes.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingFrame } from './booking-frame.tsx'
import {
  type BookingFormProblem,
  type BookingPageView,
  type IncludingCourse,
  NO_BOOKING_PROBLEM,
} from './booking-page-view.ts'
import { BookingSummary } from './booking-summary.tsx'
import { includedText } from './included-text.ts'
import { pagePrice } from './payment/page-price.ts'
import { useTimeZone } from './slots/use-time-zone.ts'

type DetailsStepProps = { page: BookingPageView; path: string; problem: BookingFormProblem | undefined }

/** The first step, on its own page or in the dialog. */
export function DetailsStep({ page, path, problem = NO_BOOKING_PROBLEM }: DetailsStepProps) {
  if (page.isEnrolled) return <AlreadyEnrolled page={page} />
  if (page.includedIn) return <AlreadyIncluded page={page} whole={page.includedIn} />
  if (page.askDatesPath !== null) return <BetweenGroups page={page} askPath={page.askDatesPath} />
  if (page.codeSentTo !== null) return <CodeStep page={page} email={page.codeSentTo} path={path} problem={problem} />
  return (
    <BookingFrame step={0} title={bookingTitle(page)} lead={bookingLead(page)} isWide>
      {page.ownedCourses.length > 0 && <Notice>{BOOKING.ownsParts(page.ownedCourses.join(', '))}</Notice>}
      {page.muhurta !== null && <AttachedSearch text={page.muhurta} path={path} />}
      <BookingForm page={page} path={path} problem={problem} />
    </BookingFrame>
  )
}

/** Shown instead of the form, so that nobody fills in a form that cannot be booked. */
function AlreadyEnrolled({ page }: { page: BookingPageView }) {
  return (
    <BookingFrame step={0} title={bookingTitle(page)}>
      <Notice>{HOLD_PROBLEMS['already-enrolled']}</Notice>
      <ButtonLink href="/learning">{BOOKING.toLessons}</ButtonLink>
    </BookingFrame>
  )
}

function BetweenGroups({ page, askPath }: { page: BookingPageView; askPath: string }) {
  return (
    <BookingFrame step={0} title={bookingTitle(page)}>
      <Notice>{page.service.isClass ? GROUP_FIELD.noDates : GROUP_FIELD.none}</Notice>
      <ButtonLink href={askPath}>{GROUP_FIELD.contact}</ButtonLink>
    </BookingFrame>
  )
}

function AlreadyIncluded({ page, whole }: { page: BookingPageView; whole: IncludingCourse }) {
  const { text, href, label } = includedText(whole)
  return (
    <BookingFrame step={0} title={bookingTitle(page)}>
      <Notice>{text}</Notice>
      <ButtonLink href={href}>{label}</ButtonLink>
    </BookingFrame>
  )
}

export function bookingTitle({ service }: BookingPageView): string {
  if (service.type === 'pass') return PASSES.bookingTitle(service.name)
  if (service.type === 'voucher') return service.name
  return service.type === 'course' && !service.isClass
    ? BOOKING.courseTitle(service.name)
    : BOOKING.consultationTitle(service.name)
}

export function bookingLead({ service, price, howToPay }: BookingPageView): string {
  if (price.listed === 0) return BOOKING.freeLead
  if (service.type === 'pass') return `${service.terms.join('. ')}. ${PASSES.bookingLead}`
  if (service.type === 'voucher') return `${service.terms.join('. ')}. ${GIFT.bookingLead}`
  return service.type === 'course' || service.isPrasna
    ? BOOKING.courseLead(howToPay)
    : BOOKING.consultationLead(howToPay)
}

type CodeStepProps = { page: BookingPageView; email: string; path: string; problem: BookingFormProblem }

/** A visitor's form is complete; the code from the email says who they are. */
function CodeStep({ page, email, path, problem }: CodeStepProps) {
  return (
    <BookingFrame step={0} title={BOOKING_CODE.title} lead={SIGN_IN_CODE.sentTo(email)}>
      <BookingSummary
        page={page}
        priceOf={pagePrice(page, page.price.coupon)}
        timeZone={useTimeZone({ given: page.form.timeZone }).timeZone}
        chosen={{ date: page.form.bookingDate, start: page.form.preferredTime, questions: page.form.questions }}
      />
      <FormSummary message={problem.toast} fieldErrors={problem.fieldErrors} />
      <EnterCodeForm problem={problem} submit={page.price.listed === 0 ? BOOKING.covered : BOOKING_CODE.submit} />
      <Form method="post" className="grid justify-items-start gap-3" replace>
        <Button type="submit" name="intent" value="send-code" tone="secondary" wide>
          {BOOKING_CODE.again}
        </Button>
        <Link className={buttonClass({ tone: 'secondary', wide: true })} to={path} replace>
          {BOOKING_CODE.change}
        </Link>
        <Button type="submit" name="intent" value="use-password" tone="quiet">
          {BOOKING_CODE.usePassword(page.providers)}
        </Button>
      </Form>
    </BookingFrame>
  )
}
