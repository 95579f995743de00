import { initials } from './motif/monogram.tsx'

/** Initials in a small circle. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
