import { keyRingContext, printContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { requireSecondProof, requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { archiveMyData } from '#usecases/privacy/archive-my-data.ts'
import type { Route } from './+types/export'

/** An archive of everything stored about the signed-in user. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  requireSecondProof(context, user, '/dashboard/profile')
  const { db, now } = visitOf(request, context)
  const archiving = { keys: context.get(keyRingContext), print: context.get(printContext) }
  const { filename, content } = await archiveMyData(db, archiving, user, now)
  return privateFile({ name: filename, type: 'application/zip', content })
}
