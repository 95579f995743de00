import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_RUNS } from './long-runs.ts'
import { faultTable } from './table.ts'

test('the table shows the case, size, result and minutes', () => {
  const table = faultTable([
    { name: 'fuzz', size: '100,000 requests', result: '1 passed, 0 failed', minutes: 31.26, isPassed: true },
    { name: 'races', size: '100 rounds', result: '0 passed, 1 failed', minutes: 4, isPassed: false },
  ])

  expect(table.split('\n')).toEqual([
    'Case   Size              Result              Minutes',
    'fuzz   100,000 requests  1 passed, 0 failed  31.3',
    'races  100 rounds        0 passed, 1 failed  4.0',
  ])
})

test.each(LONG_RUNS)('the files of $name exist and read its size', ({ files, env }) => {
  const sources = globSync('{packages/jyotish,test,usecases}/**/*.ts').map((path) => readFileSync(path, 'utf8'))

  for (const file of files) expect(existsSync(file), file).toBe(true)
  for (const name of Object.keys(env))
    expect(
      sources.some((source) => source.includes(name)),
      name,
    ).toBe(true)
})
