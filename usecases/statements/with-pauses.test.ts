import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reconcileInSteps } from '#domain/payments/reconciliation.ts'
import { readStatement } from '#domain/statements/read-statement.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { plantStatement } from '#test/statements/planted-errors.ts'
import { withPauses } from '#usecases/with-pauses.ts'
import { parseRows } from './parse-rows.ts'

const ROWS = 20_000

test('yields to other requests while the largest statement is compared', async () => {
  const { lines, claims } = plantStatement(1, { rows: ROWS, claims: 100 })
  const rows = parseRows(bankFile('hdfc', lines).toString())
  const read = rows.ok ? readStatement(rows.value) : rows
  if (!read.ok) throw new Error(read.refusal)
  let isDone = false
  let turns = 0

  const reconciling = withPauses(reconcileInSteps(read.value.credits, claims, new Set<string>())).finally(() => {
    isDone = true
  })
  for (; !isDone; turns += 1) await pause()
  await reconciling

  expect(turns).toBeGreaterThan(read.value.credits.length / 1_000)
})
