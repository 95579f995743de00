import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { GROUP_WAIT, SEAT_WAIT_ENDS } from '#content/booking/groups.ts'
import { LEAVE } from '#content/booking/waitlist.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { clientTime } from '#content/words/session-times.ts'
import { waitlistPath } from '#domain/bookings/booking-links.ts'
import { leaveCohortWaitlist } from '#usecases/bookings/cohorts/seat-waitlist.ts'
import { openSeatWaitLink } from '#usecases/bookings/waitlist/waitlist-links.ts'
import type { Route } from './+types/group'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GROUP_WAIT.title)
}

/** Opened by the link of an email, without a sign-in. It changes nothing: the seat is taken by the booking form. */
export async function loader(args: Route.LoaderArgs) {
  const { wait, token, now } = await openWait(args)
  const { courseTitle, cohortTitle, courseSlug, cohortId, startsAt, offerExpiresAt, endReason, timeZone } = wait
  const reader = { timeZone, now }
  const isOffered = offerExpiresAt !== null && offerExpiresAt > now
  return {
    courseTitle,
    cohortTitle,
    starts: startsAt && clientTime(startsAt, reader),
    ended: endReason && SEAT_WAIT_ENDS[endReason],
    heldUntil: isOffered ? clientTime(offerExpiresAt, reader) : null,
    bookPath: `/book/course/${courseSlug}?group=${cohortId}${isOffered ? `&seat=${token}` : ''}`,
    path: waitlistPath('group', token),
  }
}

/** The button of this page, or the mail program's own (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  const { wait, db, now } = await openWait(args)
  await leaveCohortWaitlist(db, { waitId: wait.id, userId: wait.userId }, now)
  return null
}

async function openWait({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openSeatWaitLink(db, context.get(keyRingContext), { token, address, language: LANGUAGE, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { wait: opened.value, token, db, now }
}

export default function Group({ loaderData }: Route.ComponentProps) {
  const { courseTitle, cohortTitle, starts, ended, heldUntil, bookPath, path } = loaderData
  if (ended !== null) {
    return (
      <OneCardPage title={GROUP_WAIT.endedTitle} lead={ended}>
        <ButtonLink href={bookPath}>{GROUP_WAIT.book}</ButtonLink>
      </OneCardPage>
    )
  }
  const lead = heldUntil === null ? GROUP_WAIT.waiting : GROUP_WAIT.offered(heldUntil)
  return (
    <OneCardPage title={heldUntil === null ? GROUP_WAIT.title : GROUP_WAIT.offerTitle} lead={lead}>
      <FactList
        facts={[
          ...(cohortTitle === ''
            ? [{ term: GROUP_WAIT.class, value: courseTitle }]
            : [{ term: courseTitle, value: cohortTitle }]),
          ...(starts === null
            ? []
            : [{ term: cohortTitle === '' ? GROUP_WAIT.when : GROUP_WAIT.starts, value: starts }]),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {heldUntil !== null && <ButtonLink href={bookPath}>{GROUP_WAIT.take}</ButtonLink>}
        <form method="post" action={to(path)}>
          <Button type="submit" tone="secondary">
            {LEAVE.submit}
          </Button>
        </form>
      </div>
    </OneCardPage>
  )
}
