import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '../scripts/build-package.ts'

const TIMEOUT_MS = 60_000

let consumer: string
let installed: string

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'jyotish-package-'))
  installed = join(consumer, 'node_modules', '@muhurta', 'jyotish')
  buildPackage(installed)
}, TIMEOUT_MS)

afterAll(() => rmSync(consumer, { recursive: true, force: true }))

function run(file: string, input = ''): string {
  return execFileSync(process.execPath, [file], { cwd: consumer, input, encoding: 'utf8' })
}

test(
  'runs in Node from node_modules',
  () => {
    const program = join(consumer, 'program.mjs')
    writeFileSync(
      program,
      `import { computeChart, RASHI_NAMES } from '@muhurta/jyotish'
      const chart = computeChart({ utc: '1990-01-01T06:30:00Z', lat: 19.076, lon: 72.8777 })
      console.log(chart.ok && RASHI_NAMES[chart.value.lagna.rashi].sanskrit)`,
    )

    expect(run(program)).toBe('Meena\n')
  },
  TIMEOUT_MS,
)

test(
  'offers every entry point of the manifest',
  () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { exports: object }
    const paths = Object.keys(exports).map((path) => path.replace('.', '@muhurta/jyotish'))
    const program = join(consumer, 'entries.mjs')
    writeFileSync(
      program,
      `const modules = await Promise.all(${JSON.stringify(paths)}.map((path) => import(path)))
      console.log(modules.filter((module) => Object.keys(module).length > 0).length)`,
    )

    expect(paths).toContain('@muhurta/jyotish/kp')
    expect(run(program)).toBe(`${paths.length}\n`)
  },
  TIMEOUT_MS,
)

test(
  'hides its internal modules',
  () => {
    const program = join(consumer, 'deep.mjs')
    writeFileSync(program, `await import('@muhurta/jyotish/angles.js').catch((error) => console.log(error.code))`)

    expect(run(program)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n')
  },
  TIMEOUT_MS,
)

test(
  'ships the command line',
  () => {
    const result = run(
      join(installed, 'cli.js'),
      '{"id":"a","utc":"1990-01-01T06:30:00Z","lat":19.076,"lon":72.8777}\n',
    )

    expect(JSON.parse(result)).toMatchObject({ id: 'a', derived: { points: { lagna: { rashi: 11 } } } })
  },
  TIMEOUT_MS,
)

test('ships type declarations and a manifest without development fields', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))

  expect(readFileSync(join(installed, 'index.d.ts'), 'utf8')).toContain('computeChart')
  expect(manifest).toMatchObject({ name: '@muhurta/jyotish', license: 'MIT', sideEffects: false })
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).not.toHaveProperty('devDependencies')
})
