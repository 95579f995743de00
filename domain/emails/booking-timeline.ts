import type { BookingHistoryEntry } from '#domain/bookings/booking-history.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerKind, LedgerMethod } from '#domain/payments/ledger.ts'
import type { MessageKind } from '#domain/sessions/phone-messages.ts'
import type { EmailKind, EmailState } from './emails.ts'

type Happened = { readonly key: string; readonly at: Date }
/** Null for the program itself, and for an account without a name. */
type By = { readonly by: string | null }

/** Anything that happened about a booking. */
export type TimelineEntry =
  | (BookingHistoryEntry & { readonly what: 'change' })
  | (Happened &
      By & {
        readonly what: 'entry'
        readonly kind: LedgerKind
        readonly amount: Paise
        readonly method: LedgerMethod | null
        readonly label: string
      })
  | (Happened & {
      readonly what: 'invoice'
      readonly id: string
      readonly number: string
      readonly isCreditNote: boolean
    })
  | (Happened & By & { readonly what: 'answer'; readonly version: number })
  | (Happened & By & { readonly what: 'remedies'; readonly count: number })
  | (Happened & By & { readonly what: 'file'; readonly id: string; readonly isFromClient: boolean })
  | (Happened & By & { readonly what: 'message'; readonly kind: MessageKind })
  | (Happened & TimelineEmail & { readonly what: 'email' })

export type TimelineEmail = {
  readonly id: number
  readonly kind: EmailKind
  readonly state: EmailState
  readonly recipient: string
  /** Why it failed or was skipped. */
  readonly reason: string | null
  readonly sentAt: Date | null
}

/** Newest first; of one instant, what was written last. */
export function newestFirst(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toReversed().toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
