import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { EmbedSnippets } from '#app/features/staff/programs/embed-snippets.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { appUrlContext, practiceContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { EMBED_SETTINGS } from '#content/staff/practice/embed.ts'
import { listEmbedOrigins } from '#db/content/embed-origins.ts'
import { LONGEST_ORIGINS } from '#domain/content/embed-origins.ts'
import { changeEmbedOrigins } from '#usecases/admin/change-embed-origins.ts'
import type { Route } from './+types/embed'

const PLACE = '/staff/practice'
const PATH = `${PLACE}/embed`

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, EMBED_SETTINGS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const { name } = await context.get(practiceContext)()
  return { origins: await listEmbedOrigins(db), appUrl: context.get(appUrlContext), practice: name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const form = await readForm(request)
  const typed = form.text('origins').slice(0, LONGEST_ORIGINS)
  const outcome = await changeEmbedOrigins(db, { typed, editorId }, now)
  if (outcome.ok) return moveOn(PATH, { tone: 'success', title: EMBED_SETTINGS.saved })

  const { problems } = EMBED_SETTINGS
  const { refusal } = outcome
  const title = refusal.reason === 'not-a-site' ? problems['not-a-site'](refusal.line) : problems['too-many']
  return rejected({ title }, { fieldErrors: { origins: title }, values: { origins: typed } })
}

export default function Embed({ loaderData: { origins, appUrl, practice }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading
        title={EMBED_SETTINGS.title}
        lead={EMBED_SETTINGS.lead}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: EMBED_SETTINGS.title }]}
      />
      <form method="post" className="form" noValidate>
        <FormSummary message={actionData?.toast} fieldErrors={actionData?.fieldErrors ?? {}} />
        <TextAreaField
          name="origins"
          label={EMBED_SETTINGS.origins}
          hint={EMBED_SETTINGS.originsHint}
          rows={4}
          maxLength={LONGEST_ORIGINS}
          defaultValue={actionData?.values.origins ?? origins.join('\n')}
          error={actionData?.fieldErrors.origins}
          spellCheck={false}
        />
        <div className="form-actions">
          <Button type="submit">{EMBED_SETTINGS.save}</Button>
        </div>
      </form>
      {origins.length > 0 && <EmbedSnippets appUrl={appUrl} practice={practice} />}
    </>
  )
}
