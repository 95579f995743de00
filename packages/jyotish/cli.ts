#!/usr/bin/env node
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { answerLine } from './command/answer-line.ts'

/** Reads charts, or couples with `match`, one JSON object a line, and writes one answer a line in the same order. */
const command = process.argv[2] === 'match' ? 'match' : 'chart'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const isRoomLeft = process.stdout.write(`${answerLine(command, line)}\n`)
  if (!isRoomLeft) await once(process.stdout, 'drain')
}
