import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { DateTime } from '#app/features/staff/date-time.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { detailText, subjectName } from '#app/features/staff/practice/audit-text.ts'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { linksBefore, listAddress, pageOf } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { RowList } from '#app/ui/row-list.tsx'
import { emailName } from '#content/emails/names.ts'
import { to } from '#content/language.ts'
import { AUDIT } from '#content/staff/practice/admin-records.ts'
import { auditActionName } from '#content/staff/practice/audit-actions.ts'
import { type AuditRecord, searchAudit } from '#db/content/admin-records.ts'
import { isContentKind } from '#domain/content/content-kinds.ts'
import type { Route } from './+types/audit'

/** A phone shows these in three screens. */
const ROWS = 25

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const { search, beforeId } = address
  const { rows, last } = pageOf(await searchAudit(db, { search, beforeId, limit: ROWS + 1 }), ROWS)
  const named = rows.map((row) => ({
    ...row,
    what: auditActionName(row.action),
    subjectKind: kindLabel(row.subjectKind),
    name: nameOf(row),
    details: detailsOf(row),
  }))
  return { rows: named, search, ...linksBefore(address, last) }
}

const SUBJECTS: Readonly<Record<string, string | undefined>> = AUDIT.subjects

/** Uses the same name as the content's admin form. */
function kindLabel(subjectKind: string | null): string | null {
  if (subjectKind === null) return null
  return isContentKind(subjectKind) ? editorOf(subjectKind).texts.one : (SUBJECTS[subjectKind] ?? subjectKind)
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { rows, search, nextHref, firstHref } = loaderData
  return (
    <>
      <StaffHeading title={AUDIT.title} lead={AUDIT.lead} />
      <ListFrame
        search={search}
        empty={{ title: AUDIT.none }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={AUDIT.title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            { header: AUDIT.columns.what, place: 'title', cell: ({ what }) => what },
            { header: AUDIT.columns.when, place: 'sum', cell: ({ at }) => <When at={at} /> },
            { header: AUDIT.columns.who, place: 'detail', cell: (row) => <Actor record={row} /> },
            {
              header: AUDIT.columns.about,
              place: 'detail',
              cell: (row) => <Subject record={row} />,
            },
            { header: AUDIT.columns.details, place: 'detail', cell: ({ details }) => <BreakableText text={details} /> },
          ]}
        />
      </ListFrame>
    </>
  )
}

/** Quieter than a sum, whose place it has. */
function When({ at }: { at: Date }) {
  return (
    <span className="hint font-normal">
      <DateTime at={at} />
    </span>
  )
}

function BreakableText({ text }: { text: string }) {
  return text !== '' && <span className="[overflow-wrap:anywhere]">{text}</span>
}

/** The name that the team uses, with the address behind it: two people may share a name. */
function Actor({ record }: { record: Pick<AuditRecord, 'actorId' | 'actorEmail' | 'actorName'> }) {
  const { actorId, actorEmail, actorName } = record
  const name = actorId === null ? AUDIT.nobody : (actorName ?? actorEmail ?? AUDIT.erased)
  return (
    <span className="lg:block lg:min-w-44">
      <BreakableText text={name} />
      {actorName !== null && actorEmail !== null && (
        <span className="hint block [overflow-wrap:anywhere]">{actorEmail}</span>
      )}
    </span>
  )
}

/** A booking by its code, a user by their name and address, content by its title; never by the id of a row. */
function Subject({ record }: { record: Omit<AuditRecord, 'details'> & { readonly name: string | null } }) {
  const { subjectKind, subjectId, bookingCode, name } = record
  if (bookingCode !== null) {
    return (
      <>
        {subjectKind}{' '}
        <a className="text-link" href={to(bookingPath(subjectId ?? ''))}>
          {bookingCode}
        </a>
      </>
    )
  }
  return <BreakableText text={[subjectKind, name].filter(Boolean).join(' ')} />
}

function nameOf(record: AuditRecord): string | null {
  const { subjectKind, subjectEmail, subjectName: userName, subjectTitle, subjectId } = record
  const title = subjectTitle && `“${subjectTitle}”`
  const user = userName && subjectEmail ? `${userName} (${subjectEmail})` : (userName ?? subjectEmail)
  if (title && user) return AUDIT.titleOf(title, user)
  const known = user ?? title ?? emailText(record)
  if (known !== null) return known
  if (subjectKind === 'user') return AUDIT.erasedClient
  return subjectId && subjectName(subjectKind, subjectId)
}

/** The kind of the email and its recipient; the recipient is unknown once the email is purged. */
function emailText({ emailKind, emailRecipient }: AuditRecord): string | null {
  if (emailKind === null) return null
  const name = emailName(emailKind)
  return emailRecipient === null ? AUDIT.email(name) : AUDIT.emailTo(name, emailRecipient)
}

/** Leaves out details that already name the subject. */
function detailsOf({ action, subjectKind, details, subjectTitle, emailKind }: AuditRecord): string {
  const others = Object.entries(details).filter(([, value]) => value !== subjectTitle && value !== emailKind)
  return detailText({ action, subjectKind, details: Object.fromEntries(others) })
}
