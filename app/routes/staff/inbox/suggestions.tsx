import type { InboxItem } from '#app/features/staff/inbox/inbox-list.tsx'
import { InboxScreen } from '#app/features/staff/inbox/inbox-screen.tsx'
import { linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { listSuggestions } from '#db/visitors/visitor-inbox.ts'
import type { Route } from './+types/suggestions'
import { answeredIn, inboxAction, inboxFilters, replyTo } from './inbox-actions.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const { search, beforeId } = address
  const options = { isAnswered: answeredIn(address), search, beforeId, limit: ROWS_ASKED }
  const { rows, last } = pageOf(await listSuggestions(db, options))
  const items = rows.map(
    (suggestion): InboxItem => ({
      id: suggestion.id,
      title: suggestion.topic,
      from: suggestion.email ?? INBOX.anonymous,
      contact: '',
      text: suggestion.details ?? '',
      note: undefined,
      link: suggestion.link ?? undefined,
      replyHref: replyTo(suggestion.email, suggestion.topic),
      receivedAt: suggestion.suggestedAt,
      isAnswered: suggestion.handledAt !== null,
    }),
  )
  return { items, search, state: address.text('state'), tabs: inboxFilters(address), ...linksBefore(address, last) }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return inboxAction({ request, url }, 'suggestion', requireAdmin(context))
}

export default function Suggestions({ loaderData }: Route.ComponentProps) {
  const labels = { title: INBOX.suggestions, lead: INBOX.suggestionsLead, none: INBOX.noSuggestions }
  return <InboxScreen labels={labels} {...loaderData} />
}
