import { kootaPoints, matchByMoon } from '../matching/ashtakoota.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import type { Fields } from './request.ts'

function moonLongitude(person: unknown): number | undefined {
  if (typeof person !== 'object' || person === null || !('moonLon' in person)) return undefined
  const { moonLon } = person
  return typeof moonLon === 'number' && Number.isFinite(moonLon) ? moonLon : undefined
}

/** The points of the eight kootas, their total, and the exceptions, which are not part of the total. */
export function matchResult({ bride, groom }: Fields): Outcome<object, string> {
  const brideMoon = moonLongitude(bride)
  const groomMoon = moonLongitude(groom)
  if (brideMoon === undefined || groomMoon === undefined) return refused('moon-longitude-missing')

  const { kootas, total, exceptions } = matchByMoon({ brideMoon, groomMoon })
  return accepted({ kootas: kootaPoints(kootas), total, exceptions })
}
