import { writeFileSync } from 'node:fs'
import tables from 'astronomia/data'
import { BitWriter } from './bit-writer.ts'
import { packTerms, quantize, type Term } from './pack-series.ts'

/** Terms below the threshold are dropped and amplitudes are rounded to the unit; heliocentric arcseconds. */
const THRESHOLD_ARCSECONDS = 0.007
const UNIT_ARCSECONDS = 0.002
const RADIANS_PER_ARCSECOND = Math.PI / 648000

/** VSOP87 uses Julian millennia; this package uses centuries, so |T| stays below 1.01. */
const CENTURIES_PER_MILLENNIUM = 10

/**
 * `radialScale`: the distance in au that is weighted like a radian of longitude. Jupiter and Saturn are seen from the
 * Earth almost along the line from the Sun, where a distance error hardly matters.
 */
const PLANETS = {
  mercury: { table: tables.vsop87Bmercury, radialScale: 0.387 },
  venus: { table: tables.vsop87Bvenus, radialScale: 0.723 },
  earth: { table: tables.vsop87Bearth, radialScale: 1 },
  mars: { table: tables.vsop87Bmars, radialScale: 1.524 },
  jupiter: { table: tables.vsop87Bjupiter, radialScale: 5.203 * 4 },
  saturn: { table: tables.vsop87Bsaturn, radialScale: 9.537 * 8 },
}

for (const [name, { table, radialScale }] of Object.entries(PLANETS)) {
  const writer = new BitWriter()
  const polynomials: number[][] = []
  const units: number[] = []

  for (const coordinate of ['L', 'B', 'R'] as const) {
    const scale = coordinate === 'R' ? radialScale : 1
    const threshold = THRESHOLD_ARCSECONDS * RADIANS_PER_ARCSECOND * scale
    const unit = UNIT_ARCSECONDS * RADIANS_PER_ARCSECOND * scale
    const polynomial: number[] = []
    const terms: Term[] = []

    for (const [key, rows] of Object.entries(table[coordinate])) {
      const power = Number(key)
      const perCentury = CENTURIES_PER_MILLENNIUM ** -power
      for (const [amplitude, phase, frequency] of rows) {
        if (frequency === 0) {
          polynomial[power] = (polynomial[power] ?? 0) + amplitude * Math.cos(phase) * perCentury
        } else if (amplitude * perCentury >= threshold) {
          const term = quantize(power, amplitude * perCentury, phase, frequency / CENTURIES_PER_MILLENNIUM, unit)
          if (term) terms.push(term)
        }
      }
    }
    polynomials.push(Array.from(polynomial, (coefficient) => coefficient ?? 0))
    units.push(unit)
    packTerms(writer, terms)
  }

  const literal = JSON.stringify({ polynomials, units, bits: writer.toBase64() })
  const source = [
    '// Written by scripts/write-planet-series.ts from VSOP87B (Bretagnon and Francou 1988) as published in astronomia 4.2.0.',
    "import type { PackedSeries } from './packed-series.ts'",
    '',
    `export const ${name.toUpperCase()}: PackedSeries = ${literal}`,
    '',
  ].join('\n')
  writeFileSync(new URL(`../sky/series/${name}.data.ts`, import.meta.url), source)
}
