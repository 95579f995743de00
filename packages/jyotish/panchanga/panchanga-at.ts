import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { karanaOfHalf, type Paksha, pakshaOf } from './karana.ts'
import { type LimbName, type LimbSpan, limbAt, panchangaSky } from './limb.ts'
import type { Karana } from './names.ts'

/** The four limbs that do not depend on a location. Instants are Julian Days UT. */
export type InstantPanchanga = {
  jdUt: JulianDay
  ayanamsa: Ayanamsa
  /** 0 = the first of the bright fortnight, 14 = full moon, 29 = new moon. */
  tithi: LimbSpan & { paksha: Paksha }
  /** The nakshatra of the Moon, 0 = Ashwini to 26 = Revati. */
  nakshatra: LimbSpan
  /** 0 = Vishkambha to 26 = Vaidhriti. */
  yoga: LimbSpan
  /** The half tithi, 0 to 59 from the new moon, and its karana. */
  karana: LimbSpan & { name: Karana }
}

export type PanchangaOptions = { ayanamsa?: Ayanamsa }

/** The panchanga of a supported instant. Exact when the track starts at that instant. */
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
 * Tithi, nakshatra, yoga and karana at an instant with the start and end of each, within 1 s from 1900 to 2100. For the
 * weekday and the parts of the day, which depend on sunrise, see `panchangaForDay`.
 */
export function panchangaAt(jdUt: JulianDay, options: PanchangaOptions = {}): Outcome<InstantPanchanga, TimeRefusal> {
  const supported = checkSupported(jdUt)
  if (!supported.ok) return supported

  return accepted(limbsAt(jdUt, options.ayanamsa ?? 'lahiri', trackLuminaries(jdUt)))
}
