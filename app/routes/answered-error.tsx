import { type ErrorResponse, useLocation } from 'react-router'
import { type ErrorKind, ErrorScreen } from '#app/features/errors/error-screen.tsx'
import { isDenial } from '#app/http/respond.ts'

/** The screen of what a loader or action refused on purpose, inside a route that has its own texts for failures. */
export function AnsweredError({ error }: { error: ErrorResponse }) {
  const message = isDenial(error.data) ? error.data.message : undefined
  const kind = errorKindOf(error.status)
  const { pathname, search } = useLocation()
  return (
    <ErrorScreen
      kind={kind}
      {...(message !== undefined && { message })}
      {...(kind === 'bad-request' && { retryHref: `${pathname}${search}` })}
    />
  )
}

function errorKindOf(status: number): ErrorKind {
  if (status === 403) return 'denied'
  if (status === 400) return 'bad-request'
  return status === 404 || status === 405 ? 'not-found' : 'failure'
}
