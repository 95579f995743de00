import { privateMeta } from '#app/http/page-meta.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { LEAVE, WAIT_ENDS } from '#content/booking/waitlist.ts'
import { to } from '#content/language.ts'
import { waitlistPath } from '#domain/bookings/booking-links.ts'
import { leaveWaitlist } from '#usecases/bookings/waitlist/leave-waitlist.ts'
import type { Route } from './+types/leave'
import { openEntry } from './open-entry.ts'
import { wantedText } from './waitlist-entry-view.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LEAVE.title)
}

/** GET changes nothing: link scanners must not take the reader out of the line. */
export async function loader(args: Route.LoaderArgs) {
  const { entry, token } = await openEntry(args)
  return {
    serviceName: entry.serviceName,
    wanted: wantedText(entry),
    ended: entry.endReason === null || entry.endReason === 'left' ? null : WAIT_ENDS[entry.endReason],
    hasLeft: entry.endReason === 'left',
    path: waitlistPath('leave', token),
  }
}

/** The button of this page, or the mail program's own (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  const { entry, db, now } = await openEntry(args)
  await leaveWaitlist(db, { entryId: entry.id, userId: entry.userId }, now)
  return null
}

export default function Leave({ loaderData: { serviceName, wanted, ended, hasLeft, path } }: Route.ComponentProps) {
  if (hasLeft || ended !== null) {
    return (
      <OneCardPage title={LEAVE.leftTitle} lead={ended ?? LEAVE.left}>
        <ButtonLink href="/">{LEAVE.home}</ButtonLink>
      </OneCardPage>
    )
  }
  return (
    <OneCardPage title={LEAVE.title} lead={LEAVE.lead}>
      <FactList facts={[{ term: serviceName, value: wanted }]} />
      <form method="post" action={to(path)}>
        <Button type="submit">{LEAVE.submit}</Button>
      </form>
    </OneCardPage>
  )
}
