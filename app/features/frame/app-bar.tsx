import Search from 'lucide-react/icons/search'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ThemeSwitch } from '#app/ui/buttons/theme-switch.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { to } from '#content/language.ts'
import type { AppBarProps } from './app-frame.ts'
import { areaAt, placeAt, SEARCH_PATH } from './areas.ts'
import { PracticeLogo } from './practice-logo.tsx'
import { UserMenu } from './user-menu.tsx'

/** The slim bar above every page behind sign-in: the practice's mark, the current item and the user. */
export function AppBar({ practiceName, logoUrl, languages, path, viewer }: AppBarProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  return (
    <header className="app-bar">
      <a className="app-bar-mark" href={to('/')} aria-label={APP_FRAME.toSite(practiceName)}>
        <PracticeLogo url={logoUrl} />
      </a>
      <p className="app-bar-place">{navigation && (placeAt(navigation, path)?.place.label ?? navigation.title)}</p>
      <div className="site-header-actions">
        {viewer.navigation.staff && (
          <a
            className={classNames(buttonClass({ tone: 'quiet' }), 'button-icon app-bar-search')}
            href={to(SEARCH_PATH)}
            aria-label={APP_FRAME.find}
          >
            <Icon of={Search} />
          </a>
        )}
        <ThemeSwitch path={path} />
        <UserMenu viewer={viewer} languages={languages} />
      </div>
    </header>
  )
}
