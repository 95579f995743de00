import { AREA_NAVIGATION, placeNameAt } from '#app/features/frame/area-navigation.ts'
import { PART_FORMS } from '#app/features/staff/content/forms/practice-forms.ts'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { settingsPath, settingsPlace } from '#app/features/staff/staff-paths.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { to, unprefixed } from '#content/language.ts'
import { EDITING } from '#content/staff/editing.ts'
import { requirePractice } from '#db/content/practice.ts'
import { SETTINGS_PARTS } from '#domain/content/practice-changes.ts'
import type { Route } from './+types/place'

/** The first page of a place of admins: its lists and its settings. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const path = unprefixed(url.pathname)
  const { sampleParts } = await requirePractice(db)
  const links = AREA_NAVIGATION.staff.places.find(({ href }) => href === path)?.links ?? []
  const parts = SETTINGS_PARTS.filter((part) => settingsPlace(part) === path).map((part) => {
    const { title, lead } = PART_FORMS[part].texts
    return { href: settingsPath(part), title, lead, isSample: sampleParts.some((sample) => sample === part) }
  })
  return {
    path,
    links: links.map(({ href, label }) => ({ href, label })),
    parts,
  }
}

export default function PlacePage({ loaderData: { path, links, parts } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={placeNameAt(path)} />
      <ul className="admin-list">
        {links.map(({ href, label }) => (
          <li key={href} className="admin-item">
            <a className="text-link" href={to(href)}>
              {label}
            </a>
          </li>
        ))}
        {parts.map(({ href, title, lead, isSample }) => (
          <li key={href} className="admin-item">
            <div className="admin-item-text">
              <h2>
                <a className="text-link" href={to(href)}>
                  {title}
                </a>
              </h2>
              <p className="hint">{lead}</p>
            </div>
            {isSample && <Badge>{EDITING.sample}</Badge>}
          </li>
        ))}
      </ul>
    </>
  )
}
