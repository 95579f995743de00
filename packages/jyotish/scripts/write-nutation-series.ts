import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** astronomy-engine does not export its 77 IAU 2000B rows, so they are parsed from its source. */
const ROW = /nals: \[([-\d, ]+)\], cls: \[([-\d, ]+)\]/g
const TERMS = 77

const file = createRequire(import.meta.url).resolve('astronomy-engine')
const rows = [...readFileSync(file, 'utf8').matchAll(ROW)].map(([, multipliers, coefficients]) =>
  `${multipliers},${coefficients}`.split(',').map(Number),
)
if (rows.length !== TERMS) throw new Error(`Found ${rows.length} nutation terms instead of ${TERMS}`)

const source = [
  '// Written by scripts/write-nutation-series.ts from IAU 2000B (McCarthy and Luzum 2003) as published in astronomy-engine 2.0.4.',
  "// Each row: multipliers of l, l', F, D, Omega; longitude sin, sin t, cos; obliquity cos, cos t, sin; in 1e-7 arcseconds.",
  `export const NUTATION = ${JSON.stringify(rows.flat())}`,
  '',
].join('\n')
writeFileSync(new URL('../sky/series/nutation.data.ts', import.meta.url), source)
