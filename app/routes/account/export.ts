import { keyRingContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { archiveMyData } from '#usecases/accounts/archive-my-data.ts'
import type { Route } from './+types/export'

/** A file of everything we hold about the person who asks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db, now } = visitOf(request, context)
  const { filename, content } = await archiveMyData(db, context.get(keyRingContext), user, now)

  return new Response(Buffer.from(content), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })
}
