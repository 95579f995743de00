import { deskScope, ownScope, type Staff, staffMay } from '#domain/rights.ts'

const STAFF_PUSH_KINDS = ['booking', 'claim', 'message', 'soon'] as const
const CLIENT_PUSH_KINDS = ['reminder', 'answer'] as const
export type PushKind = (typeof STAFF_PUSH_KINDS | typeof CLIENT_PUSH_KINDS)[number]

/** What the site may notify a user of: staff within their rights, and everybody of their own bookings. */
export function pushKindsOf(user: Staff): PushKind[] {
  const atDesk = staffMay(user, 'desk') ? (['booking', 'soon'] as const) : []
  const money = staffMay(user, 'money') ? (['claim'] as const) : []
  const inbox = staffMay(user, 'admin') ? (['message'] as const) : []
  const allowed: PushKind[] = [...atDesk, ...money, ...inbox, ...CLIENT_PUSH_KINDS]
  return [...STAFF_PUSH_KINDS, ...CLIENT_PUSH_KINDS].filter((kind) => allowed.includes(kind))
}

/** Something that somebody may be notified of. */
export type PushEvent = {
  readonly key: string
  readonly kind: PushKind
  readonly at: Date
  readonly expiresAt: Date
  /** Null for a message to the practice. */
  readonly booking: { readonly id: string; readonly userId: string; readonly astrologerId: number | null } | null
}

export type PushReader = Staff & {
  readonly userId: string
  readonly kinds: readonly PushKind[]
  readonly createdAt: Date
}

/** Whether a browser is notified: its user has switched it on before it happened, and may know of it now. */
export function isNotified(reader: PushReader, { kind, at, booking }: PushEvent): boolean {
  if (!reader.kinds.includes(kind) || !pushKindsOf(reader).includes(kind) || at < reader.createdAt) return false
  if (kind === 'reminder' || kind === 'answer') return booking?.userId === reader.userId
  return booking === null || isInScopeOf(reader, kind, booking.astrologerId)
}

/** Astrologers are notified of their own sessions only, even if they see those of everybody. */
function isInScopeOf(reader: Staff, kind: PushKind, astrologerId: number | null): boolean {
  const seen = deskScope(reader)
  const { onlyOf } = kind === 'soon' && reader.astrologer ? ownScope(seen, reader) : seen
  if (onlyOf === null) return true
  return astrologerId === null ? onlyOf.includesUnassigned : astrologerId === onlyOf.astrologerId
}

/** What the text of a notification is made from. */
export type PushMessage = {
  readonly kind: PushKind
  readonly bookingId: string | null
  /** Of the client; empty where the reader has not switched names on, and for the client. */
  readonly firstName: string
  readonly serviceName: string
  readonly questionCount: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly timeZone: string
}

/** What a browser shows: no birth details, and nothing that a client wrote. */
export type PushText = { readonly title: string; readonly body: string; readonly path: string }
