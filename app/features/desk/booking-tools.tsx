import { Form, Link } from 'react-router'
import { CARD } from '#app/content/desk.ts'
import { SESSION } from '#app/content/desk-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatRupees, type Paise } from '#domain/money.ts'
import { longDay } from '#domain/slot-words.ts'
import type { DeskBookingView } from './desk-booking.ts'

type BookingToolsProps = {
  booking: DeskBookingView
  now: Date
  ownLink: string
  privateNotes: string
  refund: { readonly amount: Paise; readonly reference: string } | null
  freeSlots: readonly { readonly date: string; readonly key: string; readonly label: string }[]
}

/** Everything that can be done with a booking at the moment. */
export function BookingTools({ booking, now, ownLink, privateNotes, refund, freeSlots }: BookingToolsProps) {
  const isLive = booking.status !== 'cancelled'
  const isConfirmed = booking.status === 'paid' && booking.paymentStatus === 'paid'
  const hasBegun = booking.startsAt === null || booking.startsAt <= now
  return (
    <div className="grid gap-5">
      {isLive && booking.startsAt !== null && <LinkForm link={ownLink} />}
      {isConfirmed && hasBegun && <OutcomeForm booking={booking} />}
      <Card as="section">
        <Form method="post" className="desk-form" preventScrollReset>
          <TextAreaField
            name="privateNotes"
            label={SESSION.privateNotes}
            hint={SESSION.privateNotesHint}
            defaultValue={privateNotes}
            maxLength={5000}
          />
          <Button type="submit" name="intent" value="notes" tone="secondary">
            {SESSION.saveNotes}
          </Button>
        </Form>
      </Card>
      {freeSlots.length > 0 && <MoveForm freeSlots={freeSlots} />}
      {isLive && <CancelForm />}
      {!isLive && booking.paymentStatus !== 'pending' && <RefundPanel booking={booking} refund={refund} />}
      <p>
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={`/astrologer-dashboard/clients/${booking.userId}`}
        >
          {SESSION.clientHistory}
        </Link>
      </p>
    </div>
  )
}

function LinkForm({ link }: { link: string }) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <TextField
          name="meetingLink"
          type="url"
          label={SESSION.meetingLink}
          hint={SESSION.meetingLinkHint}
          defaultValue={link}
        />
        <Button type="submit" name="intent" value="link">
          {SESSION.saveLink}
        </Button>
      </Form>
    </Card>
  )
}

function OutcomeForm({ booking }: { booking: DeskBookingView }) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <h2 className="text-xl">{SESSION.outcome}</h2>
        <input type="hidden" name="intent" value="outcome" />
        <div className="desk-actions">
          <Button
            type="submit"
            name="outcome"
            value="completed"
            tone={booking.outcome === 'completed' ? 'primary' : 'secondary'}
          >
            {CARD.markCompleted}
          </Button>
          <Button
            type="submit"
            name="outcome"
            value="no_show"
            tone={booking.outcome === 'no_show' ? 'primary' : 'secondary'}
          >
            {CARD.markNoShow}
          </Button>
          {booking.outcome !== null && (
            <Button type="submit" name="outcome" value="" tone="quiet">
              {SESSION.reopen}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

function MoveForm({ freeSlots }: Pick<BookingToolsProps, 'freeSlots'>) {
  const options = freeSlots.map(({ date, key, label }) => ({
    value: `${date} ${key}`,
    label: `${longDay(date)}, ${label}`,
  }))
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField name="slot" label={SESSION.move} options={options} placeholder={SESSION.chooseHour} required />
        <Button type="submit" name="intent" value="move" tone="secondary">
          {SESSION.moveNow}
        </Button>
      </Form>
    </Card>
  )
}

function CancelForm() {
  return (
    <details className="card desk-more">
      <summary>{SESSION.cancel}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <p className="hint">{SESSION.cancelLead}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {SESSION.cancelNow}
        </Button>
      </Form>
    </details>
  )
}

function RefundPanel({ booking, refund }: Pick<BookingToolsProps, 'booking' | 'refund'>) {
  if (refund) {
    return (
      <Card as="section" id="refund">
        <h2 className="text-xl">{SESSION.refund}</h2>
        <p>
          {formatRupees(refund.amount)} · {refund.reference}
        </p>
      </Card>
    )
  }
  const due = booking.refundDue ?? booking.amount
  return (
    <Card as="section" id="refund">
      <Form method="post" className="desk-form" preventScrollReset>
        <h2 className="text-xl">{SESSION.refund}</h2>
        <TextField
          name="amount"
          inputMode="decimal"
          label={SESSION.refundAmount}
          defaultValue={(due / 100).toFixed(2)}
          required
        />
        <TextField name="reference" label={SESSION.refundReference} maxLength={60} required />
        <Button type="submit" name="intent" value="refund">
          {SESSION.refundNow}
        </Button>
      </Form>
    </Card>
  )
}
