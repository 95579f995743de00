import { WAIT_LINK } from '#content/booking/waitlist.ts'

/** Leads from the times that are free to the waitlist, with the chosen day filled in. */
export function WaitLink({ path, date }: { path: string; date: string }) {
  const days = date === '' ? '' : `${path.includes('?') ? '&' : '?'}from=${date}&to=${date}`
  return (
    <p className="hint">
      {WAIT_LINK.question}{' '}
      <a className="text-link inline-flex min-h-11 items-center" href={`${path}${days}`}>
        {WAIT_LINK.link}
      </a>
    </p>
  )
}
