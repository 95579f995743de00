import { Body, Ecliptic, GeoMoon, GeoVector, MakeTime, Observer, SearchRiseSet } from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import {
  type AnswerValue,
  checkAnswer,
  chosenChart,
  degreesOf,
  EXERCISE_KINDS,
  type Exercise,
  type ExerciseKind,
  type ExercisePart,
  exerciseFrom,
  type Facts,
  LEVELS,
  type SolutionStep,
} from '../exercises.ts'
import { solveAsk } from '../test/exercise-solver.ts'

/** How many exercises of each kind; `npm run faults -- exercises` makes 10,000. */
const COUNT = Number(process.env.EXERCISES ?? 150)
const TIMEOUT_MS = 20_000 + COUNT * 20

function exerciseOf(kind: ExerciseKind, seed: string, level: 1 | 2 | 3): Exercise {
  const exercise = exerciseFrom({ kind, seed, level })
  if (!exercise.ok) throw new Error(`${kind} ${seed}: ${exercise.refusal}`)
  return exercise.value
}

function* exercisesOf(kind: ExerciseKind, count: number) {
  for (let index = 0; index < count; index++) {
    yield exerciseOf(kind, `seed ${index}`, LEVELS[(index % 3) as 0 | 1 | 2])
  }
}

const optionsOf = ({ form }: ExercisePart) => ('options' in form ? form.options : [])

/** The solver's answers to all parts of an exercise, from facts that may differ from its own. */
function solve({ parts }: Exercise, facts: Facts): Record<string, AnswerValue> {
  return Object.fromEntries(parts.map((part) => [part.name, solveAsk(facts, part.ask, optionsOf(part))]))
}

/** The facts with every longitude turned by up to a minute of arc, each by its own share. */
function turned(facts: Facts, shareOf: (index: number) => number): Facts {
  let index = 0
  const turn = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if ('minutes' in value && 'sign' in value) return { ...value, minutes: Number(value.minutes) + shareOf(index++) }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turn(inner)]))
  }
  return turn(facts) as Facts
}

const TURNS: readonly ((index: number) => number)[] = [
  () => 0.99,
  (index) => (index % 2 === 0 ? 0.99 : 0),
  (index) => (index % 3 === 0 ? 0 : 0.99),
]

/** What depends on a longitude by degrees has a tolerance of its own. */
const isExact = ({ form }: ExercisePart) => !('tolerance' in form && form.tolerance > 0) && form.type !== 'date'

/** What steps say for an answer that is no code or number of theirs. */
const SAID: Readonly<Record<string, unknown>> = {
  yes: true,
  no: false,
  forward: true,
  backward: false,
  own: 'moolatrikona',
}

/** Whether a step states this answer, a number as closely as the form asks. */
function says(step: SolutionStep | undefined, { form }: ExercisePart, answer: string | number): boolean {
  const tolerance = form.type === 'number' ? form.tolerance : 0
  const stated = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(stated)
    if (typeof value === 'number') return Math.abs(value - Number(answer)) <= tolerance
    return value === answer || value === SAID[answer]
  }
  return stated({ ...step, code: undefined })
}

/** The last step states the last answer; all other answers, and the members of sets, are stated on the way. */
function isSolved({ parts, solution }: Pick<Exercise, 'parts' | 'solution'>): boolean {
  return parts.every((part, index) => {
    const isOneAtTheEnd = index === parts.length - 1 && !Array.isArray(part.answer)
    const steps = isOneAtTheEnd ? solution.slice(-1) : solution
    return [part.answer].flat().every((answer) => steps.some((step) => says(step, part, answer)))
  })
}

describe.each(EXERCISE_KINDS)('exercises of %s', (kind) => {
  test(
    'have the answer that an independent computation finds, whatever the rounding of the facts hides',
    () => {
      for (const exercise of exercisesOf(kind, COUNT)) {
        const { facts, parts, seed } = exercise
        const found = checkAnswer(exercise, solve(exercise, JSON.parse(JSON.stringify(facts)) as Facts))
        if (!found.ok || !found.value.isRight) {
          expect.soft({ seed, level: exercise.level, facts, parts, solved: solve(exercise, facts) }).toBe('right')
        }

        const exact = parts.filter(isExact)
        for (const turn of TURNS) {
          const apart = checkAnswer({ parts: exact }, solve({ ...exercise, parts: exact }, turned(facts, turn)))
          if (!apart.ok || !apart.value.isRight)
            expect.soft({ seed, level: exercise.level, facts, parts }).toBe('clear')
        }
      }
    },
    TIMEOUT_MS,
  )

  test('are the same for the same seed, differ with the seed, and have steps that end with the answer', () => {
    for (const level of LEVELS) {
      const seeds = Array.from({ length: 20 }, (_, index) => JSON.stringify(exerciseOf(kind, String(index), level)))
      expect(seeds).toEqual(seeds.map((_, index) => JSON.stringify(exerciseOf(kind, String(index), level))))
      expect(new Set(seeds.map((text) => text.replace(/"seed":"\d+"/, ''))).size).toBeGreaterThan(4)
      for (const text of seeds) expect.soft(JSON.parse(text)).toSatisfy(isSolved)
    }
  })
})

/** Lahiri's ayanamsa in 2000, degrees: what sidereal longitudes differ by from the fixed ecliptic of that year. */
const LAHIRI_2000 = 23.85709

function lahiri(utc: string): number {
  const centuries = (Date.parse(utc) - Date.parse('2000-01-01T12:00:00Z')) / (36525 * 86_400_000)
  return LAHIRI_2000 + 1.39697 * centuries
}

const apart = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180)
const BODIES = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const
const ARCMINUTES = 2 / 60
const OBLIQUITY = (23.4393 * Math.PI) / 180

test('the charts, longitudes and sunrises that students are given are those of another ephemeris', () => {
  for (let index = 0; index < 60; index++) {
    const { chart, birth } = exerciseOf('house', `sky ${index}`, 1).facts
    if (!chart || !birth) throw new Error('There is no chart')
    const time = MakeTime(new Date(birth.utc))
    for (const [graha, body] of Object.entries(BODIES)) {
      const { elon } = Ecliptic(GeoVector(body, time, true))
      const given = degreesOf(chart.grahas[graha as keyof typeof BODIES]) + 0.5 / 60
      expect.soft(apart(given, elon - LAHIRI_2000), `${graha} ${birth.utc}`).toBeLessThan(ARCMINUTES)
    }
    expect
      .soft(apart(degreesOf(chart.grahas.moon), Ecliptic(GeoMoon(time)).elon - LAHIRI_2000))
      .toBeLessThan(ARCMINUTES)

    const { lat = Number.NaN, lon = Number.NaN } = birth
    const sidereal = ((280.46062 + 360.98564736629 * time.ut + lon) * Math.PI) / 180
    const rising = Math.atan2(
      Math.cos(sidereal),
      -(Math.sin(sidereal) * Math.cos(OBLIQUITY) + Math.tan((lat * Math.PI) / 180) * Math.sin(OBLIQUITY)),
    )
    expect
      .soft(apart(degreesOf(chart.lagna), (rising * 180) / Math.PI - lahiri(birth.utc)))
      .toBeLessThan(3 * ARCMINUTES)

    const { day, longitudes } = exerciseOf('tithi', `sky ${index}`, 1).facts
    const midnight = new Date(`${day?.date}T00:00:00+05:30`)
    const observer = new Observer(day?.lat ?? 0, day?.lon ?? 0, 0)
    const rise = SearchRiseSet(Body.Sun, observer, 1, MakeTime(midnight), 1)
    const sunrise = Date.parse(`${day?.date}T${day?.sunrise}:00+05:30`)
    expect.soft(Math.abs(sunrise - (rise?.date.getTime() ?? 0)), day?.date).toBeLessThan(2 * 60_000)
    if (!longitudes?.moon || !longitudes.sun || !rise) throw new Error('There are no longitudes')
    const elongation = Ecliptic(GeoMoon(rise)).elon - Ecliptic(GeoVector(Body.Sun, rise, true)).elon
    expect.soft(apart(degreesOf(longitudes.moon) - degreesOf(longitudes.sun), elongation)).toBeLessThan(ARCMINUTES)
  }
})

test('a chosen chart is asked about', () => {
  const chart = chosenChart({ utc: '1990-01-01T06:30:00Z', lat: 19.076, lon: 72.8777 })
  if (!chart.ok) throw new Error(chart.refusal)
  const exercise = exerciseFrom({ kind: 'lagna-lord', seed: 'a', level: 1, chart: chart.value })

  expect(exercise).toMatchObject({
    ok: true,
    value: { facts: { birth: { date: '1990-01-01', time: '12:00' } }, parts: [{ name: 'lord', answer: 'jupiter' }] },
  })
})

test('the birth of a chosen chart is told by its own clock', () => {
  const born = { utc: '1990-01-01T03:30:00Z', lat: 40.7, lon: -74 }
  const chart = chosenChart({ ...born, utcOffsetMinutes: -300 })

  expect(chart).toMatchObject({ value: { birth: { date: '1989-12-31', time: '22:30', utcOffsetMinutes: -300 } } })
  for (const kind of ['dasha-balance', 'running-dasha', 'chara-dasha'] as const) {
    const asked = exerciseFrom({ kind, seed: 'a', level: 3, ...(chart.ok && { chart: chart.value }) })
    if (!asked.ok) throw new Error(asked.refusal)
    expect(checkAnswer(asked.value, solve(asked.value, asked.value.facts))).toMatchObject({ value: { isRight: true } })
  }
  expect(chosenChart({ ...born, utcOffsetMinutes: Number.NaN })).toEqual({
    ok: false,
    refusal: 'utc-offset-out-of-range',
  })
})

test('an answer may be off by the tolerance of its form, and only what is an answer is judged', () => {
  const parts: ExercisePart[] = [
    {
      name: 'years',
      ask: { code: 'balance-years' },
      form: { type: 'number', unit: 'years', min: 0, max: 20, tolerance: 0.1 },
      answer: 3.5,
    },
    { name: 'ends', ask: { code: 'balance-ends' }, form: { type: 'date', toleranceDays: 2 }, answer: '2001-03-01' },
    {
      name: 'starts',
      ask: { code: 'part-starts', part: 'rahu' },
      form: { type: 'time', toleranceMinutes: 2 },
      answer: '07:30',
    },
    {
      name: 'grahas',
      ask: { code: 'vargottama' },
      form: { type: 'set', of: 'graha', options: ['sun', 'moon'] },
      answer: ['sun'],
    },
  ]
  const right = { years: '3,6', ends: '2001-02-27', starts: '7:32', grahas: ['sun'] }

  expect(checkAnswer({ parts }, right)).toMatchObject({ ok: true, value: { isRight: true } })
  expect(checkAnswer({ parts }, { ...right, years: 3.61, grahas: [] })).toMatchObject({
    ok: true,
    value: { isRight: false, parts: { years: false, ends: true, starts: true, grahas: false } },
  })
  expect(checkAnswer({ parts }, { ...right, ends: '1 March' })).toEqual({
    ok: false,
    refusal: { part: 'ends', refusal: 'not-a-date' },
  })
  expect(checkAnswer({ parts }, { ...right, years: '' })).toEqual({
    ok: false,
    refusal: { part: 'years', refusal: 'answer-missing' },
  })
  expect(checkAnswer({ parts }, { ...right, grahas: ['pluto'] })).toMatchObject({ ok: false })
})
