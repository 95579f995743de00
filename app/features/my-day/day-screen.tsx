import { Button } from '#app/ui/buttons/button.tsx'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { MY_DAY } from '#content/accounts/my-day.ts'

export type MyDayView = {
  readonly asOf: string
  /** Shown at another address, it stands in for a page that could not be reached. */
  readonly path: string
  readonly isAtDesk: boolean
  readonly days: readonly { readonly title: string; readonly sessions: readonly DaySession[] }[]
  readonly own: { readonly serviceName: string; readonly session: string; readonly code: string } | null
}

type DaySession = {
  readonly id: string
  readonly clock: string
  readonly who: string
  readonly what: string
  /** The number of the client of a session by telephone. */
  readonly call: string | null
}

/** The sessions of staff today and tomorrow, the next one of a client, and the texts that their browser has not saved yet. */
export function MyDayScreen({ day: { asOf, path, isAtDesk, days, own }, script }: { day: MyDayView; script: string }) {
  return (
    <article className="wrap wrap-narrow my-day" data-page={path}>
      <header className="grid gap-2">
        <h1 className="text-3xl">{MY_DAY.title}</h1>
        <p className="hint">{MY_DAY.asOf(asOf)}</p>
      </header>
      <div hidden data-unreachable role="status">
        <Notice>
          <p>{MY_DAY.unreachable}</p>
          <Button tone="secondary" size="sm" className="mt-2" data-try-again>
            {MY_DAY.tryAgain}
          </Button>
        </Notice>
      </div>
      {days.map(({ title, sessions }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-xl">{title}</h2>
          {sessions.length === 0 ? <p className="hint">{MY_DAY.none}</p> : <Sessions sessions={sessions} />}
        </section>
      ))}
      {(own || !isAtDesk) && (
        <section className="grid gap-2">
          <h2 className="text-xl">{MY_DAY.own}</h2>
          {own ? (
            <p>
              <b className={tallScript(own.serviceName)}>{own.serviceName}</b>
              <span className="block">{own.session}</span>
              <span className="hint block">{own.code}</span>
            </p>
          ) : (
            <p className="hint">{MY_DAY.noOwn}</p>
          )}
        </section>
      )}
      <section className="grid gap-2" hidden>
        <h2 className="text-xl">{MY_DAY.texts}</h2>
        <div className="my-day-texts" data-own-texts />
      </section>
      <script type="module" src={script} />
    </article>
  )
}

function Sessions({ sessions }: { sessions: readonly DaySession[] }) {
  return (
    <ol className="today-rows">
      {sessions.map(({ id, clock, who, what, call }) => (
        <li key={id} className="today-row">
          <span className="today-time">{clock}</span>
          <span className="today-who">
            <b className={classNames('today-name', tallScript(who))}>{who}</b>
            <span className="hint">{what}</span>
          </span>
          {call !== null && <PhoneLink phone={call} className="inline-flex min-h-11 items-center" />}
        </li>
      ))}
    </ol>
  )
}
