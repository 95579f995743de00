import type { SessionConflict } from '#domain/availability/day-blocks.ts'
import type { BookingStatus, PaymentStatus } from '#domain/bookings/booking-states.ts'
import type { SessionOutcome } from '#domain/sessions/session-stage.ts'

export type WeekSession = {
  readonly id: string
  readonly client: string
  readonly serviceName: string
  readonly status: BookingStatus
  readonly paymentStatus: PaymentStatus
  readonly outcome: SessionOutcome | null
  /** Of an unpaid session: "3:40 PM". */
  readonly heldUntil: string | null
  readonly conflict: SessionConflict | null
  readonly isMovable: boolean
}

/** A free hour to book or to block; without a link where it is too short to be tapped. */
export type FreeHour = {
  readonly minutes: number
  readonly time: string
  /** "9 AM". */
  readonly start: string
  /** What its link does. */
  readonly label: string
  readonly href: string | null
}

/** A block of a day: what it shows, how long it is on the scale of the day, and its time on the clock. */
export type WeekBlock = { readonly from: number; readonly minutes: number; readonly time: string } & (
  | { readonly kind: 'session'; readonly session: WeekSession }
  /** Of a group of a course. */
  | { readonly kind: 'class'; readonly group: string; readonly course: string; readonly href: string | null }
  | { readonly kind: 'blocked'; readonly reason: string; readonly openHref: string | null }
  /** Held for a client on the waitlist. */
  | { readonly kind: 'offered'; readonly heldUntil: string }
  /** The whole of it, and its hours if there are several. */
  | { readonly kind: 'free'; readonly whole: FreeHour; readonly hours: readonly FreeHour[] }
  | { readonly kind: 'buffer' | 'busy' | 'over' | 'closed' }
)

export type WeekDay = {
  readonly date: string
  /** "Mon". */
  readonly weekday: string
  /** "Nov 16". */
  readonly day: string
  readonly dayOfMonth: number
  readonly isToday: boolean
  /** The one that a phone shows. */
  readonly isChosen: boolean
  readonly href: string
  /** "Shukla Navami", "Shatabhisha" and "Rahu 12:11–1:34 PM"; none outside the years of the engine. */
  readonly panchanga: readonly string[]
  /** Why the hours are not the usual ones. */
  readonly note: string | null
  readonly sessionCount: number
  readonly blocks: readonly WeekBlock[]
  /** Minutes from the top of the column to the current time; null where that is not shown. */
  readonly nowAfterMinutes: number | null
}

export type WeekView = {
  readonly range: string
  readonly timeZone: string
  readonly previousHref: string
  readonly nextHref: string
  /** Null in the current week. */
  readonly thisWeekHref: string | null
  readonly bookHref: string
  /** Null in the week of a colleague. */
  readonly blockHref: string | null
  readonly hasHours: boolean
  readonly maySetHours: boolean
  /** "9 AM" and so on, one for each row. */
  readonly hours: readonly string[]
  readonly days: readonly WeekDay[]
}
