import { Form } from 'react-router'
import { EmailStateBadge } from '#app/features/staff/inbox/email-state.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { plainText } from '#app/features/staff/plain-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { emailName } from '#content/emails/names.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { BOOKING_TIMELINE } from '#content/staff/bookings/timeline.ts'
import { MESSAGES } from '#content/staff/clients/phone-messages.ts'
import { longDateTime } from '#content/words/dates.ts'
import { discountText, ledgerText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import type { BookingHistoryEntry } from '#domain/bookings/booking-history.ts'
import type { TimelineEntry } from '#domain/emails/booking-timeline.ts'
import { paiseFrom } from '#domain/money.ts'

type BookingTimelineProps = {
  entries: readonly TimelineEntry[]
  /** Whether the reader may send emails again. */
  mayResend: boolean
}

/** Everything that happened about a booking, the newest first, with who did it and the state of each email. */
export function BookingTimeline({ entries, mayResend }: BookingTimelineProps) {
  return (
    <ol className="desk-rows">
      {entries.map((entry) => (
        <li key={entry.key} className="desk-row">
          <What entry={entry} />
          <span className="hint">
            <time dateTime={entry.at.toISOString()}>{longDateTime(entry.at)}</time>
          </span>
          {entry.what === 'email' && <EmailTools email={entry} mayResend={mayResend} />}
        </li>
      ))}
    </ol>
  )
}

type EmailEntry = Extract<TimelineEntry, { what: 'email' }>

function EmailTools({ email, mayResend }: { email: EmailEntry; mayResend: boolean }) {
  const name = emailName(email.kind)
  return (
    <span className="flex w-full flex-wrap items-center gap-x-3">
      <EmailStateBadge state={email.state} />
      {email.reason && email.state !== 'sent' && (
        <span className="hint min-w-0">{emailReasonText(email.state, email.reason)}</span>
      )}
      {mayResend && email.state !== 'sending' && (
        <Form method="post" preventScrollReset className="no-print ms-auto">
          <input type="hidden" name="emailId" value={email.id} />
          <Button
            type="submit"
            name="intent"
            value="resend"
            tone="quiet"
            size="sm"
            aria-label={BOOKING_TIMELINE.resendTo(name)}
          >
            {BOOKING_TIMELINE.resend}
          </Button>
        </Form>
      )}
    </span>
  )
}

function What({ entry }: { entry: TimelineEntry }) {
  const by = actorOf(entry)
  return (
    <span>
      {textOf(entry)}
      {by && <span className="hint"> ({by})</span>}
    </span>
  )
}

function ledgerEntryText({ kind, label }: Extract<TimelineEntry, { what: 'entry' }>): string {
  return kind === 'discount' ? discountText(label) : ledgerText(label)
}

const shownAmount = (amount: number) => formatRupees(paiseFrom(Math.abs(amount)))

function textOf(entry: TimelineEntry): string {
  switch (entry.what) {
    case 'change':
      return joinWithDots([SESSION.changes[entry.change], detailOf(entry)])
    case 'entry':
      if (entry.label === 'kept-as-credit') return joinWithDots([ledgerText(entry.label), shownAmount(entry.amount)])
      return joinWithDots([
        entry.amount < 0 ? BOOKING_TIMELINE.reversed : BOOKING_TIMELINE.entries[entry.kind],
        shownAmount(entry.amount),
        entry.method ? LEDGER.methods[entry.method] : ledgerEntryText(entry) || undefined,
      ])
    case 'invoice':
      return entry.isCreditNote ? BOOKING_TIMELINE.creditNote(entry.number) : BOOKING_TIMELINE.invoice(entry.number)
    case 'answer':
      return entry.version === 1 ? BOOKING_TIMELINE.answer : BOOKING_TIMELINE.correction(entry.version)
    case 'remedies':
      return BOOKING_TIMELINE.remedies(entry.count)
    case 'file':
      return entry.isFromClient ? BOOKING_TIMELINE.fileFromClient : BOOKING_TIMELINE.fileFromPractice
    case 'message':
      return BOOKING_TIMELINE.message(MESSAGES.kinds[entry.kind])
    case 'email':
      return joinWithDots([BOOKING_TIMELINE.email(emailName(entry.kind)), BOOKING_TIMELINE.to(entry.recipient)])
  }
}

function actorOf(entry: TimelineEntry): string | null {
  if (entry.what === 'change') {
    const role = SESSION.actors[entry.actor]
    return entry.actorName === null || entry.actor === 'system' ? role : `${role}: ${entry.actorName}`
  }
  return 'by' in entry ? entry.by : null
}

/** A reason is a code of the program, or what the staff typed. */
function detailOf({ amount, reference, reason }: BookingHistoryEntry): string | undefined {
  if (amount !== null) return SESSION.refundOf(formatRupees(amount), reference ?? '')
  // The actor is shown anyway.
  if (reason === null || reason === 'client' || reason === 'staff') return undefined
  const known: Readonly<Record<string, string | undefined>> = SESSION.eventReasons
  // Of a session without an earlier time.
  return known[reason] ?? plainText(reason.replace(/^undefined to /, 'to '))
}
