import contentStyles from '#app/features/staff/content/content.css?url'
import { editorOf } from '#app/features/staff/content/content-editors.ts'
import {
  type ContentLine,
  ContentList,
  RemoveSamples,
  SampleNotice,
  UndoRemoval,
} from '#app/features/staff/content/content-list.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath } from '#app/features/staff/staff-paths.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { CONTENT, EDITING } from '#content/staff/editing.ts'
import { listContent } from '#db/content/admin-content.ts'
import { findRemoval, type ListedContent, listSamples } from '#db/content/samples.ts'
import { CONTENT_KINDS, type ContentKind, type ContentRow } from '#domain/content/content-kinds.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { moveContent } from '#usecases/admin/arrange-content.ts'
import { acceptSamples, removeSamples, restoreSamples } from '#usecases/admin/review-samples.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import type { Route } from './+types/content-list'
import { findParents, requireKind } from './content-parents.ts'

/** The query that shows the confirmation. */
const STEP = 'step'
const REMOVE_SAMPLES = 'remove-samples'

/** Levels come from easy to hard, and coupons are on no page. */
function isOrderedByHand(kind: ContentKind): boolean {
  return kind !== 'teacher-pages' && kind !== 'coupons'
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const kind = requireKind(url, params.kind)
  const address = listAddress(url)
  const parents = await findParents(db, kind, address.wholeNumber('in'))
  if (!parents) throw notFound()

  const { search } = address
  const options = { parentId: parents.parentId, search, after: cursorIn(address), limit: ROWS_ASKED }
  const listed = { kind, parentId: parents.parentId, search }
  const [rows, samples, removal] = await Promise.all([
    listContent(db, kind, options),
    listSamples(db, listed),
    findRemoval(db, listed, undoableSince(now)),
  ])
  const { rows: shown, last } = pageOf(rows)
  const { texts, sitePath, itemsOnSite = 0 } = editorOf(kind)
  return {
    kind,
    texts: { add: texts.add, many: texts.many, lead: texts.lead },
    sitePath,
    itemsOnSite,
    crumbs: parents.crumbs,
    parentId: parents.parentId,
    search,
    samples: samples.length,
    isInvented: CONTENT_KINDS[kind].hasInventedSamples === true,
    toRemove: address.text(STEP) === REMOVE_SAMPLES ? samples : undefined,
    removeHref: CONTENT_KINDS[kind].isSold ? undefined : address.href({ [STEP]: REMOVE_SAMPLES }),
    listHref: address.href({ [STEP]: undefined }),
    removal,
    lines: shown.map((row) => lineOf(kind, row)),
    nextHref: last && address.href({ after: `${last.position}-${last.id}` }),
    firstHref: cursorIn(address) && address.href({}),
  }
}

function cursorIn(address: ListAddress) {
  const [, position, id] = /^(\d{1,9})-(\d{1,15})$/.exec(address.text('after')) ?? []
  return position && id ? { position: Number(position), id: Number(id) } : undefined
}

function lineOf(kind: ContentKind, row: ContentRow): ContentLine {
  const { title, detail, price, note } = editorOf(kind).describe(row)
  const { children } = CONTENT_KINDS[kind]
  const { id, isSample, retiredAt } = row
  return {
    id,
    title,
    detail: price === undefined ? detail : `${detail}, ${price}`,
    note,
    isSample,
    isRetired: retiredAt !== null,
    href: contentPath(kind, id),
    inside: children && { href: `${contentPath(children)}?in=${id}`, label: editorOf(children).texts.many },
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const kind = requireKind(url, params.kind)
  const { search: typed, wholeNumber } = listAddress(url)
  const parents = await findParents(visit.db, kind, wholeNumber('in'))
  if (!parents) throw notFound()

  const form = await readForm(request)
  const listed = { kind, parentId: parents.parentId, search: typed }
  const toast = await chosenAction(ACTIONS, form)(form, listed, visit)
  await refreshPageCaches(visit.db)
  const { pathname, search } = url
  return goTo(`${pathname}${search}`, toast)
}

type Action = (form: SentForm, listed: ListedContent, visit: AdminVisit) => Promise<FlashToast | undefined>

const ACTIONS: Readonly<Record<string, Action>> = {
  'accept-samples': async (_, listed, visit) => {
    const count = await acceptSamples(visit.db, listed, visit)
    if (count === 0) return { tone: 'error', title: CONTENT.nothingAccepted }
    return { tone: 'success', title: CONTENT.samplesAccepted(count) }
  },
  [REMOVE_SAMPLES]: async (form, { kind, parentId }, visit) => {
    const count = await removeSamples(visit.db, { kind, parentId, ids: idsIn(form.text('ids')) }, visit)
    if (count === 0) return { tone: 'error', title: CONTENT.nothingRemoved }
    return { tone: 'success', title: CONTENT.samplesRemoved(count) }
  },
  'restore-samples': async (form, { kind }, visit) => {
    const count = await restoreSamples(visit.db, { kind, removalId: form.wholeNumber('removalId') }, visit)
    if (count === 0) return { tone: 'error', title: CONTENT.nothingRestored }
    return { tone: 'success', title: CONTENT.samplesRestored(count) }
  },
  'move-up': (form, { kind }, visit) => move(form, kind, visit, 'up'),
  'move-down': (form, { kind }, visit) => move(form, kind, visit, 'down'),
}

/** "3,5,8" */
function idsIn(text: string): number[] {
  return text
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number)
}

/** No toast: the item in its new position is enough feedback. */
async function move(form: SentForm, kind: ContentKind, visit: AdminVisit, direction: 'up' | 'down') {
  const { db, editorId, now } = visit
  await moveContent(db, { kind, id: form.wholeNumber('id'), direction, editorId, now })
  return undefined
}

export default function ContentListPage({ loaderData }: Route.ComponentProps) {
  const { kind, crumbs, parentId, search, samples, toRemove, removeHref, listHref, removal } = loaderData
  const { lines, nextHref, firstHref, texts, sitePath, itemsOnSite, isInvented } = loaderData
  const { add, many, lead } = texts
  const parent = parentId === undefined ? '' : `?in=${parentId}`
  return (
    <>
      <StaffHeading
        title={many}
        lead={lead}
        {...(crumbs.length > 0 && { crumbs: [...crumbs, { label: many }] })}
        actions={
          <div className="flex flex-wrap gap-3">
            {(search !== '' || lines.length >= itemsOnSite) && (
              <ButtonLink href={sitePath} tone="quiet">
                {EDITING.seeOnSite}
              </ButtonLink>
            )}
            <ButtonLink href={`${contentPath(kind, 'new')}${parent}`}>{add}</ButtonLink>
          </div>
        }
      />
      {removal && <UndoRemoval removal={removal} />}
      {toRemove && toRemove.length > 0 ? (
        <RemoveSamples many={many} samples={toRemove} cancelHref={listHref} />
      ) : (
        <SampleNotice count={samples} isInvented={isInvented} removeHref={removeHref} />
      )}
      <ListFrame
        search={search}
        {...(parentId !== undefined && { params: { in: String(parentId) } })}
        empty={{ title: EDITING.nothingYet, lead: EDITING.addFirst(add) }}
        isEmpty={lines.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <ContentList caption={many} lines={lines} isOrdered={isOrderedByHand(kind) && search === ''} />
      </ListFrame>
    </>
  )
}
