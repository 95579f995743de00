import type { HeadersFunction } from 'react-router'
import { StoredEmailView } from '#app/features/outbox/stored-email-view.tsx'
import { requireOutbox } from '#app/http/outbox.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { OUTBOX } from '#content/staff/practice/outbox.ts'
import type { Route } from './+types/email'

/** Not cached: a cached copy could be shown to other machines. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.email.subject || OUTBOX.noSubject, OUTBOX.title)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const email = await requireOutbox(request, context).findEmail(params.name)
  if (!email) throw notFound()
  return { email }
}

export default function OutboxEmail({ loaderData: { email } }: Route.ComponentProps) {
  return <StoredEmailView email={email} />
}
