import { AREA_NAVIGATION } from '#app/features/frame/area-navigation.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { to, unprefixed } from '#content/language.ts'
import { TOOLS } from '#content/staff/tools/tools.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/tools'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, TOOLS.title)
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { staff } = requireStaff(context, 'desk')
  const links = AREA_NAVIGATION.staff.places.find(({ href }) => href === unprefixed(url.pathname))?.links ?? []
  return links
    .filter(({ rights }) => rights === undefined || rights.some((right) => staffMay(staff, right)))
    .map(({ href, label }) => ({ href, label, lead: TOOLS.leads[href] ?? '' }))
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title={TOOLS.title}>
      <ul className="place-links">
        {loaderData.map(({ href, label, lead }) => (
          <li key={href} className="grid">
            <a className="place-link" href={to(href)}>
              <b>{label}</b>
              <span className="hint">{lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}
