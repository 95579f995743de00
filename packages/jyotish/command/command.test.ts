import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answerJsonLine, processJsonLine } from './process-json-line.ts'
import { toolsResult } from './tools/tools-result.ts'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
/** Starting a process can be slow on a busy machine. */
const TIMEOUT_MS = 60_000
const CHART = { id: 'a', utc: '1990-01-01T06:30:00Z', lat: 19.076, lon: 72.8777 }

function run(input: string, args: string[] = [], env: Record<string, string> = {}): string[] {
  const { stdout } = spawnSync(process.execPath, [CLI, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return stdout.trimEnd().split('\n')
}

test(
  'reports a bad line as an error and continues in order',
  () => {
    const lines = [
      JSON.stringify(CHART),
      'not json',
      JSON.stringify({ ...CHART, id: 7, lat: 'north' }),
      JSON.stringify(CHART),
    ]
    const results = run(lines.join('\n')).map((line) => JSON.parse(line))

    expect(results).toHaveLength(4)
    expect(results[0].id).toBe('a')
    expect(results[1]).toEqual({ id: null, error: 'not-json' })
    expect(results[2]).toEqual({ id: 7, error: 'lat-or-lon-missing' })
    expect(results[3]).toEqual(results[0])
  },
  TIMEOUT_MS,
)

test(
  'produces the same output in any time zone and locale',
  () => {
    const input = JSON.stringify(CHART)
    const home = run(input, [], { TZ: 'UTC', LANG: 'C' })

    expect(run(input, [], { TZ: 'Pacific/Apia', LANG: 'hi_IN.UTF-8', LC_ALL: 'hi_IN.UTF-8' })).toEqual(home)
    expect(run(input, [], { TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8' })).toEqual(home)
  },
  TIMEOUT_MS,
)

test('names the invalid field in the error', () => {
  const errorOf = (fields: object) =>
    JSON.parse(processJsonLine('chart', JSON.stringify({ ...CHART, ...fields }))).error

  expect(errorOf({ utc: 5 })).toBe('utc-missing')
  expect(errorOf({ utc: '1990-02-30T00:00:00Z' })).toBe('not-a-utc-time')
  expect(errorOf({ utc: '2101-01-01T00:00:00Z' })).toBe('outside-1900-2100')
  expect(errorOf({ ayanamsa: 'tropical' })).toBe('unknown-ayanamsa')
  expect(errorOf({ node: 'osculating' })).toBe('unknown-node')
  expect(errorOf({ yearDays: 366 })).toBe('unknown-year-days')
  expect(errorOf({ lat: 95 })).toBe('latitude-outside-90')
  expect(JSON.parse(processJsonLine('chart', '[]'))).toEqual({ id: null, error: 'not-a-json-object' })
})

test('uses the requested node as Rahu', () => {
  const bodiesFor = (node: string) =>
    JSON.parse(processJsonLine('chart', JSON.stringify({ ...CHART, node }))).sidereal.bodies

  expect(bodiesFor('mean').rahu).toEqual(bodiesFor('mean').meanNode)
  expect(bodiesFor('true').rahu).toEqual(bodiesFor('true').trueNode)
})

test(
  'returns the kootas and the total for a match',
  () => {
    const [result] = run('{"bride":{"moonLon":228.3333},"groom":{"moonLon":35}}\n', ['match'])

    expect(JSON.parse(result ?? '')).toMatchObject({
      kootas: { varna: 0, vashya: 1, tara: 1.5, yoni: 2, grahaMaitri: 3, gana: 6, bhakoot: 7, nadi: 8 },
      total: 28.5,
    })
    expect(JSON.parse(processJsonLine('match', '{"id":1,"bride":{}}'))).toEqual({
      id: 1,
      error: 'moon-longitude-missing',
    })
  },
  TIMEOUT_MS,
)

test('refuses a birth that the tools cannot answer', () => {
  const errorOf = (fields: object) =>
    JSON.parse(answerJsonLine(toolsResult, JSON.stringify({ ...CHART, ...fields }))).error

  expect(errorOf({ utc: '1899-12-31T23:59:59Z' })).toBe('outside-1900-2100')
  expect(errorOf({ utc: '2101-01-01T00:00:00Z' })).toBe('outside-1900-2100')
  expect(errorOf({ ages: 'all' })).toBe('ages-not-a-list')
  expect(errorOf({ ages: [1.5] })).toBe('ages-not-whole-years')
})

test('answers a polar birth except for what counts from sunrise or from Placidus cusps', () => {
  const birth = { ...CHART, utc: '1990-06-21T12:00:00Z', lat: 78.2, ages: [1] }
  const result = JSON.parse(answerJsonLine(toolsResult, JSON.stringify(birth)))

  expect(result.charaKarakas.seven).toHaveLength(7)
  expect(result.varshaphala).toHaveLength(1)
  expect(result.positions.sunriseJdUt).toBeNull()
  expect(result.kp).toEqual({ refusal: 'kp-houses-inside-polar-circle' })
  for (const field of ['specialLagnas', 'upagrahas', 'shadbala', 'bhavaBala']) {
    expect(result[field], field).toEqual({ refusal: 'no-sunrise' })
  }
})

test('answers every year of life unless ages are given, as far as 2100 reaches', () => {
  const agesOf = (fields: object): number[] =>
    JSON.parse(answerJsonLine(toolsResult, JSON.stringify({ ...CHART, ...fields }))).varshaphala.map(
      ({ ageCompleted }: { ageCompleted: number }) => ageCompleted,
    )

  expect(agesOf({ ages: [7, 30] })).toEqual([7, 30])
  expect(agesOf({ utc: '2050-01-01T06:30:00Z' })).toEqual(Array.from({ length: 51 }, (_, age) => age))
})

test(
  'rejects an unknown command by name',
  () => {
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'chrat'], { input: '', encoding: 'utf8' })

    expect(status).toBe(2)
    expect(stderr).toContain('Unknown command "chrat"')
  },
  TIMEOUT_MS,
)

test(
  'lists the kinds of exercises without input and answers seeds with it',
  () => {
    expect(JSON.parse(run('', ['exercises'])[0] ?? '')).toEqual({ kind: 'lagna-lord', levels: [1, 2, 3] })

    const lines = [
      JSON.stringify({ id: 1, kind: 'rahu-kalam', seed: 5, level: 1 }),
      JSON.stringify({ kind: 'rahu-kalam', level: 1 }),
      JSON.stringify({ kind: 'tarot', seed: 5, level: 1 }),
    ]
    const [answered, ...refused] = run(lines.join('\n'), ['exercises']).map((line) => JSON.parse(line))
    expect(answered).toMatchObject({ id: 1, kind: 'rahu-kalam', seed: '5', facts: { day: {} }, answer: {} })
    expect(refused).toEqual([
      { id: null, error: 'seed-missing' },
      { id: null, error: 'unknown-kind' },
    ])
  },
  TIMEOUT_MS,
)
