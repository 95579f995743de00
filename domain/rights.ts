import type { Language } from './languages.ts'
import type { Role, StaffRole } from './roles.ts'

/** What staff may do, and which roles may do it. Nobody else has any of these rights. */
const RIGHTS = {
  /** Enter the staff area; read bookings, clients and vouchers, as far as the other rights show them. */
  staff: ['astrologer', 'assistant', 'admin'],
  /** Decide about reviews and reply to them. */
  reviews: ['astrologer', 'assistant', 'admin'],
  /** See bookings and clients; book, move and cancel for clients; set links, record outcomes and send reminders. */
  desk: ['astrologer', 'assistant'],
  /** Decide payment claims and record refunds. */
  money: ['astrologer', 'assistant'],
  /** Read bank statements, to find the payments of bookings. */
  statements: ['astrologer', 'assistant'],
  /**
   * See what the practice earns: all payments, sums over bookings, the figures of sessions and visits, and the export of its
   * accounts. A price and a payment of one booking are no income.
   */
  income: ['astrologer', 'admin'],
  /** Read birth details, charts, briefs, private notes and what clients wrote with a booking. */
  'charts-and-notes': ['astrologer'],
  /** Change opening hours, time off, booking rules and the practice's meeting link. */
  availability: ['astrologer'],
  /** Make one card of two that belong to the same client. */
  'merge-clients': ['astrologer'],
  /** Read clients from a file and undo it. */
  'import-clients': ['astrologer', 'admin'],
  /** Export or erase everything about a client who asks the practice for it. */
  'client-data': ['astrologer'],
  /** Download invoices of any client. */
  invoices: ['astrologer', 'assistant', 'admin'],
  /** See and move course enrollments. */
  enrollments: ['astrologer', 'admin'],
  /** Read lessons without being enrolled. */
  lessons: ['astrologer', 'admin'],
  /** Edit the site and its settings; read bookings, clients, invoices and money without changing them. */
  admin: ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Right = keyof typeof RIGHTS

/** Rights about the whole practice, which astrologers who see only their own bookings do not have. */
const PRACTICE_WIDE: readonly Right[] = [
  'statements',
  'income',
  'enrollments',
  'merge-clients',
  'import-clients',
  'client-data',
]

/** What decides the rights of a user, as it is now. */
export type Staff = {
  readonly roles: readonly Role[]
  /** The astrologer whose sign-in this is. */
  readonly astrologer: { readonly id: number; readonly isPrincipal: boolean } | null
  /** The practice shows astrologers only their own bookings, or this one, who is new (0161). */
  readonly seesOnlyOwn: boolean
}

/** The rights of the roles alone. */
export function may(roles: readonly Role[], right: Right): boolean {
  const holders: readonly Role[] = RIGHTS[right]
  return roles.some((role) => holders.includes(role))
}

/** The rights of a user under the settings of the practice. */
export function staffMay(staff: Staff, right: Right): boolean {
  const isWithheld = isLimitedToOwn(staff) && PRACTICE_WIDE.includes(right)
  return may(isWithheld ? staff.roles.filter((role) => role !== 'astrologer') : staff.roles, right)
}

/** The principal answers for the practice and stands in for colleagues, so they see every booking (decision 0124). */
function isLimitedToOwn({ roles, astrologer, seesOnlyOwn }: Staff): boolean {
  return seesOnlyOwn && roles.includes('astrologer') && !astrologer?.isPrincipal
}

/** Which part of the bookings the desk's queries read for a user: what is left out never leaves the database. */
export type DeskScope = {
  readonly hasChartsAndNotes: boolean
  /** In which names of services and astrologers are read; undefined as the practice wrote them. */
  readonly language?: Language | undefined
  /** Null: the bookings of everybody. */
  readonly onlyOf: OwnBookings | null
}

type OwnBookings = {
  /** Null for an account that is no astrologer's sign-in. */
  readonly astrologerId: number | null
  /** Courses and Prasna questions that nobody has been given are the principal's. */
  readonly includesUnassigned: boolean
}

export function deskScope(staff: Staff, language?: Language): DeskScope {
  return {
    ...(language && { language }),
    hasChartsAndNotes: may(staff.roles, 'charts-and-notes'),
    onlyOf: isLimitedToOwn(staff) ? ownBookings(staff) : null,
  }
}

function ownBookings({ astrologer }: Pick<Staff, 'astrologer'>): OwnBookings {
  return { astrologerId: astrologer?.id ?? null, includesUnassigned: astrologer?.isPrincipal ?? false }
}

/**
 * Whether a user may hand a booking over to a colleague: assistants and the principal any, other astrologers their own. An
 * account without a diary works in the principal's.
 */
export function mayHandOver(staff: Staff, booking: { readonly astrologerId: number | null }): boolean {
  const { roles, astrologer, seesOnlyOwn } = staff
  if (!may(roles, 'desk')) return false
  if (roles.includes('assistant') || astrologer?.isPrincipal) return true
  return astrologer === null ? !seesOnlyOwn : booking.astrologerId === astrologer.id
}

/** The same scope, limited to the user's own bookings. */
export function ownScope(scope: DeskScope, staff: Pick<Staff, 'astrologer'>): DeskScope {
  return { ...scope, onlyOf: ownBookings(staff) }
}

/** For what the program does by itself, such as reminders, and for what admins read. */
export const WHOLE_PRACTICE: DeskScope = { hasChartsAndNotes: false, onlyOf: null }
