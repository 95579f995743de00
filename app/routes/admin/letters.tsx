import { data } from 'react-router'
import { LETTERS } from '#app/content/admin.ts'
import { ConsoleHeading } from '#app/features/admin/console-heading.tsx'
import { LetterList } from '#app/features/admin/letter-list.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { MailTrouble } from '#app/features/admin/mail-trouble.tsx'
import { readForm } from '#app/http/form.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { searchLetters } from '#db/console-records.ts'
import { findMailTrouble } from '#db/letters.ts'
import type { LetterState } from '#domain/letters.ts'
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
  const mailTrouble = await findMailTrouble(db)
  return { rows, search, state: state ?? '', tabs, mailTrouble, ...linksBefore(address, last) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const form = await readForm(request)
  const letterId = Number(form.text('id'))
  if (form.text('intent') !== 'resend' || !Number.isSafeInteger(letterId)) throw data(null, { status: 400 })

  const outcome = await resendLetter(db, { letterId, editorId, now })
  const { pathname, search } = url
  const toast = outcome.ok
    ? ({ tone: 'success', title: LETTERS.resent } as const)
    : ({ tone: 'error', title: LETTERS.problems[outcome.refusal] } as const)
  return goTo(`${pathname}${search}`, toast)
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, mailTrouble, nextHref, firstHref } = loaderData
  return (
    <>
      <ConsoleHeading title={LETTERS.title} lead={LETTERS.lead} />
      <MailTrouble trouble={mailTrouble} />
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
