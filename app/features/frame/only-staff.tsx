import { isWithin } from '#app/features/page-parts/page-language.ts'
import { to } from '#content/language.ts'
import { ONLY_STAFF } from '#content/site/opening-soon.ts'

const SET_UP = '/staff/setup'

/** The quiet line above every page before the practice opens, for staff, who see the site already. */
export function OnlyStaff({ maySetUp, path }: { maySetUp: boolean; path: string }) {
  return (
    <aside className="only-staff">
      <p>
        {ONLY_STAFF.text}{' '}
        {maySetUp && !isWithin(path, SET_UP) && (
          <a className="text-link" href={to(SET_UP)}>
            {ONLY_STAFF.setUp}
          </a>
        )}
      </p>
    </aside>
  )
}
