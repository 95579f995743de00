import { ADMIN, CONTENT } from '#app/content/admin.ts'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { editorOf } from '#app/features/admin/content-editors.ts'
import { type ContentLine, ContentList, SampleNotice } from '#app/features/admin/content-list.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import type { Toast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { countSamples, listContent } from '#db/content/admin-content.ts'
import { CONTENT_KINDS, type ContentKind, type ContentRow, isContentKind } from '#domain/content/content-kinds.ts'
import { moveContent } from '#usecases/admin/arrange-content.ts'
import { acceptSamples, removeSamples } from '#usecases/admin/review-samples.ts'
import { settleContent } from '#usecases/content/settle-content.ts'
import type { Route } from './+types/content-list'
import { type AdminVisit, requireAdmin } from './admin-visit.ts'
import { findParents } from './content-parents.ts'

function requireKind(text: string): ContentKind {
  if (!isContentKind(text)) throw notFound()
  return text
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const kind = requireKind(params.kind)
  const address = listAddress(url)
  const parents = await findParents(db, kind, address.wholeNumber('in'))
  if (!parents) throw notFound()

  const { search } = address
  const options = { parentId: parents.parentId, search, after: cursorIn(address), limit: ROWS_ASKED }
  const [rows, samples] = await Promise.all([listContent(db, kind, options), countSamples(db, [kind])])
  const { rows: shown, last } = pageOf(rows)
  return {
    kind,
    crumbs: parents.crumbs,
    parentId: parents.parentId,
    search,
    samples: samples[kind] ?? 0,
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
  const { title, detail, note } = editorOf(kind).describe(row)
  const { children } = CONTENT_KINDS[kind]
  const { id, isSample, retiredAt } = row
  return {
    id,
    title,
    detail,
    note,
    isSample,
    isRetired: retiredAt !== null,
    href: `/admin/content/${kind}/${id}`,
    inside: children && { href: `/admin/content/${children}?in=${id}`, label: editorOf(children).many },
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const kind = requireKind(params.kind)
  const form = await readForm(request)
  const toast = await chosenAction(ACTIONS, form)(form, kind, visit)
  await settleContent(visit.db)
  const { pathname, search } = url
  return goTo(`${pathname}${search}`, toast)
}

type Action = (form: SentForm, kind: ContentKind, visit: AdminVisit) => Promise<Toast | undefined>

const ACTIONS: Readonly<Record<string, Action>> = {
  'accept-samples': async (_, kind, visit) => {
    const count = await acceptSamples(visit.db, kind, visit)
    return { tone: 'success', title: CONTENT.samplesAccepted(count) }
  },
  'remove-samples': async (_, kind, visit) => {
    const count = await removeSamples(visit.db, kind, visit)
    return { tone: 'success', title: CONTENT.samplesRemoved(count) }
  },
  'move-up': (form, kind, visit) => move(form, kind, visit, 'up'),
  'move-down': (form, kind, visit) => move(form, kind, visit, 'down'),
}

/** No toast: the item in its new position is enough feedback. */
async function move(form: SentForm, kind: ContentKind, visit: AdminVisit, direction: 'up' | 'down') {
  const { db, editorId, now } = visit
  await moveContent(db, { kind, id: form.wholeNumber('id'), direction, editorId, now })
  return undefined
}

export default function ContentListPage({ loaderData }: Route.ComponentProps) {
  const { kind, crumbs, parentId, search, samples, lines, nextHref, firstHref } = loaderData
  const { one, many, lead, sitePath } = editorOf(kind)
  const parent = parentId === undefined ? '' : `?in=${parentId}`
  return (
    <>
      <AdminHeading
        title={many}
        lead={lead}
        {...(crumbs.length > 0 && { crumbs: [...crumbs, { label: many }] })}
        actions={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={sitePath} tone="quiet">
              {ADMIN.seeOnSite}
            </ButtonLink>
            <ButtonLink href={`/admin/content/${kind}/new${parent}`}>{ADMIN.add(one)}</ButtonLink>
          </div>
        }
      />
      <SampleNotice count={samples} isRemovable={!CONTENT_KINDS[kind].isSold} />
      <ListFrame
        search={search}
        {...(parentId !== undefined && { params: { in: String(parentId) } })}
        empty={{ title: ADMIN.nothingYet, lead }}
        isEmpty={lines.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <ContentList lines={lines} isOrdered={kind !== 'teacher-pages' && search === ''} />
      </ListFrame>
    </>
  )
}
