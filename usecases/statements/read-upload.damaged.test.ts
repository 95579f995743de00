import { expect, test } from 'vitest'
import { reconcile } from '#domain/payments/reconciliation.ts'
import { readStatement } from '#domain/statements/read-statement.ts'
import { BANKS, bankFile, type KnownBank } from '#test/statements/bank-files.ts'
import { mutateFile } from '#test/statements/mutate-file.ts'
import { type PlantedClaim, plantStatement, randomFrom, type Truth } from '#test/statements/planted-errors.ts'
import { decodeStatement } from './decode-statement.ts'
import { parseRows } from './parse-rows.ts'

// The long run of five thousand files takes minutes.
const FILES = Number(process.env.STATEMENT_FILES ?? 200)

/** These payments arrived. A damaged file may contain only the right one of two lines for a claim. */
const REALLY_PAID: readonly Truth[] = ['paid', 'printed-twice', 'paid-twice']

/** Undefined for a file that is refused or whose headings are not recognized. */
async function matchesIn(file: Buffer, claims: readonly PlantedClaim[]): Promise<readonly PlantedClaim[] | undefined> {
  const text = decodeStatement(file)
  const rows = text.ok ? parseRows(text.value) : undefined
  const read = rows?.ok ? readStatement(rows.value) : undefined
  return read?.ok ? reconcile(read.value.credits, claims, new Set()).matched.map(({ claim }) => claim) : undefined
}

test(`${FILES} damaged files of all banks are read or refused, without a wrong match`, {
  timeout: 1_200_000,
}, async () => {
  let matched = 0
  for (let seed = 1; seed <= FILES; seed += 1) {
    const bank = BANKS[seed % BANKS.length] as KnownBank
    const { lines, claims } = plantStatement(seed, { rows: 60, claims: 24 })

    const found = (await matchesIn(mutateFile(bankFile(bank, lines), randomFrom(seed)), claims)) ?? []

    matched += found.length
    const wrong = found.filter(({ truth }) => !REALLY_PAID.includes(truth))
    expect(wrong, `seed ${seed}, ${bank}`).toEqual([])
  }
  // Most damage spares most lines; without this, a reader that reads nothing would pass.
  expect(matched).toBeGreaterThan(FILES * 2)
})

test('ignores a debit that a stray separator moves into the deposit column', async () => {
  const [claim] = plantStatement(1, { rows: 1, claims: 1 }).claims
  if (!claim) throw new Error('no claim')
  const line = {
    date: claim.claimedAt.toISOString().slice(0, 10),
    direction: 'debit',
    paise: claim.amount,
    reference: claim.reference,
    name: 'ASHA',
    note: '',
  } as const
  const file = bankFile('kotak', [line]).toString().replace(`UPI-${claim.reference},`, `UPI-${claim.reference},,`)

  expect(await matchesIn(Buffer.from(file), [claim])).toEqual([])
})
