import { type BirthChart, type BirthRefusal, castBirthChart } from '#domain/birth-chart.ts'
import type { BirthDetails } from '#domain/birth-details.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { castMoment, type SessionBrief, sessionBrief } from '#domain/session-brief.ts'
import { type FoundBirth, findBirth } from './find-birth.ts'

export type PreparedBrief = Pick<FoundBirth, 'isPlaceGuessed' | 'namesakes'> & { readonly brief: SessionBrief }

/** Why there is no brief; a chart without an hour is handed on, because it still says something. */
export type BriefRefusal =
  | { readonly kind: 'no-birth' }
  | { readonly kind: 'incomplete'; readonly cast: BirthChart }
  | BirthRefusal

/** The client's chart as it stands at the session, from what the booking tells. */
export async function prepareBrief(
  details: BirthDetails | null,
  sessionAt: Date,
): Promise<Outcome<PreparedBrief, BriefRefusal>> {
  const found = details ? await findBirth(details) : undefined
  if (!found) return refused({ kind: 'no-birth' })

  const cast = castBirthChart(found.birth)
  if (!cast.ok) return cast
  if (cast.value.kind !== 'timed') return refused({ kind: 'incomplete', cast: cast.value })

  const brief = sessionBrief(cast.value, sessionAt)
  if (!brief.ok) return brief
  return accepted({ brief: brief.value, isPlaceGuessed: found.isPlaceGuessed, namesakes: found.namesakes })
}

/** Prasna is read from the moment of asking, which the server has sealed; it needs no birth. */
export function preparePrasnaBrief(askedAt: Date): Outcome<SessionBrief, BirthRefusal> {
  const cast = castMoment(askedAt)
  return cast.ok ? sessionBrief(cast.value, askedAt) : cast
}
