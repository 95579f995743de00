import { Form, Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import { UPLOADS } from '#content/staff/money/statement-uploads.ts'
import type { StatementBank } from '#domain/statements/statement-layout.ts'

export type UploadView = {
  readonly id: number
  readonly bank: StatementBank
  readonly period: string | null
  readonly lineCount: number
  readonly matchedCount: number
  readonly uploadedAt: string
  readonly uploadedBy: string | null
  readonly takenBack: { readonly at: string; readonly by: string | null } | null
  readonly verified: readonly { readonly bookingId: string; readonly code: string }[]
}

/** Uploaded statements, latest first. */
export function UploadList({ uploads }: { uploads: readonly UploadView[] }) {
  if (uploads.length === 0) {
    return (
      <EmptyState title={UPLOADS.none} level={2}>
        {UPLOADS.noneLead}
      </EmptyState>
    )
  }
  return (
    <ul className="desk-rows">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow({ upload }: { upload: UploadView }) {
  const { bank, period, lineCount, matchedCount, uploadedAt, uploadedBy, takenBack, verified } = upload
  return (
    <li className="grid gap-1">
      <p>
        <b>{STATEMENT.banks[bank]}</b>
        {period && ` · ${period}`}
      </p>
      <p>{joinWithDots([UPLOADS.lines(lineCount), UPLOADS.matches(matchedCount, verified.length)])}</p>
      <p className="hint">{UPLOADS.uploaded(uploadedAt, uploadedBy ?? UPLOADS.unknownStaff)}</p>
      {takenBack ? (
        <>
          <p>{UPLOADS.takenBack(takenBack.at, takenBack.by ?? UPLOADS.unknownStaff)}</p>
          {verified.length > 0 && <ToCheck verified={verified} />}
        </>
      ) : (
        <TakeBack upload={upload} />
      )}
    </li>
  )
}

function ToCheck({ verified }: Pick<UploadView, 'verified'>) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {UPLOADS.toCheck}{' '}
      {verified.map(({ bookingId, code }) => (
        <span key={bookingId}>
          <Link className="text-link" to={bookingPath(bookingId)}>
            {code}
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}

function TakeBack({ upload: { id, bank, uploadedAt } }: { upload: UploadView }) {
  return (
    <details className="desk-more">
      <summary aria-label={UPLOADS.takeBackOf(STATEMENT.banks[bank], uploadedAt)}>{UPLOADS.takeBack}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <p className="hint">{UPLOADS.takeBackLead}</p>
        <input type="hidden" name="uploadId" value={id} />
        <p>
          <Button type="submit" name="intent" value="take-back" tone="danger">
            {UPLOADS.takeBackNow}
          </Button>
        </p>
      </Form>
    </details>
  )
}
