import { Card } from '#app/ui/card.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'
import { shortDay } from '#content/words/dates.ts'

export type ShownView = {
  readonly id: number
  readonly at: Date
  readonly viewerName: string | null
  readonly isViewerStaff: boolean
  /** Null for births that the client has saved. */
  readonly serviceName: string | null
}

/** Shows clients which staff opened their birth details, and when. */
export function BirthDetailViews({ views }: { views: readonly ShownView[] }) {
  if (views.length === 0) return null
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.views}</h2>
        <ul className="grid gap-3">
          {views.map(({ id, at, serviceName, ...viewer }) => (
            <li key={id}>
              {PROFILE.viewedBy(nameOf(viewer), serviceName ?? PROFILE.savedBirths)}
              <span className="hint block">{shortDay(at)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Staff without a name are not former staff. */
function nameOf({ viewerName, isViewerStaff }: Pick<ShownView, 'viewerName' | 'isViewerStaff'>): string {
  return viewerName ?? (isViewerStaff ? PROFILE.namelessStaff : PROFILE.formerStaff)
}
