import { initials } from './motif/monogram.tsx'

/** A small round portrait, or the initials until there is one. The name stands beside it, so it is silent. */
export function Avatar({ name, src }: { name: string; src?: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {src ? <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  )
}
