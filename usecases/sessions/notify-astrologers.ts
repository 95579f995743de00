import type { AstrologerContact } from '#db/availability/astrologers.ts'
import type { Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type HandOver = { readonly from: AstrologerContact | undefined; readonly to: AstrologerContact }

/** Emails both astrologers about a hand-over. One without a sign-in is reached at the practice's address. */
export async function notifyAstrologers(
  tx: Transaction,
  { from, to }: HandOver,
  booking: BookingInEmail,
  now: Date,
): Promise<void> {
  const { contact } = await requirePractice(tx)
  const names = { fromName: from?.name ?? null, toName: to.name }
  for (const reader of from ? [to, from] : [to]) {
    const address = reader.email ?? contact.astrologerEmail
    if (address === '') continue
    await queueEmail(tx, {
      eventKey: `session-handed-over:${booking.bookingId}:${booking.calendarSequence}:${reader.id}`,
      to: { address, name: reader.name },
      email: {
        kind: 'session-handed-over',
        booking,
        ...names,
        isReceiver: reader === to,
        handedOverAt: now.toISOString(),
      },
      timeZone: reader.timeZone,
    })
  }
}
