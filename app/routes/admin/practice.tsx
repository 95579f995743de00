import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { PART_FORMS } from '#app/features/admin/forms/practice-forms.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ADMIN, PRACTICE } from '#content/admin/admin.ts'
import { requirePractice } from '#db/content/practice.ts'
import { sumAllFiles } from '#db/sessions/booking-files.ts'
import { SETTINGS_PARTS } from '#domain/content/practice-changes.ts'
import type { Route } from './+types/practice'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const { sampleParts } = await requirePractice(db)
  const parts = SETTINGS_PARTS.map((part) => {
    const { title, lead } = PART_FORMS[part].texts
    return { part, title, lead, isSample: sampleParts.some((sample) => sample === part) }
  })
  return { parts, storedBytes: await sumAllFiles(db) }
}

export default function PracticePage({ loaderData: { parts, storedBytes } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={PRACTICE.title} lead={PRACTICE.lead} />
      <ul className="admin-list">
        {parts.map(({ part, title, lead, isSample }) => (
          <li key={part} className="admin-item">
            <div className="admin-item-text">
              <h2>
                <a className="text-link" href={`/admin/practice/${part}`}>
                  {title}
                </a>
              </h2>
              <p className="hint">{lead}</p>
            </div>
            {isSample && <Badge>{ADMIN.sample}</Badge>}
          </li>
        ))}
      </ul>
      <section className="grid gap-2" aria-labelledby="files-stored">
        <h2 className="text-xl" id="files-stored">
          {PRACTICE.files}
        </h2>
        <p>{PRACTICE.filesStored(storedBytes)}</p>
        <p className="hint">{PRACTICE.filesLimits}</p>
      </section>
    </>
  )
}
