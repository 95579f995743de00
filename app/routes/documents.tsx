import { Outlet, redirectDocument } from 'react-router'
import { DOCUMENT } from '#app/http/page-kind.ts'
import type { Route } from './+types/documents'

/** Every route below this one is a document: see app/http/page-kind.ts. */
export const handle = DOCUMENT

/**
 * An application that comes to a document's address loads the whole page, which has no place in its router. It happens
 * on the way back from a booking form that was opened over a document and then reloaded.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export default function Documents() {
  return <Outlet />
}
