import { BOOKING } from '#app/content/booking.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ServiceType } from '#domain/bookings/booking-service.ts'

/** Says early what the last button will ask for, so that nobody feels tricked. */
export function SignInNotice({ serviceType, path }: { serviceType: ServiceType; path: string }) {
  return (
    <Notice>
      <p>
        <strong>{BOOKING.signInTitle}</strong>
      </p>
      <p>
        {BOOKING.signIn[serviceType]}.{' '}
        <a className="text-link" href={path}>
          {BOOKING.signInLink}
        </a>
      </p>
      <p className="hint">{BOOKING.signInWhen}</p>
    </Notice>
  )
}
