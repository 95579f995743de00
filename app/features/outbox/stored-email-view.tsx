import { DateTime } from '#app/features/staff/date-time.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { to } from '#content/language.ts'
import { OUTBOX } from '#content/staff/practice/outbox.ts'
import type { StoredEmail } from '#domain/emails/outbox.ts'

export function StoredEmailView({ email }: { email: StoredEmail }) {
  const { to: receiver, writtenAt, text, attachments } = email
  const subject = email.subject || OUTBOX.noSubject
  return (
    <OneCardPage
      title={subject}
      above={<Breadcrumbs crumbs={[{ label: OUTBOX.title, href: '/dev/outbox' }, { label: subject }]} />}
    >
      <FactList
        facts={[
          { term: OUTBOX.columns.to, value: receiver },
          ...(writtenAt ? [{ term: OUTBOX.columns.written, value: <DateTime at={writtenAt} /> }] : []),
          ...(attachments.length > 0 ? [{ term: OUTBOX.attachments, value: attachments.join(', ') }] : []),
        ]}
      />
      <p className="whitespace-pre-line wrap-anywhere">
        {partsOf(text).map(({ at, part, isAddress }) =>
          isAddress ? (
            <a key={at} className="text-link" href={to(part)}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </OneCardPage>
  )
}

const ADDRESS = /(https?:\/\/\S+)/

/** Splits the text into plain parts and links, each with its offset. */
function partsOf(text: string) {
  let end = 0
  return text.split(ADDRESS).map((part) => {
    const at = end
    end += part.length
    return { at, part, isAddress: ADDRESS.test(part) }
  })
}
