import { Form } from 'react-router'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { SessionsToMove } from '#app/features/staff/week/sessions-to-move.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TO_MOVE, UNBLOCK, WEEK_PAGE } from '#content/staff/week/week.ts'
import { clockIn, namedDay } from '#content/words/dates.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { endTimeOff } from '#usecases/desk/change-diary.ts'
import type { Route } from './+types/week-unblock'
import { findOwnTimeOff, listSessionsToMove } from './sessions-to-move.ts'
import { findOwnDiary } from './week-diaries.ts'
import { ownWeekPath } from './week-path.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, UNBLOCK.title)
}

async function requireBlocked(visit: StaffVisit, id: string) {
  const found = await findOwnTimeOff(visit, id)
  if (!found) throw notFound()
  return found
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'availability')
  const timeOff = await requireBlocked(visit, params.timeOffId)
  const { id, startsAt, endsAt, reason, astrologerId, timeZone } = timeOff
  const shown = (instant: Date) => `${namedDay(dateIn(instant, timeZone))}, ${clockIn(instant, timeZone)}`
  return {
    id,
    sessions: await listSessionsToMove(visit, timeOff, timeZone),
    from: shown(startsAt),
    until: shown(endsAt),
    reason,
    isForEverybody: astrologerId === null,
    weekHref: ownWeekPath(dateIn(startsAt, timeZone)),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const { id, startsAt, timeZone } = await requireBlocked(visit, params.timeOffId)
  const diary = await findOwnDiary(visit)
  await endTimeOff(visit.db, id, diary?.id ?? null)
  const path = ownWeekPath(dateIn(startsAt, timeZone))
  return moveOn(path, { tone: 'success', title: UNBLOCK.done })
}

export default function WeekUnblock({ loaderData }: Route.ComponentProps) {
  const { id, sessions, from, until, reason, isForEverybody, weekHref } = loaderData
  const hasSessions = sessions.length > 0
  return (
    <StaffPage title={hasSessions ? TO_MOVE.title : UNBLOCK.title} back={{ to: weekHref, label: WEEK_PAGE.back }}>
      {hasSessions && <SessionsToMove sessions={sessions} timeOffId={id} />}
      <Card as="section">
        <Form method="post" className="desk-form" replace>
          {hasSessions && <h2 className="text-xl">{UNBLOCK.title}</h2>}
          <p className="hint">{UNBLOCK.lead}</p>
          <p>
            {from} – {until}
          </p>
          {reason !== '' && <p className="hint">{reason}</p>}
          {isForEverybody && <p>{UNBLOCK.everybody}</p>}
          <p>
            <Button type="submit" tone={hasSessions ? 'secondary' : 'primary'}>
              {UNBLOCK.submit}
            </Button>
          </p>
        </Form>
      </Card>
    </StaffPage>
  )
}
