#!/usr/bin/env node
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { eclipsesResult } from './command/almanac/eclipses-result.ts'
import { festivalsResult } from './command/almanac/festivals-result.ts'
import { muhurtaResult } from './command/almanac/muhurta-result.ts'
import { panchangaResult } from './command/almanac/panchanga-result.ts'
import { pujaResult } from './command/almanac/puja-result.ts'
import { exerciseKindLines, exercisesResult } from './command/exercises-result.ts'
import { ANSWERS, answerJsonLine } from './command/process-json-line.ts'
import { toolsResult } from './command/tools/tools-result.ts'

// Reads one JSON object per line (charts, couples with `match`, births with `tools`, days with `panchanga`, ranges of dates with
// `eclipses`, observances with `festivals` and their times with `puja`, searches with `muhurta`, seeds with `exercises`) and writes one result per line in the same order.
const answers = new Map(
  Object.entries({
    ...ANSWERS,
    tools: toolsResult,
    panchanga: panchangaResult,
    eclipses: eclipsesResult,
    festivals: festivalsResult,
    muhurta: muhurtaResult,
    puja: pujaResult,
    exercises: exercisesResult,
  }),
)
const [name = 'chart'] = process.argv.slice(2)
const answer = answers.get(name)
if (!answer) {
  process.stderr.write(`Unknown command "${name}". Commands: ${[...answers.keys()].join(', ')}.\n`)
  process.exit(2)
}

async function writeLine(line: string) {
  const isRoomLeft = process.stdout.write(`${line}\n`)
  if (!isRoomLeft) await once(process.stdout, 'drain')
}

const isListing = name === 'exercises'
let isWithoutInput = true
// A terminal never ends its input, so a person who asks for the kinds need not end it either.
if (!isListing || !process.stdin.isTTY) {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    isWithoutInput = false
    await writeLine(answerJsonLine(answer, line))
  }
}
if (isListing && isWithoutInput) await writeLine(exerciseKindLines().join('\n'))
