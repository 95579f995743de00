import { EmailList } from '#app/features/staff/inbox/email-list.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { DeadJobs } from '#app/features/staff/practice/dead-jobs.tsx'
import { MailProblemNotice } from '#app/features/staff/practice/mail-problem.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { DEAD_JOBS, EMAIL_LIST } from '#content/staff/inbox/emails.ts'
import { searchEmails } from '#db/content/admin-records.ts'
import { findMailProblem } from '#db/emails/email-records.ts'
import { listDeadJobs } from '#db/jobs.ts'
import type { EmailState } from '#domain/emails/emails.ts'
import { isUuid } from '#domain/uuid.ts'
import { retryDeadJob } from '#usecases/admin/retry-dead-job.ts'
import { resendEmail } from '#usecases/emails/resend-email.ts'
import type { Route } from './+types/emails'

const STATES: readonly EmailState[] = ['queued', 'sending', 'sent', 'failed', 'skipped']

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const state = STATES.find((known) => known === address.text('state'))
  const { search, beforeId } = address
  const { rows, last } = pageOf(await searchEmails(db, { state, search, beforeId, limit: ROWS_ASKED }))
  const tabs = filterTabs(address, 'state', [
    { value: '', label: EMAIL_LIST.all },
    ...STATES.map((value) => ({ value, label: EMAIL_LIST.states[value] })),
  ])
  const [mailProblem, deadJobs] = await Promise.all([findMailProblem(db), listDeadJobs(db)])
  return { rows, search, state: state ?? '', tabs, mailProblem, deadJobs, ...linksBefore(address, last) }
}

const ACTIONS = { resend, retry } as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const form = await readForm(request)
  const toast = await chosenAction(ACTIONS, form)(form, visit)
  return goTo(`${url.pathname}${url.search}`, toast)
}

async function resend(form: SentForm, { db, editorId, now }: AdminVisit): Promise<FlashToast> {
  const emailId = form.wholeNumber('id')
  if (emailId === 0) throw badRequest()

  const outcome = await resendEmail(db, { emailId, editorId, now })
  if (outcome.ok) return { tone: 'success', title: EMAIL_LIST.resent }
  return { tone: 'error', title: EMAIL_LIST.problems[outcome.refusal] }
}

async function retry(form: SentForm, { db, editorId, now }: AdminVisit): Promise<FlashToast> {
  const jobId = form.text('id')
  if (!isUuid(jobId)) throw badRequest()

  const outcome = await retryDeadJob(db, { jobId, editorId, now })
  return outcome.ok ? { tone: 'success', title: DEAD_JOBS.retried } : { tone: 'error', title: DEAD_JOBS.gone }
}

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, mailProblem, deadJobs, nextHref, firstHref } = loaderData
  return (
    <>
      <p className="hint">{EMAIL_LIST.lead}</p>
      <MailProblemNotice problem={mailProblem} />
      <DeadJobs jobs={deadJobs} />
      <ListFrame
        search={search}
        params={{ state }}
        filters={{ label: EMAIL_LIST.title, tabs }}
        empty={{ title: EMAIL_LIST.none, lead: EMAIL_LIST.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <EmailList emails={rows} />
      </ListFrame>
    </>
  )
}
