import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castBirthChart } from './cast-birth-chart.ts'
import { listClockGuesses } from './clock-guesses.ts'

function guessesIn(timeZone: string): string[] {
  const place = { name: 'Mumbai', region: '', country: '', lat: 19.0728, lon: 72.8826, timeZone }
  const cast = castBirthChart({
    fullName: '',
    date: '1950-06-15',
    time: '12:00',
    place,
    ...USUAL_CONTEXT,
  })
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  return listClockGuesses(cast.value).map(({ id }) => id)
}

test.each(['Asia/Kolkata', 'Asia/Calcutta'])('considers Bombay and Calcutta time in %s', (timeZone) => {
  expect(guessesIn(timeZone)).toEqual(expect.arrayContaining(['bombay', 'calcutta']))
})

test('does not consider Bombay time outside India', () => {
  expect(guessesIn('Asia/Tokyo')).not.toContain('bombay')
})
