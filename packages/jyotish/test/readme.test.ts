import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { eclipsesResult } from '../command/almanac/eclipses-result.ts'
import { festivalsResult } from '../command/almanac/festivals-result.ts'
import { muhurtaResult } from '../command/almanac/muhurta-result.ts'
import { panchangaResult } from '../command/almanac/panchanga-result.ts'
import { pujaResult } from '../command/almanac/puja-result.ts'
import { exercisesResult } from '../command/exercises-result.ts'
import { ANSWERS, answerJsonLine } from '../command/process-json-line.ts'
import { toolsResult } from '../command/tools/tools-result.ts'
import * as root from '../index.ts'
import * as jaimini from '../jaimini.ts'
import * as kp from '../kp.ts'
import * as strength from '../strength.ts'
import * as transits from '../transits.ts'
import * as varshaphala from '../varshaphala.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const MODULES: Record<string, object> = {
  '@muhurta/jyotish': root,
  '@muhurta/jyotish/jaimini': jaimini,
  '@muhurta/jyotish/kp': kp,
  '@muhurta/jyotish/strength': strength,
  '@muhurta/jyotish/transits': transits,
  '@muhurta/jyotish/varshaphala': varshaphala,
}

type Shown = { readonly value: unknown; readonly comment: string }

const blocksOf = (language: string) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)

/** Runs an example and collects each expression that a comment stands behind. */
function run(code: string): Shown[] {
  const shown: Shown[] = []
  const script = stripTypeScriptTypes(code)
    .replace(/^import (\{[^}]*\}) from ('[^']+')/gm, 'const $1 = modules[$2]')
    .replace(/await import\(('[^']+')\)/g, 'modules[$1]')
    .replace(
      /^(\s*(?:if \([^)]*\) )?)(?!const |if |import |\/\/)(\S.*?) \/\/ (.+)$/gm,
      (_, before, expression, comment) => {
        return `${before}show(${expression}, ${JSON.stringify(comment)})`
      },
    )
  new Function('modules', 'show', script)(MODULES, (value: unknown, comment: string) => shown.push({ value, comment }))
  return shown
}

test.each(blocksOf('ts'))('the examples of the README print what their comments say: %#', (code) => {
  for (const { value, comment } of run(code)) {
    expect(value, comment).toBeDefined()
    const quoted = /^'([^']*)'$/.exec(comment)
    if (quoted) expect(value).toBe(quoted[1])
    const number = /^(-?\d+(?:\.\d+)?)(?:… .*)?$/.exec(comment)
    if (number) expect(value).toBeCloseTo(Number(number[1]), 2)
  }
})

test('the examples of the README answer each line of the command line', () => {
  const answers: Record<string, (typeof ANSWERS)['chart']> = {
    ...ANSWERS,
    tools: toolsResult,
    panchanga: panchangaResult,
    eclipses: eclipsesResult,
    festivals: festivalsResult,
    puja: pujaResult,
    muhurta: muhurtaResult,
    exercises: exercisesResult,
  }
  const lines = [
    ...blocksOf('sh')
      .join('')
      .matchAll(/^echo '(.*)' \| npx jyotish ?(\w*)$/gm),
  ]
  expect(lines.length).toBeGreaterThan(6)
  for (const [, line = '', name = ''] of lines) {
    const answer = answers[name || 'chart']
    if (!answer) throw new Error(`There is no command ${name}`)
    expect(JSON.parse(answerJsonLine(answer, line)), line).not.toHaveProperty('error')
  }
})

test('the examples of the README list every function that the root exports', () => {
  const functions = Object.entries(root).filter(([, value]) => typeof value === 'function')
  expect(functions.map(([name]) => name).filter((name) => !README.includes(name))).toEqual([])
})
