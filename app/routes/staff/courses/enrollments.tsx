import { isRouteErrorResponse, type RouterContextProvider, useLocation } from 'react-router'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { EnrollmentScreen } from '#app/features/staff/courses/enrollment-screen.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { filterTabs, type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { requireRight, requireWriter } from '#app/http/viewer.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { LANGUAGE } from '#content/language.ts'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { countEnrollmentsSince, listEnrollmentPage } from '#db/learning/enrollment-desk.ts'
import { ENROLLMENT_STATUSES, weekBefore } from '#domain/learning/enrollment-status.ts'
import type { Outcome } from '#domain/outcome.ts'
import { givenContact } from '#usecases/desk/given-contact.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { type NoteRefusal, noteOnEnrollment } from '#usecases/learning/note-on-enrollment.ts'
import type { Route } from './+types/enrollments'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ENROLLMENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRight(context, 'enrollments')
  const db = context.get(databaseContext)
  const weekAgo = weekBefore(context.get(clockContext)())
  const keys = context.get(keyRingContext)
  const address = listAddress(url)
  const status = statusIn(address.text('status'))
  const since = address.text('since') === 'week' ? weekAgo : undefined
  const after = cursorIn(address)

  const [found, counts] = await Promise.all([
    listEnrollmentPage(db, { language: LANGUAGE, status, since, search: address.search, after, limit: ROWS_ASKED }),
    countEnrollmentsSince(db, weekAgo),
  ])
  const { rows, last } = pageOf(found)
  const tabs = filterTabs(address, 'status', [
    { value: '', label: ENROLLMENTS.all },
    ...ENROLLMENT_STATUSES.map((value) => ({ value, label: ENROLLMENTS.statuses[value] })),
  ])
  return {
    counts,
    enrollments: rows.map(({ birthDetails, ...row }) => {
      const { phone, currentLocation } = givenContact(birthDetails, keys)
      return { ...row, phone: phone ?? row.phone, currentLocation }
    }),
    search: address.search,
    status: status ?? '',
    tabs,
    nextHref: last && address.href({ after: `${last.enrollmentDate.getTime()}-${last.id}` }),
    firstHref: after && address.href({}),
  }
}

type Context = Readonly<RouterContextProvider>

function statusIn(text: string) {
  return ENROLLMENT_STATUSES.find((status) => status === text)
}

function cursorIn(address: ListAddress) {
  const [, time, id] = /^(\d{1,15})-(\d{1,15})$/.exec(address.text('after')) ?? []
  return time && id ? { date: new Date(Number(time)), id: Number(id) } : undefined
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { id: editorId } = requireRight(context, 'enrollments')
  const form = await readForm(request)
  requireWriter(context, form)
  const enrollmentId = form.wholeNumber('id')
  if (form.text('intent') === 'note') return saveNote(context, url, { enrollmentId, editorId, form })
  const from = statusIn(form.text('from'))
  const to = statusIn(form.text('to'))
  if (!from || !to || enrollmentId === 0) throw badRequest()

  const now = context.get(clockContext)()
  const outcome = await moveEnrollment(context.get(databaseContext), { enrollmentId, from, to, editorId, now })
  return backToList(url, outcome, ENROLLMENTS.moved)
}

type NotedEnrollment = { readonly enrollmentId: number; readonly editorId: string; readonly form: SentForm }

async function saveNote(context: Context, url: URL, { enrollmentId, editorId, form }: NotedEnrollment) {
  const now = context.get(clockContext)()
  const note = { enrollmentId, editorId, before: form.text('before'), notes: form.text('notes'), now }
  return backToList(url, await noteOnEnrollment(context.get(databaseContext), note), ENROLLMENTS.noteSaved)
}

function backToList({ pathname, search }: URL, outcome: Outcome<null, NoteRefusal>, title: string) {
  const toast = outcome.ok
    ? ({ tone: 'success', title } as const)
    : ({ tone: 'error', title: ENROLLMENTS.problems[outcome.refusal] } as const)
  return goTo(`${pathname}${search}`, toast)
}

export default function Enrollments({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title={ENROLLMENTS.title}>
      <EnrollmentScreen {...loaderData} />
    </StaffPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) return <AnsweredError error={error} />
  return (
    <StaffPage title={ENROLLMENTS.title}>
      <LoadFailure error={error} message={ENROLLMENTS.failed} retryHref={`${pathname}${search}`} />
    </StaffPage>
  )
}
