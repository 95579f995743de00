import { BOOKING } from '#app/content/booking.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ServiceType } from '#domain/bookings/booking-service.ts'

/** Says before the form that booking requires signing in. */
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
