import { Form, Link } from 'react-router'
import { EnterCodeForm } from '#app/features/sign-in/enter-code-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { FormSummary } from '#app/ui/form-summary.tsx'
import { SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { BOOKING_CODE } from '#content/booking/booking.ts'
import { BookingFrame } from './booking-frame.tsx'
import type { BookingPage, BookingProblem } from './booking-page.ts'
import { BookingSummary } from './booking-summary.tsx'
import { pagePrice } from './page-price.ts'
import { useTimeZone } from './use-time-zone.ts'

type CodeStepProps = { page: BookingPage; email: string; path: string; problem: BookingProblem }

/** A visitor's form is complete; the code from the email says who they are. */
export function CodeStep({ page, email, path, problem }: CodeStepProps) {
  return (
    <BookingFrame step={0} title={BOOKING_CODE.title} lead={SIGN_IN_CODE.sentTo(email)}>
      <BookingSummary
        page={page}
        priceOf={pagePrice(page, page.price.coupon)}
        timeZone={useTimeZone({ given: page.form.timeZone }).timeZone}
        chosen={{ date: page.form.bookingDate, start: page.form.preferredTime, questions: page.form.questions }}
      />
      <FormSummary message={problem.toast} fieldErrors={problem.fieldErrors} />
      <EnterCodeForm problem={problem} submit={BOOKING_CODE.submit} />
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
