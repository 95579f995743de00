import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reconcileInSteps } from '#domain/payments/reconciliation.ts'
import { readStatementInSteps } from '#domain/statements/read-statement.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { plantStatement } from '#test/statements/planted-errors.ts'
import { parseRows } from './parse-rows.ts'
import { withPauses } from './with-pauses.ts'

const ROWS = 20_000

test('while the largest statement is read, others have their turn a hundred times', async () => {
  const { lines, claims } = plantStatement(1, { rows: ROWS, claims: 100 })
  const text = bankFile('hdfc', lines).toString()

  const { turns: whileParsed, answer: rows } = await countTurns(parseRows(text))
  if (!rows.ok) throw new Error(rows.refusal)
  const { turns: whileRead, answer: read } = await countTurns(withPauses(readStatementInSteps(rows.value)))
  if (!read.ok) throw new Error(read.refusal)
  const reconciling = withPauses(reconcileInSteps(read.value.credits, claims, new Set<string>()))
  const { turns: whileReconciled } = await countTurns(reconciling)

  expect(Math.min(whileParsed, whileRead)).toBeGreaterThan(50)
  expect(whileReconciled).toBeGreaterThan(read.value.credits.length / 1_000)
  expect(whileParsed + whileRead + whileReconciled).toBeGreaterThan(100)
})

/** How often the server could have answered somebody else before the work was done. */
async function countTurns<Answer>(work: Promise<Answer>): Promise<{ turns: number; answer: Answer }> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await pause()
    turns += 1
  }
  return { turns, answer: await done }
}
