import { useContext } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { FailureContext } from '#app/http/failure.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'

type PlaceFailureProps = { error: unknown; title: string; message: { readonly title: string; readonly detail: string } }

/** In place of a page of the staff area that could not be loaded, with a link to try it again. */
export function PlaceFailure({ error, title, message }: PlaceFailureProps) {
  const { pathname, search } = useLocation()
  const requestId = useContext(FailureContext)?.requestId
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <section className="wrap desk">
      <h1 className="text-3xl">{title}</h1>
      <LoadFailure error={error} message={message} retryHref={`${pathname}${search}`} requestId={requestId} />
    </section>
  )
}
