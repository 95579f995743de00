import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPackedPackage } from './installed-package.ts'

const TIMEOUT_MS = 60_000
const TSC = join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin', 'tsc')

let example: ReturnType<typeof installPackedPackage>
let installed: string

beforeAll(() => {
  example = installPackedPackage()
  installed = join(example.project, 'node_modules', '@muhurta', 'jyotish')
}, TIMEOUT_MS)

afterAll(() => example?.remove())

function run(file: string, input = ''): string {
  return execFileSync(process.execPath, [file], { cwd: example.project, input, encoding: 'utf8' })
}

test('the example project casts a chart in Node with the installed tarball', () => {
  expect(run('chart.js').split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^Lagna: Meena 337\.6/),
    expect.stringMatching(/^Moon: Dhanishta 306\.4/),
  ])
})

test('the tarball offers every entry point of the manifest', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { exports: object }
  const paths = Object.keys(exports).map((path) => path.replace('.', '@muhurta/jyotish'))
  writeFileSync(
    join(example.project, 'entries.js'),
    `const modules = await Promise.all(${JSON.stringify(paths)}.map((path) => import(path)))
    console.log(modules.filter((module) => Object.keys(module).length > 0).length)`,
  )

  expect(paths).toContain('@muhurta/jyotish/kp')
  expect(run('entries.js')).toBe(`${paths.length}\n`)
})

test('the tarball hides internal modules', () => {
  const program = `await import('@muhurta/jyotish/dist/angles.js').catch((error) => console.log(error.code))`
  writeFileSync(join(example.project, 'deep.js'), program)

  expect(run('deep.js')).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n')
})

test('the tarball has the command line', () => {
  const result = run(
    join(installed, 'dist', 'cli.js'),
    '{"id":"a","utc":"1990-01-01T06:30:00Z","lat":19.076,"lon":72.8777}\n',
  )

  expect(JSON.parse(result)).toMatchObject({ id: 'a', derived: { points: { lagna: { rashi: 11 } } } })
})

test('the types of the tarball find a wrong use and accept a right one', () => {
  const check = (line: string) => {
    writeFileSync(join(example.project, 'typed.ts'), `import { computeChart } from '@muhurta/jyotish'\n${line}\n`)
    const args = [
      TSC,
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      'typed.ts',
    ]
    return () => execFileSync(process.execPath, args, { cwd: example.project, encoding: 'utf8' })
  }
  const birth = `{ utc: '1990-01-01T06:30:00Z', lat: 19, lon: 73 }`

  expect(check(`export const isOk: boolean = computeChart(${birth}).ok`)).not.toThrow()
  expect(check(`export const isOk: string = computeChart(${birth}).ok`)).toThrow()
})

test('the tarball has licence, notice and readme, and no dependency, test or development field', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))

  expect(manifest).toMatchObject({ name: '@muhurta/jyotish', license: 'MIT', sideEffects: false })
  for (const field of ['private', 'scripts', 'dependencies', 'devDependencies']) {
    expect(manifest).not.toHaveProperty(field)
  }
  for (const name of ['LICENSE', 'NOTICE', 'README.md']) expect(existsSync(join(installed, name))).toBe(true)
  expect(existsSync(join(installed, 'test'))).toBe(false)
})
