import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LostGraha } from '#app/ui/motif/lost-graha.tsx'
import { NightSky } from '#app/ui/motif/night-sky.tsx'
import { ERROR_ACTIONS, ERROR_LABELS } from '#content/frame/errors.ts'
import { to } from '#content/language.ts'

export type ErrorKind = keyof typeof ERROR_LABELS

type ErrorScreenProps = {
  kind: ErrorKind
  /** A more specific message than the default. */
  message?: string
  /** The request id, as in the log. */
  requestId?: string
  /** The failed page, for an error that may be temporary. */
  retryHref?: string
}

export function ErrorScreen({ kind, message, requestId, retryHref }: ErrorScreenProps) {
  const { title, lead } = ERROR_LABELS[kind]
  return (
    <section className="section section-drawn">
      <NightSky />
      <div className="wrap wrap-narrow grid justify-items-center gap-6 text-center">
        <LostGraha className="w-full max-w-[22rem]" />
        <h1>{title}</h1>
        <p className="lead max-w-[34em]">{message ?? lead}</p>
        {requestId && (
          <p className="hint">
            {ERROR_ACTIONS.requestId}: <code>{requestId}</code>. {ERROR_ACTIONS.sendRequestId}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          {retryHref && <ButtonLink href={retryHref}>{ERROR_ACTIONS.retry}</ButtonLink>}
          <ButtonLink href="/" tone={retryHref ? 'secondary' : 'primary'}>
            {ERROR_ACTIONS.home}
          </ButtonLink>
          <ButtonLink href="/contact" tone="secondary">
            {ERROR_ACTIONS.contact}
          </ButtonLink>
        </div>
        {kind === 'not-found' && <SearchForm />}
      </div>
    </section>
  )
}

function SearchForm() {
  return (
    <search className="w-full max-w-md">
      <form className="grid gap-3 text-left sm:grid-cols-[1fr_auto] sm:items-end" method="get" action={to('/blog')}>
        <TextField name="q" type="search" label={ERROR_ACTIONS.searchLabel} />
        <Button type="submit" tone="secondary">
          {ERROR_ACTIONS.search}
        </Button>
      </form>
    </search>
  )
}
