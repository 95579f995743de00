import { ADMIN, PRACTICE } from '#app/content/admin.ts'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { PART_FORMS } from '#app/features/admin/forms/practice-forms.ts'
import { Badge } from '#app/ui/badge.tsx'
import { requirePractice } from '#db/content/practice.ts'
import { SETTINGS_PARTS } from '#domain/content/practice-changes.ts'
import type { Route } from './+types/practice'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const { sampleParts } = await requirePractice(db)
  const parts = SETTINGS_PARTS.map((part) => {
    const { title, lead } = PART_FORMS[part]
    return { part, title, lead, isSample: sampleParts.some((sample) => sample === part) }
  })
  return { parts }
}

export default function PracticePage({ loaderData: { parts } }: Route.ComponentProps) {
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
    </>
  )
}
