import { data } from 'react-router'
import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { KeyForm } from '#app/features/staff/programs/key-form.tsx'
import { KeyList } from '#app/features/staff/programs/key-list.tsx'
import { OnceShown } from '#app/features/staff/programs/once-shown.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { to } from '#content/language.ts'
import { PROGRAMS } from '#content/staff/practice/programs.ts'
import { listApiKeys } from '#db/accounts/api-keys.ts'
import { API_SCOPES, scopesOf } from '#domain/accounts/api-keys.ts'
import { type KeyFormRefusal, makeApiKey, revokeApiKey } from '#usecases/accounts/change-api-keys.ts'
import type { Route } from './+types/programs'

const PLACE = '/staff/practice'
const PATH = `${PLACE}/programs`

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, PROGRAMS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer, now } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const keys = await listApiKeys(db)
  return {
    allowed: scopesOf(viewer),
    keys: keys.map(({ id, name, hint, scopes, owner, ...key }) => {
      const isUsable = key.revokedAt === null && key.expiresAt > now
      const ended = key.revokedAt ? PROGRAMS.revokedAt(key.revokedAt) : PROGRAMS.ended(key.expiresAt)
      const validity = isUsable ? PROGRAMS.until(key.expiresAt) : ended
      return { id, name, hint, scopes, owner, isUsable, validity, used: PROGRAMS.used(key.lastUsedAt) }
    }),
  }
}

const ACTIONS = { make, revoke } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

const FIELD_OF: Readonly<Record<KeyFormRefusal, string | undefined>> = {
  'name-missing': 'name',
  'scope-missing': 'scopes',
  'scope-not-yours': 'scopes',
  'days-unknown': 'days',
  'too-many-keys': undefined,
}

async function make(form: SentForm, { db, viewer, now }: AdminVisit) {
  const scopes = API_SCOPES.filter((scope) => form.isTicked(scope))
  const asked = { owner: viewer, name: form.text('name'), scopes, days: Number(form.text('days')) }
  const outcome = await makeApiKey(db, asked, now)
  // Answered at once and not after a redirect: the key is stored nowhere, not even in a cookie.
  if (outcome.ok) return data({ key: outcome.value.key }, { headers: { 'Cache-Control': 'no-store' } })

  const title = PROGRAMS.problems[outcome.refusal]
  const field = FIELD_OF[outcome.refusal]
  const values = typedTexts(form, ['name', 'days', ...API_SCOPES])
  return rejected({ title }, { values, fieldErrors: field === undefined ? {} : { [field]: title } })
}

async function revoke(form: SentForm, { db, editorId, now }: AdminVisit) {
  await revokeApiKey(db, { id: form.text('id'), staffId: editorId }, now)
  return moveOn(PATH, { tone: 'success', title: PROGRAMS.revoked })
}

export default function Programs({ loaderData: { keys, allowed }, actionData }: Route.ComponentProps) {
  const problem = actionData && 'values' in actionData ? actionData : undefined
  return (
    <>
      <StaffHeading
        title={PROGRAMS.title}
        lead={PROGRAMS.lead}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: PROGRAMS.title }]}
      />
      {actionData && 'key' in actionData && (
        <OnceShown title={PROGRAMS.made} lead={PROGRAMS.madeLead} secret={actionData.key} />
      )}
      <KeyList keys={keys} />
      <KeyForm allowed={allowed} isOpen={keys.length === 0} problem={problem} />
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={to('/api/v1/openapi.json')}>
          {PROGRAMS.description}
        </a>
      </p>
    </>
  )
}
