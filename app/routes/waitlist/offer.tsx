import { privateMeta } from '#app/http/page-meta.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { LEAVE, OFFER, WAIT_ENDS } from '#content/booking/waitlist.ts'
import { to } from '#content/language.ts'
import { formatRupees } from '#content/words/money.ts'
import { findDiscountPercent } from '#db/bookings/booking-clients.ts'
import { waitlistPath } from '#domain/bookings/booking-links.ts'
import { bookingPrice } from '#domain/bookings/pricing.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import type { Route } from './+types/offer'
import { openEntry } from './open-entry.ts'
import { waitlistEntryView } from './waitlist-entry-view.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, OFFER.title)
}

/** Opened by the link of an email. It changes nothing: taking the time is done by the booking form. */
export async function loader(args: Route.LoaderArgs) {
  const { entry, token, db, now } = await openEntry(args)
  const bookPath = `/book/consultation/${entry.serviceSlug}`
  const leavePath = waitlistPath('leave', token)
  const service = await findService(db, { kind: 'consultation', slug: entry.serviceSlug })
  const { offer } = waitlistEntryView(entry, `${bookPath}?offer=${token}`, now)
  if (entry.endReason !== null || offer === null || !service) {
    const isWaiting = entry.endReason === null
    const reason = !service ? OFFER.notSold : isWaiting ? OFFER.lapsed : WAIT_ENDS[entry.endReason ?? 'left']
    return { offer: null, reason, bookPath, leavePath: isWaiting ? leavePath : null }
  }
  const discountPercent = await findDiscountPercent(db, entry.userId)
  const price = formatRupees(bookingPrice(service, { discountPercent }).amount)
  return { offer: { ...offer, serviceName: entry.serviceName, price }, reason: null, bookPath, leavePath }
}

export default function Offer({ loaderData: { offer, reason, bookPath, leavePath } }: Route.ComponentProps) {
  if (!offer) {
    return (
      <OneCardPage title={OFFER.closedTitle}>
        <Notice>{reason}</Notice>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={bookPath}>{OFFER.book}</ButtonLink>
          {leavePath && <LeaveForm path={leavePath} />}
        </div>
      </OneCardPage>
    )
  }
  return (
    <OneCardPage title={OFFER.title} lead={OFFER.lead(offer.until)}>
      <FactList
        facts={[
          { term: OFFER.service, value: offer.serviceName },
          { term: OFFER.when, value: offer.when },
          { term: OFFER.price, value: offer.price },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={offer.href}>{OFFER.take}</ButtonLink>
        {leavePath && <LeaveForm path={leavePath} />}
      </div>
      <p className="hint">{OFFER.takeHint}</p>
    </OneCardPage>
  )
}

function LeaveForm({ path }: { path: string }) {
  return (
    <form method="post" action={to(path)}>
      <Button type="submit" tone="secondary">
        {LEAVE.submit}
      </Button>
    </form>
  )
}
