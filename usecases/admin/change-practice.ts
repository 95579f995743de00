import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordPracticeChange } from '#db/content/practice-settings.ts'
import { listTranslations, lockTranslation, recordMovedTranslation } from '#db/content/translations.ts'
import { hasInvoiceNumbers } from '#db/payments/invoices.ts'
import { datedPolicies } from '#domain/content/policies.ts'
import type { OrdinaryPart, PracticeChanges } from '#domain/content/practice-changes.ts'
import type { PracticeInvoices } from '#domain/content/practice-profile.ts'
import { isTranslatedPart, realignedLines } from '#domain/content/translations.ts'
import { financialYearOf, firstInvoiceNumberIn } from '#domain/invoices/invoice-number.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { rewriteSamples } from '#usecases/content/rewrite-samples.ts'
import { translateSamples } from '#usecases/content/translate-samples.ts'
import { dropLeftTranslations } from '#usecases/read-originals.ts'
import type { Editor } from './content-change.ts'

type Change<Part extends OrdinaryPart> = Editor & {
  readonly part: Part
  readonly change: PracticeChanges[Part]
  /** The version of the settings when the form was opened. */
  readonly version: number
}

/** Saves one part of the settings, unless another admin saved any part since the form was opened. */
export async function changePractice<Part extends OrdinaryPart>(
  db: Database,
  edit: Change<Part>,
): Promise<Outcome<null, 'changed-meanwhile' | 'numbers-drawn'>> {
  return db.transaction(async (tx) => {
    if (isOfInvoices(edit) && !(await mayBeginWith(tx, edit))) return refused('numbers-drawn')
    const change = await completed(tx, edit)
    const { writtenIn, postCategories } = await requirePractice(tx)
    if (!(await recordPracticeChange(tx, { ...edit, change }))) return refused('changed-meanwhile')
    const { part } = edit
    if (isOfBlog(edit)) await keepCategoryNames(tx, postCategories, edit.change.postCategories)
    if (isTranslatedPart(part)) await dropLeftTranslations(tx, { kind: part, id: 1 })
    if (isOfLanguages(edit)) {
      if (edit.change.writtenIn !== writtenIn) await rewriteSamples(tx, edit.change.writtenIn)
      await translateSamples(tx)
    }

    await recordAudit(tx, {
      action: 'setting-changed',
      actorId: edit.editorId,
      subject: { kind: 'practice', id: edit.part },
      at: edit.now,
    })
    return accepted(null)
  })
}

/** The form does not know today's date, nor the financial year. */
async function completed<Part extends OrdinaryPart>(tx: Database, edit: Change<Part>): Promise<PracticeChanges[Part]> {
  // The part pairs with its own change; the compiler cannot follow that through the conditions.
  if (isLegal(edit)) return (await withDates(tx, edit)) as PracticeChanges[Part]
  if (isOfInvoices(edit)) {
    const ofThisYear: PracticeInvoices = { ...edit.change, firstNumberYear: financialYearOf(edit.now) }
    return ofThisYear as PracticeChanges[Part]
  }
  return edit.change
}

function isOfLanguages(edit: Change<OrdinaryPart>): edit is Change<'languages'> {
  return edit.part === 'languages'
}

function isOfBlog(edit: Change<OrdinaryPart>): edit is Change<'blog'> {
  return edit.part === 'blog'
}

function isOfInvoices(edit: Change<OrdinaryPart>): edit is Change<'invoices'> {
  return edit.part === 'invoices'
}

/** The first number of the year can change only while none has been drawn: the series would have a gap. */
async function mayBeginWith(tx: Database, { change, now }: Change<'invoices'>): Promise<boolean> {
  const year = financialYearOf(now)
  const { invoices } = await requirePractice(tx)
  return change.firstNumber === firstInvoiceNumberIn(invoices, year) || !(await hasInvoiceNumbers(tx, year))
}

function isLegal(edit: Change<OrdinaryPart>): edit is Change<'legal'> {
  return edit.part === 'legal'
}

async function withDates(tx: Database, { change, now }: Change<'legal'>): Promise<PracticeChanges['legal']> {
  const { policies } = await requirePractice(tx)
  return datedPolicies(policies, change, istDate(now))
}

/** A translation stands line for line beside the list, so that it moves with it. */
async function keepCategoryNames(tx: Database, before: readonly string[], after: readonly string[]): Promise<void> {
  const item = { kind: 'blog', id: 1 } as const
  if (after.length === 0) return
  await lockTranslation(tx, item)
  for (const language of LANGUAGES) {
    const [stored] = await listTranslations(tx, item, language)
    if (stored)
      await recordMovedTranslation(tx, item, { ...stored, language, text: realignedLines(stored.text, before, after) })
  }
}
