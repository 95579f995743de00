import type { Conventions } from '@muhurta/jyotish'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { birthOfDetails } from '#domain/births/birth-details.ts'
import { type AlmanacPlace, placeOfPractice } from '#domain/births/places.ts'
import type { BirthChart, BirthRefusal } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { prasnaBrief, type SessionBrief, sessionBrief } from '#domain/sessions/session-brief.ts'
import { findPlace } from './find-place.ts'

/** What a brief needs of a booking. */
export type BriefedBooking = {
  readonly birth: BirthDetails | null
  readonly startsAt: Date | null
  /** The instant of a Prasna, fixed when it was booked. */
  readonly askedAt: Date | null
}

export type PreparedBrief = {
  readonly brief: SessionBrief
  /** Where the place is from: an unambiguous name, the largest of several with the name, or the practice's own. */
  readonly placeSource: 'certain' | 'guessed' | 'practice'
}

/** Why there is no brief. A chart without a time or place is passed on, because it can still be shown in part. */
export type BriefRefusal =
  | { readonly kind: 'no-birth' }
  | { readonly kind: 'incomplete'; readonly cast: BirthChart }
  | BirthRefusal

type Result = Promise<Outcome<PreparedBrief, BriefRefusal>>

/** Prepares what is read in a session: the client's birth, or the instant at which a question was asked. */
export async function prepareBrief(db: Database, { birth, startsAt, askedAt }: BriefedBooking, now: Date): Result {
  const { almanac, charts } = await requirePractice(db)
  const practice = { place: placeOfPractice(almanac), conventions: charts.conventions }
  if (askedAt !== null) return briefOfQuestion(askedAt, birth?.currentLocation ?? null, practice)
  return briefOfBirth(birth, startsAt ?? now, practice)
}

type OfPractice = { readonly place: AlmanacPlace; readonly conventions: Conventions }

/** Decision 0072: a question belongs to the place where it was asked. */
async function briefOfQuestion(askedAt: Date, location: string | null, practice: OfPractice): Result {
  const found = await findPlace(location)
  const place = { ...(found?.place ?? practice.place), sunrise: practice.place.sunrise }
  const brief = prasnaBrief(askedAt, place, practice.conventions)
  if (!brief.ok) return brief
  const placeSource = found ? (found.isGuessed ? 'guessed' : 'certain') : 'practice'
  return accepted({ brief: brief.value, placeSource })
}

async function briefOfBirth(details: BirthDetails | null, sessionAt: Date, practice: OfPractice): Result {
  if (!details?.birthDate) return refused({ kind: 'no-birth' })

  const found = details.intake?.place ? undefined : await findPlace(details.birthPlace)
  const birth = birthOfDetails({ ...details, birthDate: details.birthDate }, found?.place ?? null)
  const cast = castBirthChart(birth, practice.conventions)
  if (!cast.ok) return cast
  if (cast.value.kind !== 'timed') return refused({ kind: 'incomplete', cast: cast.value })

  const brief = sessionBrief(cast.value, sessionAt, practice.place)
  if (!brief.ok) return brief
  return accepted({ brief: brief.value, placeSource: found?.isGuessed ? 'guessed' : 'certain' })
}
