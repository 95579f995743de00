import { classNames } from './class-names.ts'

/** A loading placeholder; size it by class, such as `h-6 w-40`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}

/** Placeholder lines of a paragraph, the last one shorter. */
function SkeletonText() {
  return (
    <span className="grid gap-2" aria-hidden="true">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </span>
  )
}

/** A placeholder card; wrap a group of them in an element with `aria-busy` and hidden text "Loading". */
export function SkeletonCard() {
  return (
    <div className="card grid gap-4" aria-hidden="true">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-6 w-3/4" />
      <SkeletonText />
    </div>
  )
}
