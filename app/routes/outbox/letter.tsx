import type { HeadersFunction } from 'react-router'
import { OUTBOX } from '#app/content/outbox.ts'
import { StoredLetterView } from '#app/features/outbox/stored-letter-view.tsx'
import { requireOutbox } from '#app/http/outbox.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import type { Route } from './+types/letter'

/** Kept, it would be shown to people at other machines. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.letter.subject || OUTBOX.noSubject, OUTBOX.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const letter = await requireOutbox(context).findLetter(params.name)
  if (!letter) throw notFound()
  return { letter }
}

export default function OutboxLetter({ loaderData: { letter } }: Route.ComponentProps) {
  return <StoredLetterView letter={letter} />
}
