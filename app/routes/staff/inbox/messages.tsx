import type { InboxItem } from '#app/features/staff/inbox/inbox-list.tsx'
import { InboxScreen } from '#app/features/staff/inbox/inbox-screen.tsx'
import { linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { CONTACT } from '#content/site/contact.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { listContactMessages } from '#db/visitors/visitor-inbox.ts'
import type { Route } from './+types/messages'
import { answeredIn, inboxAction, inboxFilters, replyTo } from './inbox-actions.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const { search, beforeId } = address
  const options = { isAnswered: answeredIn(address), search, beforeId, limit: ROWS_ASKED }
  const { rows, last } = pageOf(await listContactMessages(db, options))
  const items = rows.map(
    (message): InboxItem => ({
      id: message.id,
      title: message.subject,
      from: message.name,
      contact: [message.email, message.phone].filter(Boolean).join(', '),
      text: message.message,
      note: CONTACT.inquiryTypes[message.inquiryType],
      link: undefined,
      replyHref: replyTo(message.email, message.subject),
      receivedAt: message.receivedAt,
      isAnswered: message.handledAt !== null,
    }),
  )
  return { items, search, state: address.text('state'), tabs: inboxFilters(address), ...linksBefore(address, last) }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return inboxAction({ request, url }, 'message', requireAdmin(context))
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const labels = { title: INBOX.messages, lead: INBOX.messagesLead, none: INBOX.none }
  return <InboxScreen labels={labels} {...loaderData} />
}
