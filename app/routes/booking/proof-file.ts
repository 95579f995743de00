import { keyRingContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { proofFile, readProof } from '#usecases/bookings/read-proof.ts'
import type { Route } from './+types/proof-file'
import { requireOwnBooking } from './own-booking.ts'

/** The proof of a question as a file that anyone can verify. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db } = await requireOwnBooking(params.bookingId, context)
  const proof = await readProof(db, context.get(keyRingContext), booking.id)
  if (proof.seals.length === 0) throw notFound()

  const name = `prasna-${booking.code}.json`
  return privateFile({ name, type: 'application/json; charset=utf-8', content: proofFile(proof) })
}
