import { data } from 'react-router'
import { DEAD_JOBS, LETTERS } from '#app/content/admin.ts'
import { ConsoleHeading } from '#app/features/admin/console-heading.tsx'
import { DeadJobs } from '#app/features/admin/dead-jobs.tsx'
import { LetterList } from '#app/features/admin/letter-list.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { MailTrouble } from '#app/features/admin/mail-trouble.tsx'
import type { Toast } from '#app/http/flash.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { searchLetters } from '#db/content/console-records.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { findMailTrouble } from '#db/letters.ts'
import type { LetterState } from '#domain/letters/letters.ts'
import { isUuid } from '#domain/uuid.ts'
import { retryDeadJob } from '#usecases/admin/retry-dead-job.ts'
import { resendLetter } from '#usecases/letters/resend-letter.ts'
import type { Route } from './+types/letters'
import { requireAdmin } from './admin-visit.ts'

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

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  const form = await readForm(request)
  const answer = chosenAction(ANSWERS, form)
  return goTo(`${url.pathname}${url.search}`, await answer(visit, form.text('id')))
}

type Answer = (visit: ReturnType<typeof requireAdmin>, id: string) => Promise<Toast>

const ANSWERS: Readonly<Record<'resend' | 'retry', Answer>> = {
  async resend({ db, editorId, now }, id) {
    const letterId = Number(id)
    if (!Number.isSafeInteger(letterId)) throw data(null, { status: 400 })
    const outcome = await resendLetter(db, { letterId, editorId, now })
    if (outcome.ok) return { tone: 'success', title: LETTERS.resent }
    return { tone: 'error', title: LETTERS.problems[outcome.refusal] }
  },

  async retry({ db, editorId, now }, jobId) {
    if (!isUuid(jobId)) throw data(null, { status: 400 })
    const outcome = await retryDeadJob(db, { jobId, editorId, now })
    return outcome.ok ? { tone: 'success', title: DEAD_JOBS.retried } : { tone: 'error', title: DEAD_JOBS.gone }
  },
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
