import type { Database } from '#db/client.ts'
import { LONG_HASH, SHORT_HASH } from '#db/record-chain.ts'
import { discardSentence, keyRingSentence, keySources } from '#server/encryption-keys.ts'
import type { Settings } from '#server/settings.ts'
import { StartRefused } from '#server/start-refused.ts'
import { withDatabase } from '#server/with-database.ts'
import { checkSeals } from '#usecases/bookings/check-seals.ts'
import { checkEncryptedRows } from '#usecases/check-encrypted-rows.ts'
import { checkRecords } from '#usecases/check-records.ts'
import { discardLockedRows, type KeySources, readKeyRing } from '#usecases/open-key-ring.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const USAGE = `Usage: npm run fsck [-- --discard-unreadable[=ROWS]]
       npm run fsck -- --expect HASH    where HASH is from Practice or the name of a backup`

/**
 * Checks that slots, payments, states and emails are consistent, that no entry of the audit log or the ledger was changed
 * or removed, that encrypted rows can be read and that the seals of questions are unbroken; prints every problem and exits
 * with 1 if there is any.
 */
export async function fsck(settings: Settings, args: readonly string[] = []): Promise<void> {
  const { discards, expectedHash } = parseOptions(args)

  const findings = await withDatabase(settings, 'fsck', async (db, dataDir) => {
    const sources = await keySources(settings, dataDir)
    if (discards) await discard(db, sources, discards.confirmedRows)
    return [
      ...(await checkLedger(db)),
      ...(await checkRecords(db, expectedHash)),
      ...(await checkEncryption(db, sources)),
    ]
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
type Options = { readonly discards?: Discards; readonly expectedHash?: string }

function parseOptions([option, ...rest]: readonly string[]): Options {
  if (option === undefined) return {}
  if (/^--expect(=|$)/.test(option)) return { expectedHash: parseHash([option.slice('--expect='.length), ...rest]) }
  const match = /^--discard-unreadable(?:=(\d+))?$/.exec(option)
  if (!match || rest.length > 0) throw new StartRefused(USAGE)
  return { discards: { confirmedRows: match[1] === undefined ? undefined : Number(match[1]) } }
}

/** Of a backup's name, or all of it. */
function parseHash(words: readonly string[]): string {
  const [hash = '', ...rest] = words.filter((word) => word !== '')
  const text = hash.toLowerCase()
  if (rest.length > 0 || !/^[0-9a-f]+$/.test(text) || text.length < SHORT_HASH || text.length > LONG_HASH) {
    throw new StartRefused(USAGE)
  }
  return text
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
