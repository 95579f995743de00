import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { BOOKINGS } from '#content/site/dashboard.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** The server decides when a client may join, and sends the link only then. */
export type JoinView =
  | { readonly kind: 'open'; readonly link: string }
  | { readonly kind: 'later'; readonly opensAt: string; readonly opensInMs: number }
  | { readonly kind: 'no-link'; readonly phone: string }

export function JoinMeeting({ join }: { join: JoinView }) {
  if (join.kind === 'open') {
    return (
      <p>
        <ButtonLink href={join.link} size="lg" wide>
          {join.link.startsWith('tel:') ? BOOKINGS.call(join.link.slice('tel:'.length)) : BOOKINGS.join}
        </ButtonLink>
      </p>
    )
  }
  if (join.kind === 'no-link') return <NoLink phone={join.phone} />
  return <JoinLater opensAt={join.opensAt} opensInMs={join.opensInMs} />
}

function JoinLater({ opensAt, opensInMs }: { opensAt: string; opensInMs: number }) {
  const { revalidate } = useRevalidator()

  // Reads the page again at the minute when the server opens the meeting.
  useEffect(() => {
    if (opensInMs > DAY_MS) return undefined
    const timer = setTimeout(revalidate, opensInMs + 1_000)
    return () => clearTimeout(timer)
  }, [opensInMs, revalidate])

  return (
    <div className="grid justify-items-start gap-1">
      <Button disabled aria-describedby="join-opens">
        {BOOKINGS.join}
      </Button>
      <p className="hint" id="join-opens">
        {BOOKINGS.joinFrom(opensAt)}
      </p>
    </div>
  )
}

function NoLink({ phone }: { phone: string }) {
  return (
    <p className="hint">
      {BOOKINGS.noLink}
      {phone !== '' && (
        <>
          {' '}
          {BOOKINGS.callForLink} <PhoneLink phone={phone} className="whitespace-nowrap" />
        </>
      )}
    </p>
  )
}
