import { Form, Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { CALLS } from '#content/staff/clients/call-list.ts'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { shortDateTime } from '#content/words/dates.ts'
import type { CallReason } from '#domain/bookings/call-list.ts'
import { PhoneLinks } from './phone-links.tsx'

export type CallView = {
  readonly key: string
  readonly reason: CallReason
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly questionCount: number
  readonly clientName: string | null
  readonly clientPhone: string | null
  readonly at: Date
  readonly isDone: boolean
  readonly doneBy: string | null
}

/** One row for each call: who, why, the number, and that it is done. */
export function CallRows({ calls }: { calls: readonly CallView[] }) {
  return (
    <ul className="desk-rows">
      {calls.map((call) => (
        <li key={call.key} className="desk-row">
          <CallFacts call={call} />
          <Form method="post" preventScrollReset>
            <input type="hidden" name="key" value={call.key} />
            <Button
              type="submit"
              name="intent"
              value={call.isDone ? 'undo' : 'done'}
              tone={call.isDone ? 'quiet' : 'secondary'}
              aria-label={call.isDone ? undefined : CALLS.markDone(nameOf(call), CALLS.reasons[call.reason])}
            >
              {call.isDone ? CALLS.undo : CALLS.done}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ clientName }: CallView) => clientName ?? CARD.unknownClient

function CallFacts({ call }: { call: CallView }) {
  const { reason, bookingId, code, clientName, clientPhone, at, isDone, doneBy } = call
  const service = serviceText(call)
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link className="text-link font-semibold" to={bookingPath(bookingId)}>
          {nameOf(call)}
        </Link>
        <Badge tone={reason === 'unpaid' ? 'neutral' : 'danger'}>{CALLS.reasons[reason]}</Badge>
      </p>
      <p className="hint">
        {joinWithDots([
          service,
          code,
          isDone ? CALLS.doneBy(doneBy ?? CALLS.somebody) : CALLS.times[reason](shortDateTime(at)),
        ])}
      </p>
      {!isDone && (
        <p>
          {clientPhone ? (
            <PhoneLinks
              phone={clientPhone}
              message={CONTACT_CLIENT.aboutBooking(clientName, joinWithDots([service, code]))}
            />
          ) : (
            <span className="hint">{CALLS.noPhone}</span>
          )}
        </p>
      )}
    </div>
  )
}
