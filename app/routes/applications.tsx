import { Outlet, useRouteLoaderData } from 'react-router'
import { LoadingSpinner } from '#app/features/accounts/loading-spinner.tsx'
import { FocusOnRefusal } from '#app/features/page-parts/focus-on-refusal.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { APPLICATION } from '#app/http/page-kind.ts'
import type { loader as rootLoader } from '#app/root.tsx'

/** Every route below this one is an application: see app/http/page-kind.ts. */
export const handle = APPLICATION

export default function Applications() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <PageToast toast={root?.flash} />
      <LoadingSpinner />
      <FocusOnRefusal />
      <Outlet />
    </>
  )
}
