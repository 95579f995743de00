import type { Role, StaffRole } from './roles.ts'

/** What staff may do, and which roles may do it. Nobody else has any of these rights. */
const RIGHTS = {
  /** See bookings and clients; book, move and cancel for clients; set links, record outcomes and send reminders. */
  desk: ['astrologer', 'assistant'],
  /** Decide payment claims, read statements, record refunds and export the accounts. */
  money: ['astrologer', 'assistant'],
  /** Read birth details, charts, briefs, private notes and what clients wrote with a booking. */
  'charts-and-notes': ['astrologer'],
  /** Change opening hours, time off, booking rules and the practice's meeting link. */
  availability: ['astrologer'],
  /** Download invoices of any client. */
  invoices: ['astrologer', 'assistant', 'admin'],
  /** See and move course enrollments. */
  enrollments: ['astrologer', 'admin'],
  /** Read lessons without being enrolled. */
  lessons: ['astrologer', 'admin'],
  admin: ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Right = keyof typeof RIGHTS

export function may(roles: readonly Role[], right: Right): boolean {
  const holders: readonly Role[] = RIGHTS[right]
  return roles.some((role) => holders.includes(role))
}

/** Which part of the bookings the desk's queries read for a user: what is left out never leaves the database. */
export type DeskScope = { readonly hasChartsAndNotes: boolean }

export function deskScope(roles: readonly Role[]): DeskScope {
  return { hasChartsAndNotes: may(roles, 'charts-and-notes') }
}
