import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { exportForClient } from '#usecases/desk/erase-client.ts'
import type { Route } from './+types/client-data-file'
import { requireClient, requireDesk } from './desk-visit.ts'

/** An archive of everything stored about a client without an email address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'client-data')
  const { userId } = await requireClient(visit, params.userId)
  const archive = await exportForClient(visit.db, visit.keys, { userId, staffId: visit.staff.id }, visit.now)
  if (!archive) throw notFound()
  return privateFile({ name: archive.filename, type: 'application/zip', content: archive.content })
}
