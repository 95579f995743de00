import { data } from 'react-router'
import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { RowsOfLinks } from '#app/features/staff/practice/rows-of-links.tsx'
import { OnceShown } from '#app/features/staff/programs/once-shown.tsx'
import { WebhookForm } from '#app/features/staff/programs/webhook-form.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { calendarAccessContext, keyRingContext } from '#app/http/contexts.ts'
import { readForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhooks.ts'
import { addWebhook, type ListedWebhook, listOwnWebhooks } from '#usecases/webhooks/change-webhooks.ts'
import type { Route } from './+types/webhooks'

const PLACE = '/staff/practice'
const PATH = `${PLACE}/webhooks`

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, WEBHOOKS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const webhooks = await listOwnWebhooks(db, context.get(keyRingContext))
  return {
    rows: webhooks.map((webhook) => ({
      href: `${PATH}/${webhook.id}`,
      title: webhook.name,
      line: [stateOf(webhook), WEBHOOKS.count(webhook.events.length), webhook.host].join(' · '),
    })),
  }
}

function stateOf({ switchedOffAt, failingSince }: ListedWebhook): string {
  if (switchedOffAt) return WEBHOOKS.off(switchedOffAt)
  return failingSince ? WEBHOOKS.failing(failingSince) : WEBHOOKS.works
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, viewer, editorId, now } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const form = await readForm(request)
  const events = WEBHOOK_EVENTS.filter((event) => form.isTicked(event))
  const typed = { staffId: editorId, name: form.text('name'), address: form.text('address'), events }
  const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
  const outcome = await addWebhook(db, typed, tools, now)
  // Answered at once: a redirect would need the secret in a cookie.
  if (outcome.ok) return data({ secret: outcome.value.secret }, { headers: { 'Cache-Control': 'no-store' } })

  const title = WEBHOOKS.formProblems[outcome.refusal]
  const field = outcome.refusal === 'events-missing' ? 'events' : 'address'
  const values = typedTexts(form, ['name', 'address', ...WEBHOOK_EVENTS])
  return rejected({ title }, { values, fieldErrors: { [field]: title } })
}

export default function Webhooks({ loaderData: { rows }, actionData }: Route.ComponentProps) {
  const problem = actionData && 'values' in actionData ? actionData : undefined
  return (
    <>
      <StaffHeading
        title={WEBHOOKS.title}
        lead={WEBHOOKS.lead}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: WEBHOOKS.title }]}
      />
      {actionData && 'secret' in actionData && (
        <OnceShown title={WEBHOOKS.secret} lead={WEBHOOKS.secretLead} secret={actionData.secret} />
      )}
      {rows.length === 0 && <p>{WEBHOOKS.none}</p>}
      <RowsOfLinks heading={WEBHOOKS.list} rows={rows} />
      <WebhookForm isOpen={rows.length === 0} problem={problem} />
    </>
  )
}
