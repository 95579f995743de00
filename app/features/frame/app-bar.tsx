import { ThemeSwitch } from '#app/ui/buttons/theme-switch.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { to } from '#content/language.ts'
import type { AppBarProps } from './app-frame.ts'
import { areaAt, placeAt } from './areas.ts'
import { PracticeLogo } from './practice-logo.tsx'
import { UserMenu } from './user-menu.tsx'

/** The slim bar above every page behind sign-in: the practice's mark, the current item and the user. */
export function AppBar({ practiceName, logoUrl, path, viewer }: AppBarProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  return (
    <header className="app-bar">
      <a className="app-bar-mark" href={to('/')} aria-label={APP_FRAME.toSite(practiceName)}>
        <PracticeLogo url={logoUrl} />
      </a>
      <p className="app-bar-place">{navigation && (placeAt(navigation, path)?.place.label ?? navigation.title)}</p>
      <div className="site-header-actions">
        <ThemeSwitch path={path} />
        <UserMenu viewer={viewer} />
      </div>
    </header>
  )
}
