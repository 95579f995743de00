import { lockDiary } from '#db/availability/slots.ts'
import type { Database, Transaction } from '#db/client.ts'
import {
  clearOtherPopular,
  findContent,
  lockPopular,
  recordContentChange,
  recordRetired,
} from '#db/content/admin-content.ts'
import { findTeacherPage, findTeacherPageSlug } from '#db/content/teachers.ts'
import type { ContentKind, ContentRow, ContentValues } from '#domain/content/content-kinds.ts'
import { isStillInvented } from '#domain/content/testimonial.ts'
import { isTranslatedKind } from '#domain/content/translations.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { dropLeftTranslations } from '#usecases/read-originals.ts'
import { changeMeetingLinks } from '#usecases/sessions/change-meeting-links.ts'
import { notifyOfTeacherPage } from '#usecases/visitors/notify-of-teacher-page.ts'
import {
  type AstrologerSignInRefusal,
  isKnownSignIn,
  isSignInTaken,
  type RetireAstrologerRefusal,
  whyNotRetire,
} from './astrologer-changes.ts'
import {
  auditContent,
  type ChangedMeanwhile,
  type ContentNotFound,
  type Editor,
  type NamedContent,
  whatHappened,
} from './content-change.ts'
import { isNameTaken, type NameTaken } from './name-taken.ts'
import { type PackageRefusal, recordWhoOffers, whyNotOffer } from './package-changes.ts'

type Change<Kind extends ContentKind> = NamedContent<Kind> & Editor & { readonly values: ContentValues[Kind] }

export type StillInvented = { readonly reason: 'still-invented' }

export type ChangeContentRefusal =
  | ContentNotFound
  | ChangedMeanwhile
  | NameTaken
  | AstrologerSignInRefusal
  | PackageRefusal
  | StillInvented

/** Saves an edit, unless another admin saved one since the form was opened. */
export async function changeContent<Kind extends ContentKind>(
  db: Database,
  change: Change<Kind>,
): Promise<Outcome<null, ChangeContentRefusal>> {
  const { kind, id } = change
  const before = await findContent(db, kind, id)
  if (!before) return refused({ reason: 'content-not-found' })
  if (isInvented(before, change.values)) return refused({ reason: 'still-invented' })
  if (!(await isKnownSignIn(db, change.values))) return refused({ reason: 'sign-in-unknown' })
  const whyNot = await whyNotOffer(db, change.values, change.now)
  if (whyNot) return refused(whyNot)

  try {
    const isSaved = await db.transaction((tx) => save(tx, change, before))
    return isSaved ? accepted(null) : refused(await whatHappened(db, change))
  } catch (error) {
    if (isNameTaken(error)) return refused({ reason: 'name-taken' })
    if (isSignInTaken(error)) return refused({ reason: 'sign-in-taken' })
    throw error
  }
}

function isInvented(before: ContentRow, values: ContentValues[ContentKind]): boolean {
  return before.isSample && 'quote' in before && 'quote' in values && isStillInvented(before, values)
}

async function save<Kind extends ContentKind>(tx: Transaction, change: Change<Kind>, before: ContentRow<Kind>) {
  const { kind, id, values, now } = change
  const isPopular = 'isPopular' in values && values.isPopular
  if (isPopular) await lockPopular(tx)
  if (!(await record(tx, change))) return false

  if (isPopular) await clearOtherPopular(tx, id)
  await recordWhoOffers(tx, id, values)
  if (isTranslatedKind(kind)) await dropLeftTranslations(tx, { kind, id })
  if (kind === 'teacher-pages') await notifyIfComplete(tx, id, { before, values, now })
  await auditContent(tx, 'content-changed', { ...change, details: whatChanged(before, values) })
  return true
}

/** A change of how an astrologer meets reaches the clients of their sessions ahead. */
async function record<Kind extends ContentKind>(tx: Transaction, change: Change<Kind>): Promise<boolean> {
  const { kind, values, now } = change
  let isSaved = false
  const save = async () => {
    isSaved = await recordContentChange(tx, kind, change, { values, now })
  }
  await (kind === 'astrologers' ? changeMeetingLinks(tx, now, save) : save())
  return isSaved
}

/** Visitors who asked for it get an email when a page gets its content. */
async function notifyIfComplete(
  tx: Transaction,
  id: number,
  { before, values, now }: { before: object; values: object; now: Date },
): Promise<void> {
  const wasComing = 'status' in before && before.status === 'coming_soon'
  const isAvailable = 'status' in values && values.status === 'available'
  if (!wasComing || !isAvailable) return

  const slug = await findTeacherPageSlug(tx, id)
  const page = slug === undefined ? undefined : await findTeacherPage(tx, slug)
  if (page) await notifyOfTeacherPage(tx, page, now)
}

/** The names of the changed fields, and prices before and after, for the audit log. */
function whatChanged(before: object, values: object): Record<string, unknown> {
  const old = new Map(Object.entries(before))
  const fields = Object.entries(values)
    .filter(([name, value]) => JSON.stringify(old.get(name)) !== JSON.stringify(value))
    .map(([name]) => name)
  if (!fields.includes('price') || !('price' in values)) return { fields }
  return { fields, price: { from: old.get('price'), to: values.price } }
}

/** Takes something off the site or brings it back; existing bookings are unaffected. */
export async function retireContent(
  db: Database,
  { isRetired, ...change }: NamedContent & Editor & { readonly isRetired: boolean },
): Promise<Outcome<null, ContentNotFound | ChangedMeanwhile | RetireAstrologerRefusal>> {
  const { kind, id, now } = change
  const saved = await db.transaction(async (tx) => {
    if (kind === 'astrologers' && isRetired) {
      // Bookings share this lock while they choose an astrologer.
      await lockDiary(tx)
      const reason = await whyNotRetire(tx, id, now)
      if (reason) return reason
    }
    const retiredAt = isRetired ? now : null
    if (!(await recordRetired(tx, kind, change, { retiredAt, now }))) return 'unsaved'
    await auditContent(tx, 'content-changed', { ...change, details: { isRetired } })
    return 'saved'
  })
  if (saved === 'saved') return accepted(null)
  return refused(saved === 'unsaved' ? await whatHappened(db, change) : saved)
}
