import { createHash } from 'node:crypto'
import { ALMANAC_SUNRISE } from '@muhurta/jyotish'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { findLatestSeal, lockChainEnd, recordSeal } from '#db/sessions/prasna-seals.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import {
  type AskedPlace,
  CHAIN_START,
  canonicalJson,
  linkText,
  type PrasnaContent,
  prasnaChart,
  prasnaContent,
  type SealLink,
} from '#domain/sessions/prasna-seal.ts'
import { prasnaBrief } from '#domain/sessions/session-brief.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { newSecret } from '#usecases/secrets.ts'

export type PrasnaQuestion = {
  readonly id: string
  readonly userId: string
  readonly code: string
  readonly askedAt: Date
  readonly question: string
  readonly questionCount: number
  readonly currentLocation: string | null
}

type Asking = Pick<BookingRow, 'id' | 'userId' | 'code'>

/** What a form asks. The instant is that of the first form, because the client has asked by then. */
export function bookingQuestion(
  { id, userId, code }: Asking,
  requested: BookingRequest,
  askedAt: Date,
): PrasnaQuestion {
  const { notes: question, questionCount, details } = requested
  return { id, userId, code, askedAt, question, questionCount, currentLocation: details.currentLocation }
}

/**
 * Seals a question with its place, its instant and the chart of both (0147). Each seal contains the hash of the one before,
 * so bookings wait here for each other until they commit: it is the last thing that a transaction does. A form that asks the
 * same as the latest seal gets no other.
 */
export async function sealPrasna(tx: Database, keys: KeyRing, asked: PrasnaQuestion, now: Date): Promise<void> {
  const latest = await findLatestSeal(tx, asked.id)
  if (latest?.sealedContent && asksTheSame(readPrasnaContent(latest.sealedContent, keys), asked)) return
  const place = await placeOfAsking(tx, asked.currentLocation)
  const { charts } = await requirePractice(tx)
  const brief = prasnaBrief(asked.askedAt, { ...place, sunrise: ALMANAC_SUNRISE }, charts.conventions)
  const version = (latest?.version ?? 0) + 1
  const content: PrasnaContent = prasnaContent({
    booking: asked.code,
    version,
    askedAt: asked.askedAt.toISOString(),
    sealedAt: now.toISOString(),
    question: asked.question,
    questionCount: asked.questionCount,
    place,
    chart: brief.ok ? prasnaChart(brief.value) : null,
    salt: newSecret(),
  })
  const text = canonicalJson(content)

  const end = await lockChainEnd(tx)
  const link = {
    position: (end?.position ?? 0) + 1,
    previousHash: end?.hash ?? CHAIN_START,
    contentHash: sha256(text),
  }
  await recordSeal(tx, {
    ...link,
    hash: linkHash(link),
    bookingId: asked.id,
    userId: asked.userId,
    version,
    sealedAt: now,
    sealedContent: sealWithRing(text, keys),
  })
}

export function readPrasnaContent(sealed: SealedText, keys: KeyRing): PrasnaContent {
  return JSON.parse(unsealWithRing(sealed, keys)) as PrasnaContent
}

/** Whether a seal and a booking agree. */
export function asksTheSame(content: PrasnaContent, asked: Omit<PrasnaQuestion, 'id' | 'userId'>): boolean {
  return (
    content.booking === asked.code &&
    content.askedAt === asked.askedAt.toISOString() &&
    content.question === asked.question &&
    content.questionCount === asked.questionCount &&
    content.place.typed === (asked.currentLocation ?? '')
  )
}

async function placeOfAsking(db: Database, typed: string | null): Promise<AskedPlace> {
  const found = await findPlace(typed)
  const { name, region, country, lat, lon, timeZone } =
    found?.place ?? placeOfPractice((await requirePractice(db)).almanac)
  const source = found ? (found.isGuessed ? 'guessed' : 'certain') : 'practice'
  return { name, region, country, lat, lon, timeZone, typed: typed ?? '', source }
}

/** SHA-256 in hexadecimal, as `sha256sum` prints it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function linkHash(link: Omit<SealLink, 'hash'>): string {
  return sha256(linkText(link))
}

/** Whether this text has this seal. */
export function isSealed(text: string, link: SealLink): boolean {
  return sha256(text) === link.contentHash && linkHash(link) === link.hash
}
