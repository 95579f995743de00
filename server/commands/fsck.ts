import type { Database } from '#db/client.ts'
import { discardSentence, keyRingSentence, keySources } from '#server/encryption-keys.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { withDatabase } from '#server/with-database.ts'
import { checkSeals } from '#usecases/bookings/check-seals.ts'
import { checkEncryptedRows } from '#usecases/check-encrypted-rows.ts'
import { discardLockedRows, type KeySources, readKeyRing } from '#usecases/open-key-ring.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const USAGE = 'Usage: npm run fsck [-- --discard-unreadable[=ROWS]]'

/**
 * Checks that slots, payments, states and emails are consistent, that encrypted rows can be read and that the seals of
 * questions are unbroken; prints every problem and exits with 1 if there is any.
 */
export async function fsck(settings: Settings, args: readonly string[] = []): Promise<void> {
  const discards = parseDiscards(args)

  const findings = await withDatabase(settings, 'fsck', async (db, dataDir) => {
    const sources = await keySources(settings, dataDir)
    if (discards) await discard(db, sources, discards.confirmedRows)
    return [...(await checkLedger(db)), ...(await checkEncryption(db, sources))]
  })

  for (const { fault, subject } of findings) console.log(`${subject}: ${fault}`)
  console.log(
    findings.length === 0
      ? 'No problems found.'
      : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'} found.`,
  )
  if (findings.length > 0) process.exitCode = 1
}

type Discards = { readonly confirmedRows: number | undefined }

function parseDiscards([option, ...rest]: readonly string[]): Discards | undefined {
  if (option === undefined) return undefined
  const match = /^--discard-unreadable(?:=(\d+))?$/.exec(option)
  if (!match || rest.length > 0) throw new StartRefused(USAGE)
  return { confirmedRows: match[1] === undefined ? undefined : Number(match[1]) }
}

async function discard(db: Database, sources: KeySources, confirmedRows: number | undefined): Promise<void> {
  const discarded = await discardLockedRows(db, sources, confirmedRows)
  if (!discarded.ok) throw new StartRefused(discardSentence(discarded.refusal))
  console.log(`Discarded ${discarded.value.rows} unreadable rows.`)
}

async function checkEncryption(db: Database, sources: KeySources) {
  const opened = await readKeyRing(db, sources)
  if (!opened.ok) return [{ subject: 'encryption', fault: keyRingSentence(opened.refusal) }]

  const unreadable = await checkEncryptedRows(db, opened.value.ring)
  const altered = unreadable.map(({ table, rows }) => ({
    subject: table,
    fault: `${rows} encrypted rows were altered and cannot be read; restore them from a backup`,
  }))
  return [...altered, ...(await checkSeals(db, opened.value.ring))]
}
