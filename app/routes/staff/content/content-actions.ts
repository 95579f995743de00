import { createContext, type RouterContextProvider } from 'react-router'
import { editorOf } from '#app/features/staff/content/content-editors.ts'
import type { EditConflict, EditProblem } from '#app/features/staff/content/edit-form.tsx'
import { differences, type FormTexts, readTexts } from '#app/features/staff/content/form-spec.ts'
import { savePicturesContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import type { AdminVisit } from '#app/routes/staff/require-admin.ts'
import { CONFLICT, CONTENT, DELETED_MEANWHILE, EDITING } from '#content/staff/editing.ts'
import { PACKAGE_FORM } from '#content/staff/services/catalogue-forms.ts'
import { OWN_PAGE_FORM } from '#content/staff/website/own-page-form.ts'
import { PICTURE } from '#content/staff/website/pictures.ts'
import type { Database } from '#db/client.ts'
import { findContent } from '#db/content/admin-content.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import { addContent } from '#usecases/admin/add-content.ts'
import { removeContent } from '#usecases/admin/arrange-content.ts'
import type { AstrologerSignInRefusal } from '#usecases/admin/astrologer-changes.ts'
import { changeContent, retireContent, type StillInvented } from '#usecases/admin/change-content.ts'
import type { ChangedMeanwhile } from '#usecases/admin/content-change.ts'
import type { NameTaken } from '#usecases/admin/name-taken.ts'
import { isPackageRefusal, type PackageRefusal } from '#usecases/admin/package-changes.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { listFieldOptions } from './content-options.ts'
import { contentListHref, findParents } from './content-parents.ts'
import { storeUploads } from './store-uploads.ts'
import { typedSpecTexts } from './typed-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Set when a save finds that the item is gone, so that the loader of the same response does not throw 404. */
export const deletedMeanwhileContext = createContext(false)

type Named = { readonly kind: ContentKind; readonly id: number | undefined }

/** Saves an item or adds a new one; a refusal returns everything that was typed. */
export async function saveAction(
  form: SentForm,
  named: Named & { parentId: number | undefined },
  visit: AdminVisit,
  context: Context,
) {
  const { kind, id } = named
  const row = id === undefined ? undefined : await findContent(visit.db, kind, id)
  const editor = editorOf(kind, row)
  const typed = { ...typedSpecTexts(editor.fields, form) }
  const uploaded = await storeUploads(editor.fields, form, context.get(savePicturesContext))
  if (!uploaded.ok) return rejectedFields(uploaded.refusal, typed)
  Object.assign(typed, uploaded.value)
  const read = readTexts(editor, typed)
  if (!read.ok) return rejectedFields(read.refusal, typed)

  const unknown = await unknownService(visit.db, kind, typed, row && editor.fill(row).packageId)
  if (unknown) return rejectedFields({ packageId: unknown }, typed)

  const values = read.value
  if (id === undefined) {
    const added = await addContent(visit.db, { ...visit, kind, values, parentId: named.parentId })
    if (added.ok) return finish(visit, contentListHref(kind, named.parentId), EDITING.added)
    if (added.refusal.reason === 'content-not-found') return gone(context, DELETED_MEANWHILE.parent, typed)
    if (isPackageRefusal(added.refusal)) return packageProblem(added.refusal, typed)
    if (isAddressTaken(kind, added.refusal)) return rejectedFields({ slug: OWN_PAGE_FORM.problems.slugTaken }, typed)
    return rejected({ title: TAKEN[added.refusal.reason] }, { values: typed })
  }

  const saved = await changeContent(visit.db, { ...visit, kind, id, version: form.wholeNumber('version'), values })
  if (saved.ok) return finish(visit, contentListHref(kind, row?.parentId), EDITING.saved)
  if (saved.refusal.reason === 'content-not-found') {
    const parents = await findParents(visit.db, kind, named.parentId)
    return gone(context, parents ? DELETED_MEANWHILE.itself : DELETED_MEANWHILE.parent, typed)
  }
  if (saved.refusal.reason === 'changed-meanwhile') return conflict(kind, saved.refusal, typed)
  if (isPackageRefusal(saved.refusal)) return packageProblem(saved.refusal, typed)
  if (isAddressTaken(kind, saved.refusal)) return rejectedFields({ slug: OWN_PAGE_FORM.problems.slugTaken }, typed)
  return rejected({ title: TAKEN[saved.refusal.reason] }, { values: typed })
}

/** The address of a page is a field of its form; others have theirs from their name. */
function isAddressTaken(kind: ContentKind, { reason }: { readonly reason: string }): boolean {
  return kind === 'pages' && reason === 'name-taken'
}

/** A pass is for a service that is on sale, or for the one it has been for. */
async function unknownService(db: Database, kind: ContentKind, typed: FormTexts, before: string | undefined) {
  if (kind !== 'passes' || typed.packageId === before) return undefined
  const { packageId: offered = [] } = await listFieldOptions(db, kind)
  return offered.some(({ value }) => value === typed.packageId) ? undefined : CONTENT.chooseService
}

const TAKEN: Readonly<
  Record<NameTaken['reason'] | AstrologerSignInRefusal['reason'] | StillInvented['reason'], string>
> = {
  'name-taken': CONTENT.nameTaken,
  'sign-in-taken': CONTENT.signInTaken,
  'sign-in-unknown': CONTENT.signInUnknown,
  'still-invented': CONTENT.stillInvented,
}

function packageProblem(refusal: PackageRefusal, typed: FormTexts) {
  const fieldErrors: FormTexts =
    refusal.reason === 'longer-than-hours'
      ? { durationMinutes: PACKAGE_FORM.problems.longerThanHours(refusal.longestMinutes) }
      : { offeredBy: PACKAGE_FORM.problems.astrologerUnknown }
  return rejectedFields(fieldErrors, typed)
}

/** A body beyond the limit is never read, so what was typed with the picture is lost. */
export function refuseLargePicture(_form: SentForm, named: Named, { db }: AdminVisit) {
  return asStored(db, named, PICTURE.tooLarge, 413)
}

/** The form again, with the stored values and a message. */
async function asStored(db: Database, { kind, id }: Named, title: string, status: number) {
  const row = id === undefined ? undefined : await findContent(db, kind, id)
  return rejected({ title }, { values: row ? editorOf(kind, row).fill(row) : {}, status })
}

function gone(context: Context, toast: EditProblem['toast'], typed: FormTexts) {
  context.set(deletedMeanwhileContext, true)
  return rejected(toast, { values: typed, status: 409 })
}

function conflict(kind: ContentKind, { current }: ChangedMeanwhile, typed: FormTexts) {
  const editor = editorOf(kind, current)
  const theirs = differences(editor.fields, editor.fill(current), typed)
  return conflicting({ version: current.version, theirs }, typed)
}

export function retireAction(form: SentForm, named: Named, visit: AdminVisit) {
  return setRetired(form, named, visit, true)
}

export function restoreAction(form: SentForm, named: Named, visit: AdminVisit) {
  return setRetired(form, named, visit, false)
}

async function setRetired(form: SentForm, { kind, id }: Named, visit: AdminVisit, isRetired: boolean) {
  if (id === undefined) throw notFound()
  const version = form.wholeNumber('version')
  const saved = await retireContent(visit.db, { ...visit, kind, id, version, isRetired })
  if (saved.ok)
    return finish(visit, contentListHref(kind, null), EDITING.saved, isRetired ? EDITING.offSite : EDITING.onSite)
  const { refusal } = saved
  if (refusal.reason === 'principal-stays') return asStored(visit.db, { kind, id }, CONTENT.principalStays, 409)
  if (refusal.reason === 'has-sessions') {
    return asStored(visit.db, { kind, id }, CONTENT.hasSessions(refusal.codes), 409)
  }
  return answerUnsaved(kind, refusal)
}

export async function deleteAction(form: SentForm, { kind, id }: Named, visit: AdminVisit) {
  if (id === undefined) throw notFound()
  const row = await findContent(visit.db, kind, id)
  const removed = await removeContent(visit.db, { ...visit, kind, id, version: form.wholeNumber('version') })
  if (removed.ok) return finish(visit, contentListHref(kind, row?.parentId), EDITING.deleted, EDITING.offSite)
  if (removed.refusal.reason === 'sold') return rejected({ title: CONTENT.sold })
  return answerUnsaved(kind, removed.refusal)
}

/** Nothing was typed here, so the stored values are simply shown again. */
function answerUnsaved(kind: ContentKind, refusal: ChangedMeanwhile | { readonly reason: 'content-not-found' }) {
  if (refusal.reason === 'content-not-found') throw notFound()
  const { version } = refusal.current
  return conflicting({ version, theirs: [] }, editorOf(kind, refusal.current).fill(refusal.current))
}

/** The form again, next to what the other admin saved. */
function conflicting(conflict: EditConflict, values: FormTexts) {
  return rejected({ title: CONFLICT.title }, { status: 409, values }, { conflict })
}

type Where = typeof EDITING.onSite | typeof EDITING.offSite

async function finish({ db }: AdminVisit, path: string, title: string, where: Where = EDITING.onSite) {
  const detail = (await refreshPageCaches(db)) ? where.now : where.soon
  return goTo(path, { tone: 'success', title, detail })
}
