import { StaffHeading } from '#app/features/staff/staff-heading.tsx'
import { contentPath } from '#app/features/staff/staff-paths.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { LINKS } from '#content/staff/website/links.ts'
import { shortDateTime, shortDay } from '#content/words/dates.ts'
import { type FailingLink, findLastCheck, readChecksLinks } from '#db/content/checked-links.ts'
import { changeLinkCheck, listDeadLinks } from '#usecases/content/check-links.ts'
import type { Route } from './+types/links'

/** Which links to other sites are dead, and whether they are tried. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const [isOn, lastCheck, links] = await Promise.all([readChecksLinks(db), findLastCheck(db), listDeadLinks(db)])
  return { isOn, lastCheck, links }
}

const ACTIONS = {
  on: { isOn: true, toast: { tone: 'success', title: LINKS.turnedOn, detail: LINKS.turnedOnDetail } },
  off: { isOn: false, toast: { tone: 'success', title: LINKS.turnedOff } },
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const { isOn, toast } = chosenAction(ACTIONS, await readForm(request))
  await changeLinkCheck(db, { isOn, editorId, now })
  return goTo('/staff/website/links', toast)
}

const COLUMNS: readonly RowColumn<FailingLink>[] = [
  { header: LINKS.columns.place, place: 'title', cell: ({ places }) => <Places places={places} /> },
  {
    header: LINKS.columns.problem,
    place: 'state',
    cell: ({ problem }) => <Badge tone="danger">{LINKS.problems[problem]}</Badge>,
  },
  {
    header: LINKS.columns.link,
    place: 'detail',
    cell: ({ url }) => (
      <a className="text-link [overflow-wrap:anywhere]" href={to(url)} target="_blank" rel="noreferrer noopener">
        {url}
      </a>
    ),
  },
  { header: LINKS.columns.since, place: 'note', cell: ({ failingSince }) => LINKS.since(shortDay(failingSince)) },
]

export default function Links({ loaderData: { isOn, lastCheck, links } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={LINKS.title} lead={LINKS.lead} actions={isOn && <Turn isOn={isOn} />} />
      {isOn && <p className="hint">{lastCheck ? LINKS.lastCheck(shortDateTime(lastCheck)) : LINKS.notYet}</p>}
      {!isOn && (
        <EmptyState title={LINKS.off} level={2} actions={<Turn isOn={isOn} />}>
          {LINKS.offLead}
        </EmptyState>
      )}
      {isOn && lastCheck && links.length === 0 && (
        <EmptyState title={LINKS.none} level={2}>
          {LINKS.noneLead}
        </EmptyState>
      )}
      {links.length > 0 && (
        <RowList caption={LINKS.title} isCaptionHidden columns={COLUMNS} rows={links} rowKey={({ url }) => url} />
      )}
    </>
  )
}

function Places({ places }: Pick<FailingLink, 'places'>) {
  return places.map(({ kind, id, title }) => (
    <a key={`${kind}-${id}`} className={`row-link block ${tallScript(title) ?? ''}`} href={to(contentPath(kind, id))}>
      {title}
    </a>
  ))
}

function Turn({ isOn }: { isOn: boolean }) {
  return (
    <form method="post">
      <Button type="submit" name="intent" value={isOn ? 'off' : 'on'} tone={isOn ? 'quiet' : 'primary'}>
        {isOn ? LINKS.turnOff : LINKS.turnOn}
      </Button>
    </form>
  )
}
