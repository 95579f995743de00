import { birthReadingFile } from '#app/routes/staff/reading-pdf.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { recordReadingExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/reading-file'
import { requireClientBirth } from './require-client-birth.ts'

/** The draft of a reading of a birth that a client has saved; 404 where the screen offers none. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { profile } = await requireClientBirth(visit, params)
  const file = await birthReadingFile(profile.birth, request, context)
  const subject = { kind: 'user', id: params.userId } as const
  await recordReadingExport(visit.db, { subject, staffId: visit.staff.id, now: visit.now })
  return file
}
