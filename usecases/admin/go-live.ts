import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordSkippedStep } from '#db/content/admin-overview.ts'
import { removeSelectedSamples, restoreSelectedSamples } from '#db/content/samples.ts'
import { GO_LIVE_STEPS, type GoLiveStep, samplesOf } from '#domain/content/go-live.ts'
import { TRANSLATED_PARTS } from '#domain/content/translations.ts'
import { EMPTY_PARTS } from '#usecases/content/empty-practice.ts'
import { translateSamples } from '#usecases/content/translate-samples.ts'
import { dropLeftTranslations } from '#usecases/read-originals.ts'
import type { Editor } from './content-change.ts'

/** Removes every sample of the site. Returns how many there were. */
export function removeAllSamples(db: Database, editor: Editor): Promise<number> {
  return db.transaction((tx) => removeOf(tx, GO_LIVE_STEPS, editor))
}

/** "Not for us": the step no longer waits, and what it has of samples leaves the site. Returns how many samples left. */
export function skipStep(db: Database, step: GoLiveStep, editor: Editor): Promise<number> {
  return db.transaction(async (tx) => {
    if (await recordSkippedStep(tx, step, true)) await auditStep(tx, step, { isSkipped: true, ...editor })
    return removeOf(tx, [step], editor)
  })
}

export async function resumeStep(db: Database, step: GoLiveStep, editor: Editor): Promise<void> {
  await db.transaction(async (tx) => {
    if (await recordSkippedStep(tx, step, false)) await auditStep(tx, step, { isSkipped: false, ...editor })
  })
}

/** Undoes a removal. Returns how many samples are back. */
export function restoreAllSamples(db: Database, removalId: number, { editorId, now }: Editor): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await restoreSelectedSamples(tx, removalId, { empty: EMPTY_PARTS, now })
    // Those of the settings; items bring theirs back.
    await translateSamples(tx)
    if (count > 0) await recordAudit(tx, { action: 'samples-restored', actorId: editorId, details: { count }, at: now })
    return count
  })
}

async function removeOf(tx: Database, steps: readonly GoLiveStep[], { editorId, now }: Editor): Promise<number> {
  const count = await removeSelectedSamples(tx, samplesOf(steps), { empty: EMPTY_PARTS, now })
  for (const kind of TRANSLATED_PARTS) await dropLeftTranslations(tx, { kind, id: 1 })
  if (count > 0) await recordAudit(tx, { action: 'samples-removed', actorId: editorId, details: { count }, at: now })
  return count
}

function auditStep(tx: Database, step: GoLiveStep, { isSkipped, editorId, now }: Editor & { isSkipped: boolean }) {
  return recordAudit(tx, {
    action: 'setting-changed',
    actorId: editorId,
    subject: { kind: 'go-live', id: step },
    details: { isSkipped },
    at: now,
  })
}
