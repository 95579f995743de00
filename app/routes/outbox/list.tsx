import type { HeadersFunction } from 'react-router'
import { type OutboxLine, OutboxTable } from '#app/features/outbox/outbox-table.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { openOutboxLink, requireOutbox } from '#app/http/outbox.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { emailName } from '#content/emails/names.ts'
import { OUTBOX } from '#content/staff/practice/outbox.ts'
import { listUnsentEmails } from '#db/emails/email-records.ts'
import type { StoredEmail } from '#domain/emails/outbox.ts'
import type { Route } from './+types/list'

/** Not cached: a cached copy could be shown to other machines. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, OUTBOX.title)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = openOutboxLink(request, context)
  if (opened) throw opened

  const outbox = requireOutbox(request, context)
  const unsentEmails = await listUnsentEmails(context.get(databaseContext))
  const written = await outbox.listEmails()
  return { lines: [...unsentEmails.map(unsentEmailLine), ...written.map(writtenLine)] }
}

type UnsentEmail = Awaited<ReturnType<typeof listUnsentEmails>>[number]

function unsentEmailLine({ id, kind, recipient, createdAt, state }: UnsentEmail): OutboxLine {
  return { key: String(id), title: emailName(kind), href: undefined, to: recipient, at: createdAt, state }
}

function writtenLine({ name, subject, to, writtenAt }: StoredEmail): OutboxLine {
  const href = `/dev/outbox/${encodeURIComponent(name)}`
  return { key: name, title: subject || OUTBOX.noSubject, href, to, at: writtenAt, state: 'sent' }
}

export default function OutboxList({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <Section>
      <SectionHeading level={1} align="start" title={OUTBOX.title} lead={OUTBOX.lead} />
      {lines.length === 0 ? (
        <EmptyState title={OUTBOX.none} level={2}>
          {OUTBOX.noneLead}
        </EmptyState>
      ) : (
        <OutboxTable lines={lines} />
      )}
    </Section>
  )
}
