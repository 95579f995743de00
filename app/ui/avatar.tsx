import { initials } from './motif/monogram.tsx'

/** A small round portrait, or initials. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, src }: { name: string; src?: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {src ? <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  )
}
