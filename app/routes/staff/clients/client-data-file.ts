import { redirect } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { printContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateFile } from '#app/http/private-file.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { CLIENT_DATA } from '#content/staff/clients/client-card.ts'
import { exportForClient } from '#usecases/desk/erase-client.ts'
import type { Route } from './+types/client-data-file'

/** The file is sent to the form only, which says who asked for it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = await requireClient(requireStaff(context, 'client-data'), params.userId)
  return redirect(`${clientPath(userId)}/data`)
}

/** An archive of everything stored about a client. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'client-data')
  requireSecondProof(context, visit.staff)
  const { userId } = await requireClient(visit, params.userId)
  const asked = (await readForm(request)).text('asked')
  const archiving = { keys: visit.keys, print: context.get(printContext) }
  const archive = await exportForClient(visit.db, archiving, { userId, staffId: visit.staff.id, asked }, visit.now)
  if (archive.ok) {
    const { filename, content } = archive.value
    return privateFile({ name: filename, type: 'application/zip', content })
  }
  if (archive.refusal === 'client-not-found') throw notFound()
  return moveOn(`${clientPath(userId)}/data`, { tone: 'error', title: CLIENT_DATA.refusals['request-missing'] })
}
