import { CallRows } from '#app/features/staff/clients/call-rows.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CALLS } from '#content/staff/clients/call-list.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { istDate } from '#domain/time/india-time.ts'
import { markCallDone, undoCallDone } from '#usecases/desk/mark-call.ts'
import type { Route } from './+types/calls'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CALLS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, scope, now } = requireStaff(context, 'desk')
  return { calls: await listCalls(db, scope, { now, today: istDate(now) }) }
}

const ACTIONS = { done, undo } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function done(form: SentForm, { db, staff, scope, now }: StaffVisit) {
  const marked = await markCallDone(db, { key: form.text('key'), staffId: staff.id, scope }, now)
  if (!marked.ok) throw notFound()
  return moveOn('/staff/clients/calls', { tone: 'success', title: CALLS.marked })
}

async function undo(form: SentForm, { db, scope, now }: StaffVisit) {
  const undone = await undoCallDone(db, { key: form.text('key'), scope }, now)
  if (!undone.ok) throw notFound()
  return moveOn('/staff/clients/calls', { tone: 'success', title: CALLS.unmarked })
}

export default function Calls({ loaderData: { calls } }: Route.ComponentProps) {
  const open = calls.filter(({ isDone }) => !isDone)
  const finished = calls.filter(({ isDone }) => isDone)
  return (
    <StaffPage title={CALLS.title} lead={CALLS.lead}>
      {open.length === 0 ? (
        <EmptyState title={CALLS.none} level={2}>
          {CALLS.noneLead}
        </EmptyState>
      ) : (
        <CallRows calls={open} />
      )}
      {finished.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{CALLS.doneToday}</h2>
          <CallRows calls={finished} />
        </section>
      )}
    </StaffPage>
  )
}
