import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reconcileInSteps } from '#domain/payments/reconciliation.ts'
import { readStatementInSteps } from '#domain/statements/read-statement.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { plantStatement } from '#test/statements/planted-errors.ts'
import { withPauses } from '#usecases/with-pauses.ts'
import { parseRows } from './parse-rows.ts'

const ROWS = 20_000

test('yields to other requests a hundred times while reading the largest statement', async () => {
  const { lines, claims } = plantStatement(1, { rows: ROWS, claims: 100 })
  const text = bankFile('hdfc', lines).toString()

  const { turns: whileParsed, result: rows } = await countTurns(parseRows(text))
  if (!rows.ok) throw new Error(rows.refusal)
  const { turns: whileRead, result: read } = await countTurns(withPauses(readStatementInSteps(rows.value)))
  if (!read.ok) throw new Error(read.refusal)
  const reconciling = withPauses(reconcileInSteps(read.value.credits, claims, new Set<string>()))
  const { turns: whileReconciled } = await countTurns(reconciling)

  expect(Math.min(whileParsed, whileRead)).toBeGreaterThan(50)
  expect(whileReconciled).toBeGreaterThan(read.value.credits.length / 1_000)
  expect(whileParsed + whileRead + whileReconciled).toBeGreaterThan(100)
})

/** How often the event loop was free before the work was done. */
async function countTurns<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await pause()
    turns += 1
  }
  return { turns, result: await done }
}
