import { redirect } from 'react-router'
import { blogAdminHref } from '#app/features/blog-admin/admin-address.ts'
import { EditForm } from '#app/features/staff/content/edit-form.tsx'
import { groupPath } from '#app/features/staff/courses/group-paths.ts'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath, settingsPath, TRANSLATIONS_PATH, translationPath } from '#app/features/staff/staff-paths.ts'
import {
  originalField,
  TranslationFields,
  type TranslationFieldView,
  translatedFieldName,
  translationSpecs,
} from '#app/features/staff/website/translation-fields.tsx'
import translationStyles from '#app/features/staff/website/translations.css?url'
import { readForm, type SentForm } from '#app/http/form.ts'
import { listAddress } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { CONFLICT, EDITING } from '#content/staff/editing.ts'
import {
  TRANSLATED_KIND_NAMES,
  TRANSLATION_PAGE,
  TRANSLATION_PROBLEMS,
  TRANSLATION_REFUSALS,
} from '#content/staff/website/translations.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listTranslations, type StoredTranslation, type TranslatedItem } from '#db/content/translations.ts'
import { isContentKind } from '#domain/content/content-kinds.ts'
import {
  isTranslatedKind,
  isTranslatedPart,
  translatedFieldType,
  translationLanguages,
} from '#domain/content/translations.ts'
import { LANGUAGE_NAMES } from '#domain/languages.ts'
import { staffMay } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type SaveTranslationRefusal, saveTranslation } from '#usecases/admin/save-translation.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { originalHash, originalLanguage, readOriginals, translationVersion } from '#usecases/read-originals.ts'
import type { Route } from './+types/translation'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: translationStyles }]

function requireItem({ kind, id }: { kind: string; id: string }): TranslatedItem {
  if (!isTranslatedKind(kind) || !/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return { kind, id: Number(id) }
}

/** The language that the address names, else the first of the site that is not that of the original. */
async function requireLanguages({ db }: AdminVisit, item: TranslatedItem, url: URL) {
  const [site, from] = await Promise.all([requirePractice(db), originalLanguage(db, item)])
  const languages = translationLanguages(site, from)
  const named = listAddress(url).text('language')
  const into = named === '' ? languages[0] : languages.find((language) => language === named)
  if (languages.length === 0) throw redirect(TRANSLATIONS_PATH)
  if (into === undefined) throw notFound()
  return { from, into, languages }
}

function viewOf(
  { kind }: TranslatedItem,
  originals: Readonly<Record<string, string>>,
  stored: readonly StoredTranslation[],
): TranslationFieldView[] {
  return Object.entries(originals).map(([name, original]) => {
    const hash = originalHash(original)
    const translation = stored.find(({ field }) => field === name)
    const isOlder = translation && translation.originalHash !== hash
    const state = translation ? (isOlder ? 'older' : 'current') : 'missing'
    return { name, type: translatedFieldType(kind, name), original, originalHash: hash, state }
  })
}

/** The form of the original, if the viewer may open it; posts have an editor of their own. */
function originalHref({ kind, id }: TranslatedItem, viewer: Viewer): string | undefined {
  if (isTranslatedPart(kind)) return settingsPath(kind)
  if (kind === 'answer-templates')
    return staffMay(viewer, 'charts-and-notes') ? '/staff/tools/answer-templates' : undefined
  if (kind === 'closed-days') return staffMay(viewer, 'availability') ? '/staff/week/special-days' : undefined
  if (kind === 'groups') return `${groupPath(id)}/edit`
  return isContentKind(kind) ? contentPath(kind, id) : blogAdminHref({}, { edit: String(id) })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, TRANSLATION_PAGE.title, EDITING.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireAdmin(context)
  const item = requireItem(params)
  const { from, into, languages } = await requireLanguages(visit, item, url)
  const [originals, stored] = await Promise.all([readOriginals(visit.db, item), listTranslations(visit.db, item, into)])
  if (!originals) throw notFound()

  const [title = TRANSLATION_PAGE.untitled] = Object.values(originals)
  return {
    title: isTranslatedPart(item.kind) ? TRANSLATED_KIND_NAMES[item.kind] : title,
    kindName: TRANSLATED_KIND_NAMES[item.kind],
    from,
    into,
    fields: viewOf(item, originals, stored),
    values: Object.fromEntries(stored.map(({ field, text }) => [field, text])),
    version: translationVersion(stored),
    originalHref: originalHref(item, visit.viewer),
    tabs: languages.map((language) => ({
      href: translationPath(item.kind, item.id, language),
      label: LANGUAGE_NAMES[language],
      isCurrent: language === into,
    })),
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const item = requireItem(params)
  const { into } = await requireLanguages(visit, item, url)
  const form = await readForm(request)
  requireWriter(context, form)
  const originals = await readOriginals(visit.db, item)
  if (!originals) throw notFound()

  const fields = Object.keys(originals)
  const values = form.texts(fields)
  const typed = Object.fromEntries(fields.map((name) => [name, typedField(form, name)]))
  const saved = await saveTranslation(visit.db, {
    ...visit,
    item,
    language: into,
    typed,
    version: form.wholeNumber('version'),
  })
  if (!saved.ok) return refuse(saved.refusal, values)
  const isShown = await refreshPageCaches(visit.db)
  const detail = isShown ? TRANSLATION_PAGE.savedDetail : EDITING.onSite.soon
  return goTo(`${TRANSLATIONS_PATH}?language=${into}`, { tone: 'success', title: TRANSLATION_PAGE.saved, detail })
}

function typedField(form: SentForm, name: string) {
  return { text: form.text(name), originalHash: form.text(originalField(name)) }
}

function refuse(refusal: SaveTranslationRefusal, values: Readonly<Record<string, string>>) {
  if (refusal.reason === 'fields') {
    const problems = Object.entries(refusal.problems).map(([field, problem]) => [field, TRANSLATION_PROBLEMS[problem]])
    return rejectedFields(Object.fromEntries(problems), values)
  }
  if (refusal.reason !== 'changed-meanwhile') {
    return rejected({ title: TRANSLATION_REFUSALS[refusal.reason] }, { values, status: 409 })
  }
  const { current } = refusal
  const theirs = current
    .filter(({ field, text }) => values[field]?.replaceAll('\r\n', '\n') !== text)
    .map(({ field, text }) => ({ label: translatedFieldName(field), value: text }))
  const conflict = { version: translationVersion(current), theirs }
  return rejected({ title: CONFLICT.title }, { values, status: 409 }, { conflict })
}

export default function TranslationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kindName, from, into, fields, values, version, tabs } = loaderData
  const backHref = `${TRANSLATIONS_PATH}?language=${into}`
  return (
    <>
      <StaffHeading
        title={title}
        lead={`${kindName}. ${TRANSLATION_PAGE.editLead}`}
        crumbs={[{ label: TRANSLATION_PAGE.title, href: backHref }, { label: title }]}
        actions={
          loaderData.originalHref && (
            <ButtonLink href={loaderData.originalHref} tone="quiet">
              {TRANSLATION_PAGE.back}
            </ButtonLink>
          )
        }
      />
      <LinkTabs label={TRANSLATION_PAGE.languages} tabs={tabs} />
      {fields.length === 0 ? (
        <EmptyState title={TRANSLATION_PAGE.nothingToTranslate} level={2}>
          {TRANSLATION_PAGE.nothingToTranslateLead}
        </EmptyState>
      ) : (
        <EditForm
          key={into}
          fields={translationSpecs(fields)}
          values={values}
          version={version}
          problem={actionData}
          backHref={backHref}
          drawFields={(shown, errors) => (
            <TranslationFields fields={fields} from={from} into={into} values={shown} errors={errors} />
          )}
          actions={
            <div className="form-actions">
              <Button type="submit" name="intent" value="save">
                {TRANSLATION_PAGE.save}
              </Button>
              <ButtonLink href={backHref} tone="quiet">
                {EDITING.cancel}
              </ButtonLink>
            </div>
          }
        />
      )}
    </>
  )
}
