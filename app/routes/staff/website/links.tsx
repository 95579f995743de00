import { StaffHeading } from '#app/features/staff/staff-page.tsx'
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
import { LINK_CHECKS } from '#content/staff/website/links.ts'
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
  on: { isOn: true, toast: { tone: 'success', title: LINK_CHECKS.turnedOn, detail: LINK_CHECKS.turnedOnDetail } },
  off: { isOn: false, toast: { tone: 'success', title: LINK_CHECKS.turnedOff } },
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const { isOn, toast } = chosenAction(ACTIONS, await readForm(request))
  await changeLinkCheck(db, { isOn, editorId, now })
  return goTo('/staff/website/links', toast)
}

const COLUMNS: readonly RowColumn<FailingLink>[] = [
  { header: LINK_CHECKS.columns.place, place: 'title', cell: ({ places }) => <Places places={places} /> },
  {
    header: LINK_CHECKS.columns.problem,
    place: 'state',
    cell: ({ problem }) => <Badge tone="danger">{LINK_CHECKS.problems[problem]}</Badge>,
  },
  {
    header: LINK_CHECKS.columns.link,
    place: 'detail',
    cell: ({ url }) => (
      <a className="text-link [overflow-wrap:anywhere]" href={to(url)} target="_blank" rel="noreferrer noopener">
        {url}
      </a>
    ),
  },
  {
    header: LINK_CHECKS.columns.since,
    place: 'note',
    cell: ({ failingSince }) => LINK_CHECKS.since(shortDay(failingSince)),
  },
]

export default function Links({ loaderData: { isOn, lastCheck, links } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={LINK_CHECKS.title} lead={LINK_CHECKS.lead} actions={isOn && <Turn isOn={isOn} />} />
      {isOn && (
        <p className="hint">{lastCheck ? LINK_CHECKS.lastCheck(shortDateTime(lastCheck)) : LINK_CHECKS.notYet}</p>
      )}
      {!isOn && (
        <EmptyState title={LINK_CHECKS.off} level={2} actions={<Turn isOn={isOn} />}>
          {LINK_CHECKS.offLead}
        </EmptyState>
      )}
      {isOn && lastCheck && links.length === 0 && (
        <EmptyState title={LINK_CHECKS.none} level={2}>
          {LINK_CHECKS.noneLead}
        </EmptyState>
      )}
      {links.length > 0 && (
        <RowList caption={LINK_CHECKS.title} isCaptionHidden columns={COLUMNS} rows={links} rowKey={({ url }) => url} />
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
        {isOn ? LINK_CHECKS.turnOff : LINK_CHECKS.turnOn}
      </Button>
    </form>
  )
}
