import { meanAyanamsa } from '../../ayanamsa/ayanamsa.ts'
import type { SignLord } from '../../grahas.ts'
import { dayParts, horaLordAfter } from '../../panchanga/day-parts.ts'
import { pakshaOf } from '../../panchanga/karana.ts'
import { instantAt } from '../../sky/instant.ts'
import { trackLuminaries } from '../../sky/luminary-track.ts'
import { findNextEvent } from '../../sky/rise-set.ts'
import { RADIANS_PER_DEGREE } from '../../sky/trigonometry.ts'
import { clockText, dateText, instantOf, minutesOf, timeText, weekdayOfDate } from '../clock.ts'
import { type AnswerForm, DAY_PARTS, type DayPartName, type ExercisePart, type SolutionStep } from '../exercise.ts'
import { LORD } from '../forms.ts'
import { ARCMINUTES_PER_CIRCLE, arcminutesOf, givenArcminutes, givenLongitude, isNearBoundary } from '../given.ts'
import type { Kind } from '../kind.ts'
import type { Draw } from '../seed.ts'
import { drawInstant, drawPlace } from '../source.ts'

const MINUTES_PER_DAY = 1440
/** The time for which an ephemeris on Indian time prints its longitudes. */
const EPHEMERIS_TIME = '05:30'

/** A date with its sunrise, sunset and next sunrise at a place: the upper limb with refraction, to the minute. */
function drawDay(draw: Draw) {
  const date = dateText(drawInstant(draw))
  const { place, lat, lon } = drawPlace(draw)
  const midnight = instantOf(date)
  const track = trackLuminaries(midnight)
  const sun = { luminary: 'sun', location: { lat, lon }, rule: 'upperLimb', track } as const
  const sunrise = findNextEvent(midnight, { ...sun, event: 'rise' }) ?? midnight
  const sunset = findNextEvent(sunrise, { ...sun, event: 'set' }) ?? midnight
  const nextSunrise = findNextEvent(sunset, { ...sun, event: 'rise' }) ?? midnight
  return { date, place, lat, lon, track, sunrise, sunset, nextSunrise, weekday: weekdayOfDate(date) }
}

const TITHI_ARCMINUTES = 720
/** Ten minutes of arc are about twenty minutes of time, more than sunrise differs between its two rules. */
const TITHI_MARGIN = 10
/** The motion of a day, taken as even, is up to this far from the true place an hour or two later. */
const HOURS: AnswerForm = { type: 'number', unit: 'hours', min: 0, max: 30, tolerance: 0.3 }

/** The tithi at sunrise: level 1 from the longitudes then, 2 also the hours left of it, 3 from longitudes at 5:30. */
export const tithi: Kind = ({ draw }, level) => {
  const day = drawDay(draw)
  const at = level === 3 ? instantOf(day.date, minutesOf(EPHEMERIS_TIME)) : day.sunrise
  const longitudesAt = (jdUt: number) => {
    const ayanamsa = meanAyanamsa('lahiri', instantAt(at).frame).value
    const degrees = (radians: number) => (radians / RADIANS_PER_DEGREE - ayanamsa + 720) % 360
    const { sunAt, moonAt } = day.track
    return { sun: degrees(sunAt(jdUt).longitude), moon: degrees(moonAt(jdUt).longitude) }
  }
  const [now, later] = [longitudesAt(at), longitudesAt(at + 1)]
  const motionOf = (name: 'sun' | 'moon') => Math.round(((later[name] - now[name] + 360) % 360) * 60)
  const dailyMotion = { sun: motionOf('sun'), moon: motionOf('moon') }
  const sunrise = timeText(day.sunrise)
  const given = { sun: givenLongitude(now.sun), moon: givenLongitude(now.moon) }
  const days = level === 3 ? (minutesOf(sunrise) - minutesOf(EPHEMERIS_TIME)) / MINUTES_PER_DAY : 0
  const movedOf = (name: 'sun' | 'moon') => arcminutesOf(given[name]) + dailyMotion[name] * days
  const elongation = (movedOf('moon') - movedOf('sun') + ARCMINUTES_PER_CIRCLE) % ARCMINUTES_PER_CIRCLE
  if (isNearBoundary(elongation, TITHI_ARCMINUTES, TITHI_MARGIN)) return undefined

  const index = Math.floor(elongation / TITHI_ARCMINUTES)
  const paksha = pakshaOf(index)
  const number = (index % 15) + 1
  const left = TITHI_ARCMINUTES - (elongation % TITHI_ARCMINUTES)
  const gain = dailyMotion.moon - dailyMotion.sun
  const hours = (left / gain) * 24
  const parts: ExercisePart[] = [
    { name: 'paksha', ask: { code: 'paksha' }, form: PAKSHA, answer: paksha },
    { name: 'tithi', ask: { code: 'tithi' }, form: TITHI, answer: number },
    { name: 'hours', ask: { code: 'tithi-hours' }, form: HOURS, answer: Math.round(hours * 100) / 100 },
  ]
  const whole = Math.round(elongation)
  const moved: SolutionStep[] =
    level === 3
      ? (['sun', 'moon'] as const).map((graha) => ({
          code: 'moved',
          graha,
          longitude: givenArcminutes(Math.round(movedOf(graha))),
        }))
      : []
  return {
    facts: {
      day: { date: day.date, place: day.place, lat: day.lat, lon: day.lon, sunrise },
      longitudes: given,
      ...(level === 3 && { longitudesAt: EPHEMERIS_TIME }),
      ...(level > 1 && { dailyMotion }),
    },
    parts: level === 1 ? parts.slice(0, 2) : parts,
    solution: [
      ...moved,
      { code: 'elongation', degrees: Math.floor(whole / 60), minutes: whole % 60 },
      { code: 'tithi-counted', count: index + 1, paksha, tithi: number },
      ...(level === 1
        ? []
        : [{ code: 'tithi-left', minutes: Math.round(left), gain, hours: Math.round(hours * 10) / 10 } as const]),
    ],
  }
}

const PAKSHA: AnswerForm = { type: 'choice', of: 'paksha', options: ['shukla', 'krishna'] }
const TITHI: AnswerForm = { type: 'number', unit: 'count', min: 1, max: 15, tolerance: 0 }
const EIGHTH: AnswerForm = { type: 'number', unit: 'count', min: 1, max: 8, tolerance: 0 }
const TIME: AnswerForm = { type: 'time', toleranceMinutes: 2 }
const PART_KEYS = { rahu: 'rahuKalam', yamaganda: 'yamaganda', gulika: 'gulika' } as const

/** Which eighth of daylight a part is, from 1. */
function eighthOf(part: DayPartName, weekday: number): number {
  const { startJdUt } = dayParts({ sunrise: 0, sunset: 8, nextSunrise: 16 }, weekday)[PART_KEYS[part]]
  return startJdUt + 1
}

/** Rahu kalam: level 1 its eighth of daylight, 2 when it begins, 3 begin and end of it, yamaganda or gulika on a date. */
export const rahuKalam: Kind = ({ draw }, level) => {
  const part = level === 3 ? draw.of(DAY_PARTS) : 'rahu'
  if (level === 1) {
    const weekday = draw.below(7)
    const eighth = eighthOf(part, weekday)
    return {
      facts: { day: { weekday } },
      parts: [{ name: 'eighth', ask: { code: 'eighth', part }, form: EIGHTH, answer: eighth }],
      solution: [{ code: 'eighth-of-weekday', part, weekday, eighth }],
    }
  }

  const { date, place, lat, lon, weekday, ...day } = drawDay(draw)
  const [sunrise, sunset] = [timeText(day.sunrise), timeText(day.sunset)]
  const eighth = eighthOf(part, weekday)
  const [rise, set] = [minutesOf(sunrise), minutesOf(sunset)]
  const each = (set - rise) / 8
  const [starts, ends] = [clockText(rise + each * (eighth - 1)), clockText(rise + each * eighth)]
  const startPart: ExercisePart = { name: 'starts', ask: { code: 'part-starts', part }, form: TIME, answer: starts }
  const endPart: ExercisePart = { name: 'ends', ask: { code: 'part-ends', part }, form: TIME, answer: ends }
  return {
    facts: { day: level === 2 ? { weekday, sunrise, sunset } : { date, place, lat, lon, sunrise, sunset } },
    parts: level === 2 ? [startPart] : [startPart, endPart],
    solution: [
      ...(level === 3 ? [{ code: 'weekday-of', date, weekday } as const] : []),
      { code: 'eighth-of-weekday', part, weekday, eighth },
      { code: 'part-length', minutes: set - rise, parts: 8, each: Math.round(each * 10) / 10 },
      { code: 'part-span', from: starts, until: ends },
    ],
  }
}

/** Minutes from the change of a hora within which its lord is not asked. */
const HORA_MARGIN = 4

/** The lord of a hora: level 1 by its number, 2 of a time of day, 3 of a time of night on a date. */
export const horaLord: Kind = ({ draw }, level) => {
  if (level === 1) {
    const weekday = draw.below(7)
    const hora = 1 + draw.below(24)
    const lord = horaLordAfter(weekday, hora - 1)
    return {
      facts: { day: { weekday } },
      parts: [{ name: 'lord', ask: { code: 'hora-lord', hora }, form: LORD, answer: lord }],
      solution: horaSteps(weekday, hora, lord),
    }
  }

  const isNight = level === 3
  const { date, place, lat, lon, weekday, ...day } = drawDay(draw)
  const [sunrise, sunset, nextSunrise] = [timeText(day.sunrise), timeText(day.sunset), timeText(day.nextSunrise)]
  const start = minutesOf(isNight ? sunset : sunrise)
  const end = isNight ? minutesOf(nextSunrise) + MINUTES_PER_DAY : minutesOf(sunset)
  const each = (end - start) / 12
  const into = draw.below(end - start)
  if (isNearBoundary(into, each, HORA_MARGIN)) return undefined
  const hora = Math.floor(into / each) + 1 + (isNight ? 12 : 0)
  const lord = horaLordAfter(weekday, hora - 1)
  const time = clockText(start + into)
  return {
    facts: {
      day: isNight ? { date, place, lat, lon, sunset, nextSunrise, time, isNight } : { weekday, sunrise, sunset, time },
    },
    parts: [{ name: 'lord', ask: { code: 'hora-lord' }, form: LORD, answer: lord }],
    solution: [
      ...(isNight ? [{ code: 'weekday-of', date, weekday } as const] : []),
      { code: 'part-length', minutes: end - start, parts: 12, each: Math.round(each * 10) / 10 },
      { code: 'hora-number', hora },
      ...horaSteps(weekday, hora, lord),
    ],
  }
}

function horaSteps(weekday: number, hora: number, lord: SignLord): SolutionStep[] {
  return [
    { code: 'hora-first', weekday, graha: horaLordAfter(weekday, 0) },
    { code: 'hora-lord', hora, graha: lord },
  ]
}
