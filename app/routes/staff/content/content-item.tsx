import contentStyles from '#app/features/staff/content/content.css?url'
import { editorOf, isPrincipalRow } from '#app/features/staff/content/content-editors.ts'
import { ContentEnd } from '#app/features/staff/content/content-item.tsx'
import { EditForm } from '#app/features/staff/content/edit-form.tsx'
import { WithPreview } from '#app/features/staff/content/edit-preview.tsx'
import { startingTexts, withOptions } from '#app/features/staff/content/form-spec.ts'
import { hasPreview, itemPlace, itemPreviewPath } from '#app/features/staff/content/preview-pages.ts'
import { LessonFiles } from '#app/features/staff/courses/lesson-files.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath, translationPath } from '#app/features/staff/staff-paths.ts'
import { TranslateLink } from '#app/features/staff/website/translate-link.tsx'
import { keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { listAddress } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { CONTENT, EDITING } from '#content/staff/editing.ts'
import { findContent } from '#db/content/admin-content.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { isTranslatedKind } from '#domain/content/translations.ts'
import { readLessonFiles } from '#usecases/learning/read-lesson-files.ts'
import type { Route } from './+types/content-item'
import {
  deleteAction,
  deletedMeanwhileContext,
  refuseLargePicture,
  restoreAction,
  retireAction,
  saveAction,
} from './content-actions.ts'
import { listFieldOptions } from './content-options.ts'
import { contentListHref, findParents, itemHref, requireKind, topListHref } from './content-parents.ts'

const NEW = 'new'

/** Which item the address names; a new one has no id yet. */
function requireNamed(url: URL, params: { kind: string; id: string }): { kind: ContentKind; id: number | undefined } {
  const { id } = params
  if (!(id === NEW || /^\d{1,15}$/.test(id))) throw notFound()
  return { kind: requireKind(url, params.kind), id: id === NEW ? undefined : Number(id) }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData ? [loaderData.title] : []
  return privateMeta(matches, ...titles, EDITING.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const { kind, id } = requireNamed(url, params)
  const isDeletedMeanwhile = context.get(deletedMeanwhileContext)
  const row = id === undefined ? undefined : await findContent(db, kind, id)
  if (id !== undefined && !row && !isDeletedMeanwhile) throw notFound()

  const parentId = row ? (row.parentId ?? undefined) : listAddress(url).wholeNumber('in')
  const parents = await findParents(db, kind, parentId)
  if (!parents && !isDeletedMeanwhile) throw notFound()

  const editor = editorOf(kind, row)
  const isTranslated = row !== undefined && !isPrincipalRow(row) && isTranslatedKind(kind)
  const { languages } = await context.get(practiceContext)()
  return {
    texts: {
      add: editor.texts.add,
      many: editor.texts.many,
      retireHint: editor.texts.retireHint ?? CONTENT.retireHint,
    },
    isSold: CONTENT_KINDS[kind].isSold === true,
    fields: withOptions(editor.fields, await listFieldOptions(db, kind)),
    isPrincipal: row !== undefined && isPrincipalRow(row),
    isNew: row === undefined,
    crumbs: parents?.crumbs ?? [],
    title: row ? editor.describe(row).title : editor.texts.newTitle,
    values: row ? editor.fill(row) : startingTexts(editor.fields),
    version: row?.version ?? 0,
    isRetired: (row?.retiredAt ?? null) !== null,
    saveHref: itemHref(kind, row?.id ?? NEW, parentId),
    place: itemPlace(kind),
    previewHref: hasPreview(kind) ? itemPreviewPath(kind, row?.id ?? NEW, parentId) : undefined,
    inside: row && insideLink(kind, row.id),
    translationHref: isTranslated && languages.length > 1 ? translationPath(kind, row.id) : undefined,
    files:
      kind === 'lessons' && row
        ? {
            files: await readLessonFiles(db, context.get(keyRingContext), row.id),
            action: `${contentPath(kind, row.id)}/files`,
          }
        : undefined,
    backHref: parents ? contentListHref(kind, parentId) : topListHref(kind),
  }
}

/** The list of what belongs to an item, such as the questions of a lesson. */
function insideLink(kind: ContentKind, id: number) {
  const { children } = CONTENT_KINDS[kind]
  return children && { href: contentListHref(children, id), label: editorOf(children).texts.many }
}

const ACTIONS = {
  save: saveAction,
  retire: retireAction,
  restore: restoreAction,
  delete: deleteAction,
  [TOO_LARGE_INTENT]: refuseLargePicture,
} as const

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const named = { ...requireNamed(url, params), parentId: listAddress(url).wholeNumber('in') }
  const form = await readForm(request)
  requireWriter(context, form)
  return chosenAction(ACTIONS, form)(form, named, visit, context)
}

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, fields, isNew, isPrincipal, isSold, crumbs, title, values, version, isRetired } = loaderData
  const { saveHref, previewHref, inside, translationHref, place, files, backHref } = loaderData
  return (
    <>
      <StaffHeading
        title={title}
        crumbs={[...crumbs, { label: texts.many, href: backHref }, { label: isNew ? texts.add : title }]}
        actions={
          <div className="flex flex-wrap gap-3">
            {inside && (
              <ButtonLink href={inside.href} tone="secondary">
                {inside.label}
              </ButtonLink>
            )}
            <TranslateLink href={translationHref} />
          </div>
        }
      />
      {isPrincipal && <PrincipalNote />}
      <WithPreview href={previewHref} place={place} isNew={isNew}>
        {(previewButton) => (
          <EditForm
            fields={fields}
            values={values}
            version={version}
            problem={actionData}
            saveHref={saveHref}
            backHref={backHref}
            previewButton={previewButton}
          />
        )}
      </WithPreview>
      {files && <LessonFiles {...files} />}
      {!isNew && !isPrincipal && (
        <ContentEnd
          title={title}
          version={version}
          isSold={isSold}
          isRetired={isRetired}
          retireHint={texts.retireHint}
        />
      )}
    </>
  )
}

/** The settings of the practice have the rest. */
function PrincipalNote() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a className="text-link" href={to('/staff/website/settings/identity')}>
        {CONTENT.principalNames}
      </a>
      <a className="text-link" href={to('/staff/website/settings/about')}>
        {CONTENT.principalAbout}
      </a>
    </p>
  )
}
