import Ellipsis from 'lucide-react/icons/ellipsis'
import { Form } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'
import { DESK_INTAKE } from '#content/booking/intake.ts'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { type DeskBookingView, mayHaveOutcome } from './desk-booking.ts'

export type BookingMenuProps = {
  booking: DeskBookingView
  isMovable: boolean
  /** Who else offers the service. */
  colleagues: readonly { readonly value: string; readonly label: string }[]
  /** The service has questions of its own or asks for life events. */
  takesIntake: boolean
  now: Date
}

const CANCEL_LEADS = {
  course: SESSION.cancelCourseLead,
  consultation: SESSION.cancelLead,
  pass: SESSION.cancelPassLead,
  voucher: SESSION.cancelVoucherLead,
} as const

/** What is rarely done with a booking. What cannot be taken back unfolds first. */
export function BookingMenu({ booking, isMovable, colleagues, takesIntake, now }: BookingMenuProps) {
  const { status, serviceType, outcome } = booking
  const isLive = status !== 'cancelled'
  const hasBegun = booking.startsAt === null || booking.startsAt <= now
  const isAhead = (booking.askedAt !== null && !booking.isAnswered) || !hasBegun
  const isMarkable = mayHaveOutcome(booking, now)
  const path = bookingPath(booking.id)
  if (!isLive && !takesIntake) return null
  return (
    <Menu
      className="booking-menu"
      trigger={
        <>
          <Icon of={Ellipsis} />
          {SESSION.change}
        </>
      }
    >
      {isMovable && (
        <a className="menu-item" href={to(`${path}/move`)}>
          {SESSION.moveNow}
        </a>
      )}
      {isMarkable && outcome !== 'no_show' && <OutcomeItem outcome="no_show" label={CARD.markNoShow} />}
      {isMarkable && outcome !== null && <OutcomeItem outcome="" label={SESSION.reopen} />}
      {takesIntake && (
        <a className="menu-item" href={to(`${path}/intake`)}>
          {DESK_INTAKE.open}
        </a>
      )}
      {isLive && isAhead && colleagues.length > 0 && <HandOverItem colleagues={colleagues} />}
      {isLive && <CancelItem lead={CANCEL_LEADS[serviceType]} />}
    </Menu>
  )
}

function OutcomeItem({ outcome, label }: { outcome: 'no_show' | ''; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="outcome" value={outcome} />
      <button className="menu-item" type="submit" name="intent" value="outcome">
        {label}
      </button>
    </Form>
  )
}

function HandOverItem({ colleagues }: Pick<BookingMenuProps, 'colleagues'>) {
  return (
    <details className="menu-part">
      <summary className="menu-item">{SESSION.handOver}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField
          name="astrologer"
          label={SESSION.handOverTo}
          hint={SESSION.handOverHint}
          options={colleagues}
          placeholder={SESSION.chooseColleague}
          required
        />
        <Button type="submit" name="intent" value="hand-over" tone="secondary">
          {SESSION.handOverNow}
        </Button>
      </Form>
    </details>
  )
}

function CancelItem({ lead }: { lead: string }) {
  return (
    <details className="menu-part">
      <summary className="menu-item">{SESSION.cancel}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <p className="hint">{lead}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {SESSION.cancelNow}
        </Button>
      </Form>
    </details>
  )
}
