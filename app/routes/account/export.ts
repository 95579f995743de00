import { keyRingContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { exportMyData } from '#usecases/accounts/export-my-data.ts'
import type { Route } from './+types/export'

/** A file of everything we hold about the person who asks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db, now } = visitOf(request, context)
  const personalData = await exportMyData(db, context.get(keyRingContext), user.id, now)

  return new Response(JSON.stringify(personalData, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${personalData.exportedAt.slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
