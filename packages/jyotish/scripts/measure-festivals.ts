import { readFileSync } from 'node:fs'
import { festivalsResult } from '../command/almanac/festivals-result.ts'

// Compares the `festivals` command with published dates: `node packages/jyotish/scripts/measure-festivals.ts FILE`, a file of
// `{ "cases": [{ "id", "observance", "year", "tradition"?, "name"?, "input", "expected" }] }`. Prints what differs.
type Case = { id: string; input: object; expected: Record<string, unknown>; doubtful?: unknown; conflict?: unknown }

const [path = ''] = process.argv.slice(2)
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: Case[] }
let same = 0
let clear = 0
let sameClear = 0
for (const { id, input, expected, doubtful, conflict, ...fields } of cases) {
  const outcome = festivalsResult({ ...fields, ...input })
  const ours = outcome.ok ? (outcome.value as Record<string, unknown>) : { refusal: outcome.refusal }
  const differing = ['date', 'dates', 'smarta', 'vaishnava'].filter(
    (field) => field in expected && JSON.stringify(expected[field]) !== JSON.stringify(ours[field]),
  )
  const isSame = differing.length === 0
  const isClear = !doubtful && !conflict
  same += Number(isSame)
  clear += Number(isClear)
  sameClear += Number(isSame && isClear)
  const remark = [doubtful ? 'doubtful' : '', conflict ? 'sources differ' : ''].filter(Boolean).join(', ')
  for (const field of differing) {
    process.stdout.write(
      `${id} ${remark}\n  expected ${JSON.stringify(expected[field])}\n  ours     ${JSON.stringify(ours[field] ?? ours)}\n`,
    )
  }
}
process.stdout.write(`${same} of ${cases.length} agree; ${sameClear} of ${clear} about which sources do not differ\n`)
