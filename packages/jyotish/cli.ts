#!/usr/bin/env node
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { processJsonLine } from './command/process-json-line.ts'

// Reads one JSON object per line (charts, or couples with `match`) and writes one result per line in the same order.
const command = process.argv[2] === 'match' ? 'match' : 'chart'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const isRoomLeft = process.stdout.write(`${processJsonLine(command, line)}\n`)
  if (!isRoomLeft) await once(process.stdout, 'drain')
}
