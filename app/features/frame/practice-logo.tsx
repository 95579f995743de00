import { LogoMark } from '#app/ui/motif/logo-mark.tsx'

/** The practice's own logo, or the site's. Its name is beside it, so the picture needs no text. */
export function PracticeLogo({ url }: { url: string | null }) {
  if (url === null) return <LogoMark />
  return <img className="practice-logo" src={url} alt="" width={32} height={32} />
}
