import { Link } from 'react-router'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'

/** From the studio to the timeline and the rectification of the same birth. */
export function LifeLinks({ path }: { path: string }) {
  return (
    <p className="no-print flex flex-wrap gap-x-6">
      <Link className="text-link inline-flex min-h-11 items-center" to={`${path}/timeline`}>
        {LIFE_TIMELINE.open}
      </Link>
      <Link className="text-link inline-flex min-h-11 items-center" to={`${path}/rectification`}>
        {LIFE_TIMELINE.rectify}
      </Link>
    </p>
  )
}
