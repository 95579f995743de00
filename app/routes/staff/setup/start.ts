import { redirect } from 'react-router'
import { setupPath } from '#app/features/staff/setup/setup-frame.tsx'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { listPassedSteps } from '#db/content/setup.ts'
import { nextOpenStep } from '#domain/content/setup-steps.ts'
import type { Route } from './+types/start'

/** Goes on with the set-up where its owner left it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return redirect(setupPath(nextOpenStep(await listPassedSteps(db))))
}
