import { type Degrees, normalizeDegrees } from '../angles.ts'
import { type MeanAyanamsa, meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { type Horizon, horizonOf } from '../chart/horizon.ts'
import { karanaOfHalf, pakshaOf } from '../panchanga/karana.ts'
import { limbAngleOf, limbIndex } from '../panchanga/limb.ts'
import { varaOfSunrise } from '../panchanga/vara.ts'
import { type Bodies, bodiesAt } from '../sky/bodies.ts'
import { type Instant, instantAt } from '../sky/instant.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import type { SunriseRule } from '../sky/rise-set.ts'
import { sunTimesAround } from '../sky/sun-times.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { vimshottariResult } from './dasha-result.ts'
import { marginsOf } from './margins.ts'
import { pointResult } from './point-result.ts'
import type { ChartRequest } from './request.ts'

const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode', 'trueNode'] as const
type BodyName = (typeof BODIES)[number]
type PlaceLike = { longitude: number; rate: number; latitude?: number; distance?: number }

function placeOf(bodies: Bodies, name: BodyName): PlaceLike {
  return name === 'meanNode' || name === 'trueNode' ? bodies[name] : bodies.places[name]
}

function byBody<Value>(compute: (name: BodyName) => Value): Record<BodyName, Value> {
  return Object.fromEntries(BODIES.map((name) => [name, compute(name)])) as Record<BodyName, Value>
}

function tropicalResult(bodies: Bodies, { frame }: Instant) {
  return byBody((name) => {
    const { longitude, rate, latitude = 0, distance } = placeOf(bodies, name)
    return {
      lon: normalizeDegrees((longitude + frame.nutationLongitude) / RADIANS_PER_DEGREE),
      lat: latitude / RADIANS_PER_DEGREE,
      ...(distance === undefined ? {} : { dist: distance }),
      speed: (rate + frame.nutationLongitudeRate) / RADIANS_PER_DEGREE,
    }
  })
}

function siderealBodies(bodies: Bodies, ayanamsa: MeanAyanamsa, node: ChartRequest['node']) {
  const at = ({ longitude, rate }: PlaceLike) => {
    const speed = rate / RADIANS_PER_DEGREE - ayanamsa.rate
    return { lon: normalizeDegrees(longitude / RADIANS_PER_DEGREE - ayanamsa.value), speed, retro: speed < 0 }
  }
  const named = byBody((name) => at(placeOf(bodies, name)))
  const rahu = named[node === 'true' ? 'trueNode' : 'meanNode']
  return { ...named, rahu, ketu: { ...rahu, lon: normalizeDegrees(rahu.lon + 180) } }
}

function riseResult({ jdUt, location }: ChartRequest, rule: SunriseRule, track: LuminaryTrack) {
  const { previousRise, setAfterPreviousRise, nextRise } = sunTimesAround(jdUt, location, rule, track)
  return {
    prevRise: previousRise ?? null,
    setAfterPrevRise: setAfterPreviousRise ?? null,
    nextRise: nextRise ?? null,
  }
}

function pointsOf(bodies: ReturnType<typeof siderealBodies>, { ascendant }: Horizon): Record<string, Degrees> {
  const longitudes = Object.fromEntries(BODIES.map((name) => [name, bodies[name].lon]))
  return {
    ...longitudes,
    ketuMean: normalizeDegrees(bodies.meanNode.lon + 180),
    ketuTrue: normalizeDegrees(bodies.trueNode.lon + 180),
    lagna: ascendant.longitude,
  }
}

/** The command line output for one chart, with the field names of the reference charts. */
export function chartResult(request: ChartRequest) {
  const { jdUt, location } = request
  const instant = instantAt(jdUt)
  const ayanamsa = meanAyanamsa(request.ayanamsa, instant.frame)
  const bodies = bodiesAt(instant)
  const horizon = horizonOf(instant, location, ayanamsa.value)
  const sidereal = siderealBodies(bodies, ayanamsa, request.node)
  const track = trackLuminaries({ instant, ...bodies })
  const rise = { hindu: riseResult(request, 'hindu', track), upperLimb: riseResult(request, 'upperLimb', track) }
  const luminaries = { sun: sidereal.sun.lon, moon: sidereal.moon.lon }
  const angles = {
    tithi: limbAngleOf('tithi', luminaries),
    yoga: limbAngleOf('yoga', luminaries),
    moon: sidereal.moon.lon,
    lagna: horizon.ascendant.longitude,
  }
  const tithi = limbIndex('tithi', angles.tithi)
  const karanaHalf = limbIndex('karana', angles.tithi)
  const points = pointsOf(sidereal, horizon)

  return {
    jdUt,
    deltaT: instant.deltaT,
    tropical: tropicalResult(bodies, instant),
    ascTropical: horizon.ascendant.tropicalLongitude,
    mcTropical: horizon.midheaven.tropicalLongitude,
    ayanamsaMean: ayanamsa.value,
    sidereal: { bodies: sidereal, asc: horizon.ascendant.longitude, mc: horizon.midheaven.longitude },
    rise,
    derived: {
      points: Object.fromEntries(Object.entries(points).map(([name, longitude]) => [name, pointResult(longitude)])),
      tithi,
      paksha: pakshaOf(tithi),
      karanaHalf,
      karana: karanaOfHalf(karanaHalf),
      yoga: limbIndex('yoga', angles.yoga),
      vara: rise.hindu.prevRise === null ? null : varaOfSunrise(rise.hindu.prevRise, location.lon),
      vimshottari: { moonNakshatra: nakshatraAt(angles.moon).nakshatra, ...vimshottariResult(request, angles.moon) },
      marginArcsec: marginsOf(
        angles,
        byBody((name) => sidereal[name].lon),
      ),
    },
  }
}
