import type { JdSpan } from '../panchanga/day-parts.ts'
import type { PanchangaSky } from '../panchanga/limb.ts'
import { findSignEntry } from '../panchanga/stays.ts'
import { dateOfJulianDay, type JulianDay, julianDayOfDate } from '../time/julian-day.ts'

/** A year of Jupiter (barhaspatya samvatsara); names are counted from 0 = Prabhava. */
export type JovianYear = JdSpan & { samvatsara: number }

/** By the Surya Siddhanta with its correction (bija), in ten-thousandths of a Jovian year. */
const GAIN_A_YEAR = 117
const DEFICIT = 60
const UNITS = 10_000
const JOVIAN_YEAR_DAYS = 361
const FIFTEEN_PALAS = 15 / 3600
const NAMES = 60
/** Kali 0 began in Vijaya. */
const FIRST_NAME = 26
const KALI_BEFORE_COMMON_ERA = 3101

type AtMesha = { samvatsara: number; endJdUt: JulianDay }

/**
 * The samvatsara that runs when the Sun enters Mesha in a Gregorian year, and when it ends: R. Sewell and S. B. Dikshit, The
 * Indian Calendar (1896), section 59 c, counted from the true entry of our own Sun.
 */
function jovianYearAtMesha(year: number, sky: PanchangaSky): AtMesha {
  const kali = year + KALI_BEFORE_COMMON_ERA
  const gained = kali * GAIN_A_YEAR - DEFICIT
  const mesha = findSignEntry('sun', 0, julianDayOfDate({ year, month: 4, day: 14 }), sky)
  const left = (UNITS - (gained % UNITS)) / UNITS
  return {
    samvatsara: (Math.floor(gained / UNITS) + kali + FIRST_NAME) % NAMES,
    endJdUt: mesha + left * JOVIAN_YEAR_DAYS + FIFTEEN_PALAS,
  }
}

/** The name that the north gives to a year of the Shaka era: Brihat Samhita 8, 20 to 21. */
export function northernSamvatsara(shaka: number): number {
  return (Math.floor((shaka * 44 + 8589) / 3750) + shaka) % NAMES
}

/** The year of Jupiter that runs at an instant. Its ends are good to some hours: authorities differ by weeks. */
export function jovianYearAt(jdUt: JulianDay, sky: PanchangaSky): JovianYear {
  const { year } = dateOfJulianDay(jdUt)
  const known = [year - 2, year - 1, year, year + 1].map((each) => jovianYearAtMesha(each, sky))
  const ends = known.flatMap(({ samvatsara, endJdUt }, index) => {
    const next = known[index + 1]
    // A year of Jupiter may begin and end between two entries of the Sun into Mesha; then its name is skipped in the north.
    const isSkipped = next !== undefined && (next.samvatsara - samvatsara + NAMES) % NAMES === 2
    const own = [{ samvatsara, endJdUt }]
    return isSkipped ? [...own, { samvatsara: (samvatsara + 1) % NAMES, endJdUt: endJdUt + JOVIAN_YEAR_DAYS }] : own
  })
  const index = ends.findIndex(({ endJdUt }) => endJdUt > jdUt)
  const running = ends[index]
  const before = ends[index - 1]
  if (!running || !before) throw new RangeError(`No year of Jupiter around ${jdUt} is near ${year}`)
  return { samvatsara: running.samvatsara, startJdUt: before.endJdUt, endJdUt: running.endJdUt }
}
