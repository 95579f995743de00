import { data, Link } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { MappingForm } from '#app/features/staff/money/mapping-form.tsx'
import { type PilesView, StatementPiles } from '#app/features/staff/money/statement-piles.tsx'
import { UploadForm } from '#app/features/staff/money/upload-form.tsx'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { badRequest } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { FILE_TOO_LARGE, STATEMENT, UPLOAD_REFUSALS } from '#content/staff/money/bank-statement.ts'
import { DECISION_REFUSALS } from '#content/staff/money/desk-verification.ts'
import { UPLOADS } from '#content/staff/money/statement-uploads.ts'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom } from '#domain/money.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'
import { decideClaim } from '#usecases/payments/decide-payment.ts'
import {
  isSorted,
  type NothingReadable,
  readUpload,
  type SortedStatement,
  type UnknownLayout,
  type UploadRefusal,
} from '#usecases/statements/read-upload.ts'
import { verifyMatches } from '#usecases/statements/verify-matches.ts'
import type { Route } from './+types/statement'
import { listUndoable, undo as undoDecisions } from './pending-decisions.ts'
import { columnIn, columnsIn } from './statement-columns.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STATEMENT.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  return { decisions: await listUndoable(requireStaff(context, 'statements')) }
}

type ActionData = {
  /** What was verified. */
  readonly verified: FlashToast | null
  readonly undone: FlashToast | null
  /** The bookings whose decision was undone. */
  readonly undoneIds?: readonly string[]
  readonly fileError?: string
  readonly piles: PilesView | null
  readonly unknown: UnknownLayout | null
}

const EMPTY: ActionData = { verified: null, undone: null, piles: null, unknown: null }

const ACTIONS = {
  '': compare,
  'verify-all': verifyAll,
  'verify-one': verifyOne,
  undo,
  [TOO_LARGE_INTENT]: refuseLarge,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'statements')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function compare(form: SentForm, { db, staff, now }: StaffVisit) {
  const bytes = new Uint8Array((await form.file('file')?.arrayBuffer()) ?? [])
  const outcome = await readUpload(db, { bytes, staffId: staff.id, mapping: mappingIn(form) }, now)
  if (!outcome.ok) {
    return data({ ...EMPTY, fileError: refusalText(outcome.refusal, bytes.length) }, { status: 422 })
  }
  return data(
    isSorted(outcome.value) ? { ...EMPTY, piles: viewOf(outcome.value) } : { ...EMPTY, unknown: outcome.value },
  )
}

function refusalText(refusal: UploadRefusal | NothingReadable, bytes: number): string {
  if (typeof refusal !== 'string') return STATEMENT.nothingReadable(refusal.lines, STATEMENT.skipReasons[refusal.why])
  return refusal === 'file-too-large' ? FILE_TOO_LARGE(bytes) : UPLOAD_REFUSALS[refusal]
}

async function refuseLarge(form: SentForm) {
  const fileError = FILE_TOO_LARGE(form.wholeNumber('bytes'))
  return data({ ...EMPTY, fileError }, { status: 413 })
}

function mappingIn(form: SentForm): { headerIndex: number; columns: StatementColumns } | undefined {
  if (form.text('headerIndex') === '') return undefined
  return { headerIndex: columnIn(form, 'headerIndex') ?? 0, columns: columnsIn(form) }
}

async function verifyAll(form: SentForm, { db, staff, now }: StaffVisit) {
  const uploadId = form.wholeNumber('uploadId')
  if (uploadId === 0) throw badRequest()

  const { verified, left } = await verifyMatches(db, { uploadId, staffId: staff.id }, now)
  const toast: FlashToast = { tone: 'success', title: STATEMENT.verified(verified), detail: STATEMENT.left(left) }
  return data({ ...EMPTY, verified: toast })
}

/** A line that nearly matches or has another amount, after a person has looked at it. */
async function verifyOne(form: SentForm, { db, staff, now }: StaffVisit) {
  const paise = form.wholeNumber('received')
  const decision = {
    bookingId: form.text('bookingId'),
    staffId: staff.id,
    kind: 'verified',
    ...(paise > 0 && { received: paiseFrom(paise) }),
    ...(form.text('reference') !== '' && { reference: form.text('reference') }),
  } as const
  const outcome = await decideClaim(db, decision, now)
  if (outcome.ok) {
    const title = paise > 0 ? STATEMENT.recorded(formatRupees(paiseFrom(paise))) : STATEMENT.verified(1)
    return data({ ...EMPTY, verified: { tone: 'success', title } as const })
  }
  const title = DECISION_REFUSALS[outcome.refusal]
  const status = outcome.refusal === 'booking-not-found' ? 404 : 409
  return data({ ...EMPTY, verified: { tone: 'error', title } as const }, { status })
}

async function undo(form: SentForm, visit: StaffVisit) {
  const { undone, status } = await undoDecisions(form.text('bookingIds'), visit)
  const undoneIds = status === 200 ? form.text('bookingIds').split(' ') : []
  return data({ ...EMPTY, undone, undoneIds }, { status })
}

const MOST_SKIPPED_SHOWN = 50
const MOST_UNCLAIMED_SHOWN = 200

/** Only what the page shows; other people's transactions are reduced to date, amount and narration. */
function viewOf({ uploadId, read, piles, forCancelled, unreported, refunds, knownCount }: SortedStatement): PilesView {
  return {
    uploadId,
    knownCount,
    forCancelled,
    unreported,
    refunds,
    bank: read.bank,
    creditCount: read.credits.length,
    debitCount: read.debitCount,
    unfinishedCount: read.unfinishedCount,
    skipped: read.skipped.slice(0, MOST_SKIPPED_SHOWN),
    skippedCount: read.skipped.length,
    roundedCount: read.roundedCount,
    piles: {
      ...piles,
      unclaimed: piles.unclaimed.slice(0, MOST_UNCLAIMED_SHOWN),
    },
    unclaimedCount: piles.unclaimed.length,
    unclaimedTotal: piles.unclaimed.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  const fileError = actionData && 'fileError' in actionData ? actionData.fileError : undefined
  return (
    <>
      <p className="hint">{STATEMENT.lead}</p>
      {fileError && <FormSummary message={{ title: STATEMENT.notRead }} fieldErrors={{ file: fileError }} />}
      <PageToast toast={actionData?.undone ?? actionData?.verified} />
      <UndoBars decisions={loaderData.decisions} />
      {actionData?.unknown ? <MappingForm unknown={actionData.unknown} /> : <UploadForm error={fileError} />}
      {actionData?.piles && <StatementPiles view={actionData.piles} />}
      <p>
        <Link className="text-link inline-flex min-h-11 items-center" to="/staff/money/statements/uploads">
          {UPLOADS.link}
        </Link>
      </p>
    </>
  )
}
