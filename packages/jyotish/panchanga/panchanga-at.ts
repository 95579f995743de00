import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type LimbName, type LimbSpan, limbAt, panchangaSky } from './limb.ts'
import { type Karana, karanaOfHalf, type Paksha, pakshaOf } from './names.ts'

/** The four limbs that need no place, as they run at one instant; every instant is a Julian Day UT. */
export type InstantPanchanga = {
  jdUt: JulianDay
  ayanamsa: Ayanamsa
  /** 0 = the first of the bright fortnight, 14 = full moon, 29 = new moon. */
  tithi: LimbSpan & { paksha: Paksha }
  /** 0 = Ashwini to 26 = Revati: the Moon's mansion. */
  nakshatra: LimbSpan
  /** 0 = Vishkambha to 26 = Vaidhriti. */
  yoga: LimbSpan
  /** Half tithis 0 to 59 from the new moon, and the karana each one is. */
  karana: LimbSpan & { name: Karana }
}

export type PanchangaOptions = { ayanamsa?: Ayanamsa }

/** The panchanga of an instant already known to be supported; on a track that starts there its limbs are exact. */
export function limbsAt(jdUt: JulianDay, ayanamsa: Ayanamsa, track: LuminaryTrack): InstantPanchanga {
  const sky = panchangaSky(track, ayanamsa, jdUt)
  const spanOf = (limb: LimbName) => limbAt(limb, jdUt, sky)
  const tithi = spanOf('tithi')
  const karana = spanOf('karana')
  return {
    jdUt,
    ayanamsa,
    tithi: { ...tithi, paksha: pakshaOf(tithi.index) },
    nakshatra: spanOf('nakshatra'),
    yoga: spanOf('yoga'),
    karana: { ...karana, name: karanaOfHalf(karana.index) },
  }
}

/**
 * Tithi, nakshatra, yoga and karana at an instant with the start and end of each, within a second from 1900 to 2100.
 * The weekday and the day's parts depend on sunrise and a place: see `panchangaForDay`.
 */
export function panchangaAt(jdUt: JulianDay, options: PanchangaOptions = {}): Outcome<InstantPanchanga, TimeRefusal> {
  const supported = checkSupported(jdUt)
  if (!supported.ok) return supported

  return accepted(limbsAt(jdUt, options.ayanamsa ?? 'lahiri', trackLuminaries(jdUt)))
}
