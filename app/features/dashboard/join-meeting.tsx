import { useEffect, useId } from 'react'
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

type JoinTexts = { readonly join: string; readonly joinFrom: (time: string) => string; readonly noLink: string }

export function JoinMeeting({ join, texts = BOOKINGS }: { join: JoinView; texts?: JoinTexts }) {
  if (join.kind === 'open') {
    return (
      <p>
        <ButtonLink href={join.link} size="lg" wide>
          {join.link.startsWith('tel:') ? BOOKINGS.call(join.link.slice('tel:'.length)) : texts.join}
        </ButtonLink>
      </p>
    )
  }
  if (join.kind === 'no-link') return <NoLink phone={join.phone} texts={texts} />
  return <JoinLater opensAt={join.opensAt} opensInMs={join.opensInMs} texts={texts} />
}

function JoinLater({ opensAt, opensInMs, texts }: { opensAt: string; opensInMs: number; texts: JoinTexts }) {
  const { revalidate } = useRevalidator()
  const hintId = useId()

  // Reads the page again at the minute when the server opens the meeting.
  useEffect(() => {
    if (opensInMs > DAY_MS) return undefined
    const timer = setTimeout(revalidate, opensInMs + 1_000)
    return () => clearTimeout(timer)
  }, [opensInMs, revalidate])

  return (
    <div className="grid justify-items-start gap-1">
      <Button disabled aria-describedby={hintId}>
        {texts.join}
      </Button>
      <p className="hint" id={hintId}>
        {texts.joinFrom(opensAt)}
      </p>
    </div>
  )
}

function NoLink({ phone, texts }: { phone: string; texts: JoinTexts }) {
  return (
    <p className="hint">
      {texts.noLink}
      {phone !== '' && (
        <>
          {' '}
          {BOOKINGS.callForLink} <PhoneLink phone={phone} className="whitespace-nowrap" />
        </>
      )}
    </p>
  )
}
