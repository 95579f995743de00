import { DEAD_JOBS, LETTERS } from '#app/content/admin-records.ts'
import { ConsoleHeading } from '#app/features/admin/console-heading.tsx'
import { DeadJobs } from '#app/features/admin/dead-jobs.tsx'
import { LetterList } from '#app/features/admin/letter-list.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { MailTrouble } from '#app/features/admin/mail-trouble.tsx'
import type { Toast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { searchLetters } from '#db/content/console-records.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { findMailTrouble } from '#db/letters/kept-letters.ts'
import type { LetterState } from '#domain/letters/letters.ts'
import { isUuid } from '#domain/uuid.ts'
import { retryDeadJob } from '#usecases/admin/retry-dead-job.ts'
import { resendLetter } from '#usecases/letters/resend-letter.ts'
import type { Route } from './+types/letters'
import { type AdminVisit, requireAdmin } from './admin-visit.ts'

const STATES: readonly LetterState[] = ['queued', 'sending', 'sent', 'failed']

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const state = STATES.find((known) => known === address.text('state'))
  const { search, beforeId } = address
  const { rows, last } = pageOf(await searchLetters(db, { state, search, beforeId, limit: ROWS_ASKED }))
  const tabs = filterTabs(address, 'state', [
    { value: '', label: LETTERS.all },
    ...STATES.map((value) => ({ value, label: LETTERS.states[value] })),
  ])
  const [mailTrouble, deadJobs] = await Promise.all([findMailTrouble(db), listDeadJobs(db)])
  return { rows, search, state: state ?? '', tabs, mailTrouble, deadJobs, ...linksBefore(address, last) }
}

const ACTIONS = { resend, retry } as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const form = await readForm(request)
  const toast = await chosenAction(ACTIONS, form)(form, visit)
  return goTo(`${url.pathname}${url.search}`, toast)
}

async function resend(form: SentForm, { db, editorId, now }: AdminVisit): Promise<Toast> {
  const letterId = form.wholeNumber('id')
  if (letterId === 0) throw badRequest()

  const outcome = await resendLetter(db, { letterId, editorId, now })
  if (outcome.ok) return { tone: 'success', title: LETTERS.resent }
  return { tone: 'error', title: LETTERS.problems[outcome.refusal] }
}

async function retry(form: SentForm, { db, editorId, now }: AdminVisit): Promise<Toast> {
  const jobId = form.text('id')
  if (!isUuid(jobId)) throw badRequest()

  const outcome = await retryDeadJob(db, { jobId, editorId, now })
  return outcome.ok ? { tone: 'success', title: DEAD_JOBS.retried } : { tone: 'error', title: DEAD_JOBS.gone }
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, mailTrouble, deadJobs, nextHref, firstHref } = loaderData
  return (
    <>
      <ConsoleHeading title={LETTERS.title} lead={LETTERS.lead} />
      <MailTrouble trouble={mailTrouble} />
      <DeadJobs jobs={deadJobs} />
      <ListFrame
        search={search}
        kept={{ state }}
        filters={{ label: LETTERS.title, tabs }}
        empty={{ title: LETTERS.none, lead: LETTERS.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <LetterList letters={rows} />
      </ListFrame>
    </>
  )
}
