import { compareMangalDosha, processJsonLine } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { castBirthChart } from './cast-birth-chart.ts'
import { matchBirths } from './match-births.ts'

const BRIDE: Birth = {
  fullName: 'Asha',
  date: '1992-03-14',
  time: '06:42',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
}
const GROOM: Birth = { ...BRIDE, fullName: 'Ravi', date: '1990-01-01', time: '12:00' }

function placementsOf(birth: Birth) {
  const cast = castBirthChart(birth)
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  return cast.value.chart.placements
}

const moonOf = (birth: Birth) => placementsOf(birth).longitudes.moon

test('matches two births as the command line matches their Moons', () => {
  const outcome = matchBirths({ bride: BRIDE, groom: GROOM })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))

  const line = JSON.stringify({ bride: { moonLon: moonOf(BRIDE) }, groom: { moonLon: moonOf(GROOM) } })
  expect(outcome.value.match.total).toBe(JSON.parse(processJsonLine('match', line)).total)
  expect(outcome.value.mangal).toEqual(compareMangalDosha({ bride: placementsOf(BRIDE), groom: placementsOf(GROOM) }))
})

test('matches a birth without a time only if the whole day gives the same points', () => {
  const days = Array.from({ length: 27 }, (_, day) => ({
    ...BRIDE,
    date: `1992-03-${String(day + 1).padStart(2, '0')}`,
    time: null,
  }))
  const outcomes = days.map((bride) => matchBirths({ bride, groom: GROOM }))

  expect(new Set(outcomes.map(({ ok }) => ok))).toEqual(new Set([true, false]))
  for (const outcome of outcomes) {
    if (!outcome.ok) expect(outcome.refusal).toEqual({ who: 'bride', reason: { kind: 'moon-uncertain' } })
  }
})

test('names the partner whose place is missing', () => {
  expect(matchBirths({ bride: BRIDE, groom: { ...GROOM, place: null } })).toEqual({
    ok: false,
    refusal: { who: 'groom', reason: { kind: 'place-missing' } },
  })
})
