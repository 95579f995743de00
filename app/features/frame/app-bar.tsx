import { FRAME } from '#app/content/frame.ts'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { type Places, placeAt } from './areas.ts'
import type { FrameViewer } from './frame-data.ts'
import { PracticeLogo } from './practice-logo.tsx'
import { UserMenu } from './user-menu.tsx'

type AppBarProps = { places: Places; practiceName: string; logoUrl: string | null; path: string; viewer: FrameViewer }

/** The slim bar above every page behind sign-in: the practice's mark, the current place and the user. */
export function AppBar({ places, practiceName, logoUrl, path, viewer }: AppBarProps) {
  return (
    <header className="app-bar">
      <a className="app-bar-mark" href="/" aria-label={FRAME.toSite(practiceName)}>
        <PracticeLogo url={logoUrl} />
      </a>
      <p className="app-bar-place">{placeAt(places, path)?.label ?? places.title}</p>
      <div className="site-header-actions">
        <ThemeSwitch action={`/sky?return=${encodeURIComponent(path)}`} />
        <UserMenu viewer={viewer} />
      </div>
    </header>
  )
}
