import { Form } from 'react-router'
import { IntakeFields } from '#app/features/booking/birth/intake-fields.tsx'
import { LifeEventFields } from '#app/features/booking/birth/life-event-fields.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { typedIntake } from '#app/routes/booking/book/book-action.ts'
import { problemText } from '#app/routes/booking/book/hold-problem.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DESK_INTAKE } from '#content/booking/intake.ts'
import { findPackageIntake } from '#db/content/catalogue.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { intakeTextsOf } from '#domain/bookings/intake-texts.ts'
import { intakeVersion, recordIntake } from '#usecases/desk/record-intake.ts'
import type { Route } from './+types/intake'
import { viewBookings } from './view-bookings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_INTAKE.title)
}

/** Not found for a service that asks nothing, and once the details have been erased. */
async function requireIntake(visit: StaffVisit, bookingId: string) {
  const found = await findDeskBooking(visit.db, visit.scope, bookingId)
  if (!found || found.packageId === null) throw notFound()
  const asked = await findPackageIntake(visit.db, found.packageId)
  if (asked.intakeQuestions.length === 0 && !asked.asksLifeEvents) throw notFound()
  const [booking] = await viewBookings(visit, [found])
  if (!booking?.birth) throw notFound()
  return { id: found.id, code: found.code, birth: booking.birth, asked }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { id, code, birth, asked } = await requireIntake(visit, params.bookingId)
  return { id, code, asked, given: intakeTextsOf(birth), seen: intakeVersion(birth) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { db, keys, staff, now } = visit
  const { id: bookingId, asked } = await requireIntake(visit, params.bookingId)
  const sent = await readForm(request)
  const typed = typedIntake(sent, asked)
  const order = { bookingId, staffId: staff.id, ...typed, seen: sent.text('seen') }
  const outcome = await recordIntake(db, keys, order, now)
  if (outcome.ok) return moveOn(bookingPath(bookingId), { tone: 'success', title: DESK_INTAKE.saved })

  const { refusal } = outcome
  if (refusal.reason === 'booking-not-found') throw notFound()
  const title = DESK_INTAKE.refusals[refusal.reason]
  if (refusal.reason !== 'invalid') return rejected({ title }, { status: 409, values: typed })
  const problems = Object.entries(refusal.problems).map(([field, problem]) => [field, problemText(field, problem)])
  return rejected({ title }, { values: typed, fieldErrors: Object.fromEntries(problems) })
}

export default function DeskIntake({ loaderData, actionData }: Route.ComponentProps) {
  const { id, code, asked, given, seen } = loaderData
  const { values, fieldErrors: errors } = actionData ?? NO_PROBLEM
  const filled = { values: { ...given, ...values }, errors }
  return (
    <StaffPage
      title={DESK_INTAKE.title}
      lead={DESK_INTAKE.lead}
      back={{ to: bookingPath(id), label: DESK_INTAKE.back(code) }}
    >
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <Card as="section">
        <Form method="post" className="form" noValidate>
          <input type="hidden" name="seen" value={seen} />
          <IntakeFields questions={asked.intakeQuestions} {...filled} />
          {asked.asksLifeEvents && <LifeEventFields {...filled} />}
          <p>
            <Button type="submit">{DESK_INTAKE.save}</Button>
          </p>
        </Form>
      </Card>
    </StaffPage>
  )
}
