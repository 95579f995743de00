import { hariVasaraEnd, paranaAfter } from '../festivals/parana.ts'
import { partSpan } from '../festivals/part-of-day.ts'
import { entryInto } from '../festivals/sankranti.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { bhadraOf, bonfire, mukhaOf, punchhaOf, rakhi, withoutBhadra } from './bhadra.ts'
import { jarTime } from './ghatasthapana.ts'
import {
  common,
  dayPart,
  middleOf,
  nightPart,
  nishitaOf,
  type Occasion,
  pradoshaOf,
  risingAfter,
  stayNear,
} from './occasion.ts'
import type { PujaKind, PujaRule } from './puja-rule.ts'

/** A moment, an interval, or one that only begins; undefined where there is none on this day. */
type Found = JulianDay | JdSpan | { startJdUt: JulianDay } | undefined

/** A time of a festival, with the code of its rule. */
export type TimeRule = { kind: PujaKind; rule: PujaRule; find: (occasion: Occasion) => Found }

const GHATI = 1 / 60
const VRISHABHA = 1
const SIMHA = 4
const VRISHCHIKA = 7
const KUMBHA = 10
const MAKARA = 9

function time(kind: PujaKind, rule: PujaRule, find: TimeRule['find']): TimeRule {
  return { kind, rule, find }
}

// Parts of the day.
export const pratahkala = time('pratahkala', 'firstFifthOfDay', ({ day, tithi }) => common(dayPart(day, 5, 0), tithi))
export const sayankala = time('sayankala', 'lastFifthOfDay', ({ day, tithi }) => common(dayPart(day, 5, 4), tithi))
export const aparahna = time('aparahna', 'fourthFifthOfDay', ({ day }) => dayPart(day, 5, 3))
export const madhyahna = time('madhyahna', 'thirdFifthOfDay', ({ day }) => dayPart(day, 5, 2))
export const midday = time('midday', 'middleOfMidday', ({ day }) => middleOf(dayPart(day, 5, 2)))
export const abhijit = time('abhijit', 'eighthMuhurtaOfDay', ({ day }) => dayPart(day, 15, 7))
export const kutup = time('kutup', 'eighthMuhurtaOfDay', ({ day }) => dayPart(day, 15, 7))
export const rauhina = time('rauhina', 'ninthMuhurtaOfDay', ({ day }) => dayPart(day, 15, 8))
export const vijayaMuhurta = time('vijayaMuhurta', 'eleventhMuhurtaOfDay', ({ day }) => dayPart(day, 15, 10))
export const dawnBath = time('snana', 'dawn', ({ year, day }) => partSpan('dawn', day, year))

/** To midday though the lunar day may end before. */
export const forenoonPuja = time('puja', 'sunriseToMidday', ({ day, tithi }) => ({
  startJdUt: Math.max(day.sunrise, Math.min(tithi.startJdUt, dayPart(day, 2, 0).endJdUt)),
  endJdUt: dayPart(day, 2, 0).endJdUt,
}))
export const forenoonInTithi = time('puja', 'sunriseToMiddayInTithi', ({ day, tithi }) =>
  common(dayPart(day, 2, 0), tithi),
)
export const ghatasthapana = time('ghatasthapana', 'firstThirdInPratipada', jarTime)

// Parts of the night.
export const pradosha = time('pradosha', 'firstFifthOfNight', ({ day }) => pradoshaOf(day))
export const pradoshaInTithi = time('pradosha', 'pradoshaInTithi', ({ day, tithi }) => common(pradoshaOf(day), tithi))
export const pradoshaPuja = time('puja', 'pradoshaInTithi', ({ day, tithi }) => common(pradoshaOf(day), tithi))
export const eveningPuja = time('puja', 'firstTenthOfNight', ({ day }) => nightPart(day, 10, 0))
export const yamaDeepam = time('yamaDeepam', 'firstTenthOfNight', ({ day }) => nightPart(day, 10, 0))
export const starSighting = time('starSighting', 'ghatiAfterSunset', ({ day }) => day.sunset + GHATI)
export const nishita = time('nishita', 'eighthMuhurtaOfNight', ({ day }) => nishitaOf(day))
export const mahanishita = time('mahanishita', 'eighthMuhurtaOfNight', ({ day }) => nishitaOf(day))
export const midnight = time('midnight', 'middleOfNight', ({ day }) => middleOf(nishitaOf(day)))
export const praharas = (['prahara1', 'prahara2', 'prahara3', 'prahara4'] as const).map((kind, index) =>
  time(kind, 'quartersOfNight', ({ day }) => nightPart(day, 4, index)),
)

// Sunset, sunrise and the Moon.
export const sandhyaArghya = time('sandhyaArghya', 'sunset', ({ day }) => day.sunset)
export const ushaArghya = time('ushaArghya', 'nextSunrise', ({ day }) => day.nextSunrise)
const moonriseOf = ({ year, day }: Occasion) => year.moonriseAfter(day.sunrise)
export const moonrise = time('moonrise', 'moonrise', moonriseOf)
export const fastUntilMoonrise = time('upavasa', 'sunriseToMoonrise', (occasion) => {
  const endJdUt = moonriseOf(occasion)
  return endJdUt === undefined ? undefined : { startJdUt: occasion.day.sunrise, endJdUt }
})

const HALF_DAY = 0.5

/** Before sunrise on the fourteenth, when the waning Moon rises shortly before the Sun. */
const lastMoonrise = ({ year, day }: Occasion) => year.moonriseAfter(day.sunrise - HALF_DAY)
export const moonriseBeforeSunrise = time('moonrise', 'moonrise', (occasion) => lastMoonrise(occasion))
export const oilBath = time('abhyangaSnana', 'moonriseToSunrise', (occasion) => {
  const { day, tithi, year } = occasion
  const startJdUt = lastMoonrise(occasion)
  const isBefore = startJdUt !== undefined && startJdUt < day.sunrise
  return common(isBefore ? { startJdUt, endJdUt: day.sunrise } : partSpan('dawn', day, year), tithi)
})

/** A Moon that is up in the fourth lunar day is not looked at until it sets. */
function moonUp({ year, tithi }: Occasion, sunrise: JulianDay): JdSpan | undefined {
  const risen = year.moonriseAfter(sunrise)
  const endJdUt = risen === undefined ? undefined : year.moonsetAfter(risen)
  if (risen === undefined || endJdUt === undefined || risen >= tithi.endJdUt) return undefined
  return common({ startJdUt: risen, endJdUt }, { startJdUt: tithi.startJdUt, endJdUt })
}
export const moonAvoid = time('moonAvoid', 'moonriseToMoonset', (occasion) => moonUp(occasion, occasion.day.sunrise))
export const moonAvoidPreviousDay = time('moonAvoidPreviousDay', 'tithiBeginToMoonset', (occasion) =>
  moonUp(occasion, occasion.year.dayAt(occasion.day.midnight - HALF_DAY).sunrise),
)

// Lakshmi.
const evening = ({ day, year }: Occasion, rashi: number) => risingAfter(day.sunset, rashi, year)
export const vrishabhaLagna = time('vrishabhaLagna', 'risingSign', (occasion) => evening(occasion, VRISHABHA))
export const simhaLagna = time('simhaLagna', 'risingSign', (occasion) => evening(occasion, SIMHA))
export const kumbhaLagna = time('kumbhaLagna', 'risingSign', ({ day, year }) => risingAfter(day.sunrise, KUMBHA, year))
export const morningSimhaLagna = time('simhaLagna', 'risingSign', ({ day, year }) =>
  risingAfter(day.sunrise, SIMHA, year),
)
export const vrishchikaLagna = time('vrishchikaLagna', 'risingSign', ({ day, year }) =>
  risingAfter(day.sunrise, VRISHCHIKA, year),
)
function lakshmiTime(occasion: Occasion): JdSpan | undefined {
  const { day, tithi } = occasion
  const pradoshaSpan = pradoshaOf(day)
  return common(pradoshaSpan, evening(occasion, VRISHABHA), tithi) ?? common(pradoshaSpan, tithi)
}
export const lakshmiPuja = time('lakshmiPuja', 'pradoshaVrishabhaTithi', lakshmiTime)
export const dhanterasPuja = time('puja', 'pradoshaVrishabhaTithi', lakshmiTime)
export const nishitaLakshmiPuja = time('nishitaLakshmiPuja', 'nishitaSimhaTithi', (occasion) =>
  common(nishitaOf(occasion.day), evening(occasion, SIMHA), occasion.tithi),
)

// Full moons with bhadra.
export const bhadra = time('bhadra', 'halfOfPurnima', bhadraOf)
export const bhadraEnd = time('bhadraEnd', 'halfOfPurnima', (occasion) => bhadraOf(occasion).endJdUt)
export const bhadraPunchha = time('bhadraPunchha', 'partsOfBhadra', punchhaOf)
export const bhadraMukha = time('bhadraMukha', 'partsOfBhadra', mukhaOf)
export const threadCeremony = time('threadCeremony', 'rakhiAfterBhadra', rakhi)
export const aparahnaWithoutBhadra = time('aparahna', 'fourthFifthWithoutBhadra', (occasion) =>
  withoutBhadra(dayPart(occasion.day, 5, 3), occasion),
)
export const pradoshaWithoutBhadra = time('pradosha', 'pradoshaWithoutBhadra', (occasion) =>
  withoutBhadra(pradoshaOf(occasion.day), occasion),
)
export const holikaDahan = time('holikaDahan', 'holikaAfterBhadra', bonfire)

// Breaking fasts.
const DWADASHI_AFTER_EKADASHI = 1
function dwadashiOf({ tithi, year }: Occasion): JdSpan {
  const dwadashi = stayNear('tithi', (tithi.index + DWADASHI_AFTER_EKADASHI) % 30, tithi.endJdUt, year)
  return dwadashi ?? tithi
}
export const ekadashiParana = time('parana', 'ekadashiParana', (occasion) =>
  paranaAfter(occasion.day, dwadashiOf(occasion), occasion.year),
)
export const endOfHariVasara = time('hariVasaraEnd', 'firstQuarterOfDwadashi', (occasion) =>
  hariVasaraEnd(dwadashiOf(occasion)),
)
export const endOfDwadashi = time('dwadashiEnd', 'endOfDwadashi', (occasion) => dwadashiOf(occasion).endJdUt)

/** Until three of the four watches of daylight are over, or the lunar day; open if that ended before sunrise. */
export const shivaratriParana = time('parana', 'sunriseToTithiEnd', ({ next, tithi }) => {
  const { sunrise } = next
  if (tithi.endJdUt <= sunrise) return { startJdUt: sunrise }
  return { startJdUt: sunrise, endJdUt: Math.min(tithi.endJdUt, dayPart(next, 4, 2).endJdUt) }
})

/** After the eighth lunar day and, where it is present on the day of the fast, Rohini. */
function paranaFrom({ day, tithi, star }: Occasion): JulianDay {
  const isStarPresent = star && common(star, { startJdUt: day.sunrise, endJdUt: day.nextSunrise })
  return Math.max(tithi.endJdUt, isStarPresent ? star.endJdUt : tithi.endJdUt, day.nextSunrise)
}
export const janmashtamiParana = time('parana', 'afterTithiAndStar', (occasion) => ({
  startJdUt: paranaFrom(occasion),
}))
/** Where the rule above asks for more than the night. */
export const paranaAtSunrise = time('paranaAlternate', 'nextSunrise', (occasion) => {
  const { nextSunrise } = occasion.day
  return paranaFrom(occasion) > nextSunrise ? { startJdUt: nextSunrise } : undefined
})
export const paranaAfterNishita = time('paranaModern', 'afterNishita', ({ day }) => ({
  startJdUt: nishitaOf(day).endJdUt,
}))

// Others.
export const sandhiPuja = time('sandhiPuja', 'ghatiEitherSide', ({ tithi: { endJdUt } }) => ({
  startJdUt: endJdUt - GHATI,
  endJdUt: endJdUt + GHATI,
}))

const FORTY_GHATIS = 40 * GHATI
export const entry = (rashi: number) => time('sankranti', 'entryOfTheSun', ({ year }) => entryInto(rashi, year))
const makaraEntry = ({ year }: Occasion) => entryInto(MAKARA, year)
/** The sacred time begins with the entry; an entry at night counts from sunrise. */
const sacredFrom = (occasion: Occasion) => Math.max(makaraEntry(occasion), occasion.day.sunrise)
export const makaraSankranti = entry(MAKARA)
export const punyaKala = time('punyaKala', 'fortyGhatis', (occasion) => {
  const startJdUt = sacredFrom(occasion)
  return common(daylight(occasion), { startJdUt, endJdUt: startJdUt + FORTY_GHATIS })
})
export const mahaPunyaKala = time('mahaPunyaKala', 'sixthOfDay', (occasion) => {
  const startJdUt = sacredFrom(occasion)
  const { endJdUt } = dayPart(occasion.day, 6, 0)
  return common(daylight(occasion), { startJdUt, endJdUt: startJdUt + endJdUt - occasion.day.sunrise })
})

function daylight({ day }: Occasion): JdSpan {
  return { startJdUt: day.sunrise, endJdUt: day.sunset }
}
