import type { RouterContextProvider } from 'react-router'
import { databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { findService } from '#usecases/bookings/find-service.ts'

/** The service that the path names. */
export async function requireService(
  context: Readonly<RouterContextProvider>,
  named: { readonly kind: string; readonly slug: string },
) {
  const service = await findService(context.get(databaseContext), named)
  if (!service) throw notFound()
  return service
}
