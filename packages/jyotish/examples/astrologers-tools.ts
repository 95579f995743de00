import { computeChart, formatUtc, julianDayOfDate, RASHI_NAMES } from '../index.ts'
import { charaKarakas } from '../jaimini.ts'
import { kpHorary } from '../kp.ts'
import { shadbala } from '../strength.ts'
import { findNextPassage } from '../transits.ts'
import { varshaphala } from '../varshaphala.ts'

/** A birth in Mumbai: its atma karaka, its strongest graha, the year from 36, Saturn's next return, and a horary number. */
export function describeWithTools(): string[] {
  const place = { lat: 19.076, lon: 72.8777 }
  const outcome = computeChart({ utc: '1990-01-01T06:30:00Z', ...place })
  if (!outcome.ok) return [`No chart: ${outcome.refusal}`]
  const chart = outcome.value

  const [atma] = charaKarakas(chart.placements)
  const bala = shadbala(chart)
  const year = varshaphala(chart, 36)
  const back = findNextPassage(
    'saturn',
    chart.grahas.saturn.longitude,
    julianDayOfDate({ year: 2026, month: 1, day: 1 }),
  )
  const horary = kpHorary(108, { utc: '2026-11-17T06:30:00Z', ...place })
  if (!bala.ok || !year.ok || !back.ok || !horary.ok) return ['Refused']

  const [strongest] = Object.entries(bala.value.ratioToRequired).sort(([, one], [, other]) => other - one)
  return [
    `Atma karaka: ${atma?.graha}`,
    `Strongest for its needs: ${strongest?.[0]}`,
    `The year from 36 begins ${formatUtc(year.value.jdUt).slice(0, 16)} with muntha in ${RASHI_NAMES[year.value.muntha].sanskrit}`,
    `Saturn returns ${formatUtc(back.value.jdUt).slice(0, 10)}`,
    `Number 108: sub-lord of the first cusp is ${horary.value.cusps[0]?.sub}`,
  ]
}
