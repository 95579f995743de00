import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { ProofPage, type SealView } from '#app/features/dashboard/proof-page.tsx'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { clockContext, keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { PROOF } from '#content/booking/prasna-proof.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { clientTime, type TimeReader } from '#content/words/session-times.ts'
import { placeLabel } from '#domain/births/places.ts'
import { CHAIN_START } from '#domain/sessions/prasna-seal.ts'
import { contentOf, type ProvenSeal, readProof } from '#usecases/bookings/read-proof.ts'
import type { Route } from './+types/proof'
import { requireOwnBooking } from './own-booking.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, PROOF.title)
}

/** What was sealed of a question, checked again at every visit; for its client only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db } = await requireOwnBooking(params.bookingId, context)
  if (booking.askedAt === null) throw notFound()
  const { seals, isChainWhole } = await readProof(db, context.get(keyRingContext), booking.id)
  return {
    bookingId: booking.id,
    serviceName: serviceText(booking),
    code: booking.code,
    seals: seals.map((seal) => shownSeal(seal, { timeZone: booking.timeZone, now: context.get(clockContext)() })),
    isSound: isChainWhole && seals.every(({ isSound }) => isSound),
  }
}

function shownSeal(seal: ProvenSeal, reader: TimeReader): SealView {
  const { position, hash, previousHash, contentHash, sealedAt } = seal
  const content = contentOf(seal)
  return {
    position,
    hash,
    previousHash: previousHash === CHAIN_START ? null : previousHash,
    contentHash,
    sealedAt: clientTime(sealedAt, reader),
    askedAt: content ? clientTime(content.askedAt, reader) : '',
    askedAtUtc: content?.askedAt ?? '',
    question: content?.question ?? '',
    place: content ? placeLabel(content.place) : '',
    placeNote: content ? PROOF.placeSources[content.place.source] : '',
    chart: content?.chart ?? null,
  }
}

export default function Proof({ loaderData }: Route.ComponentProps) {
  return <ProofPage {...loaderData} />
}
