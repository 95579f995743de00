import { Outlet, redirectDocument, useRouteLoaderData } from 'react-router'
import { DOCUMENT } from '#app/http/page-kind.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { FormSummary, fieldErrorsOf } from '#app/ui/fields/form-summary.tsx'
import type { Route } from './+types/documents'

/** Every route below this one is a document: see app/http/page-kind.ts. */
export const handle = DOCUMENT

/**
 * When an application navigates to a document, the browser loads the whole page: documents are not in the client router.
 * This happens on Back from a booking form that was opened over a document and then reloaded.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export default function Documents() {
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash
  return (
    <>
      {flash?.tone === 'error' && <FormSummary message={flash} fieldErrors={fieldErrorsOf(flash)} />}
      <Outlet />
    </>
  )
}
