import { classNames } from './class-names.ts'

/** The shape of one thing that is on its way; size it by class, such as `h-6 w-40`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}

/** Lines of a paragraph to come, the last one shorter as real ones are. */
function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </span>
  )
}

/** A card to come; wrap a group of them in an element with `aria-busy` and a spoken "Loading". */
export function SkeletonCard() {
  return (
    <div className="card grid gap-4" aria-hidden="true">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-6 w-3/4" />
      <SkeletonText />
    </div>
  )
}
