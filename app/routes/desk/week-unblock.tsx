import { Form } from 'react-router'
import { UNBLOCK, WEEK } from '#app/content/week.ts'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { findTimeOffById } from '#db/bookings/time-off.ts'
import { dateIn } from '#domain/charts/zone-offset.ts'
import { clockIn, namedDay } from '#domain/date-text.ts'
import { endTimeOff } from '#usecases/desk/change-diary.ts'
import type { Route } from './+types/week-unblock'
import { type DeskVisit, requireDesk } from './desk-visit.ts'
import { findOwnDiary } from './week-diaries.ts'
import { ownWeekPath } from './week-path.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, UNBLOCK.title)
}

/** Time off of a colleague is not found. */
async function requireBlocked(visit: DeskVisit, id: string) {
  const diary = await findOwnDiary(visit)
  const isId = /^\d{1,15}$/.test(id)
  const found = diary && isId ? await findTimeOffById(visit.db, Number(id), diary.id) : undefined
  if (!diary || !found) throw notFound()
  return { ...found, diary }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'availability')
  const { startsAt, endsAt, reason, astrologerId, diary } = await requireBlocked(visit, params.timeOffId)
  const shown = (instant: Date) => {
    const date = dateIn(instant, diary.timeZone)
    return `${namedDay(date)}, ${clockIn(instant, diary.timeZone)}`
  }
  return {
    from: shown(startsAt),
    until: shown(endsAt),
    reason,
    isForEverybody: astrologerId === null,
    weekHref: ownWeekPath(dateIn(startsAt, diary.timeZone)),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'availability')
  const { id, startsAt, diary } = await requireBlocked(visit, params.timeOffId)
  await endTimeOff(visit.db, id, diary.id)
  const path = ownWeekPath(dateIn(startsAt, diary.timeZone))
  return moveOn(path, { tone: 'success', title: UNBLOCK.done })
}

export default function WeekUnblock({ loaderData }: Route.ComponentProps) {
  const { from, until, reason, isForEverybody, weekHref } = loaderData
  return (
    <DeskPage title={UNBLOCK.title} lead={UNBLOCK.lead} back={{ to: weekHref, label: WEEK.back }}>
      <Card as="section">
        <Form method="post" className="desk-form" replace>
          <p>
            {from} – {until}
          </p>
          {reason !== '' && <p className="hint">{reason}</p>}
          {isForEverybody && <p>{UNBLOCK.everybody}</p>}
          <p>
            <Button type="submit">{UNBLOCK.submit}</Button>
          </p>
        </Form>
      </Card>
    </DeskPage>
  )
}
