import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Search from 'lucide-react/icons/search'
import { isWithin } from '#app/features/page-parts/page-language.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ThemeSwitch } from '#app/ui/buttons/theme-switch.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { FRAME } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import type { AppBarProps } from './app-frame.ts'
import { areaAt, HELP_ROOTS, helpPath, navPlaceAt, SEARCH_PATH } from './areas.ts'
import { PracticeLogo } from './practice-logo.tsx'
import { UserMenu } from './user-menu.tsx'

/** The slim bar above every page behind sign-in: the practice's mark, the current item and the user. */
export function AppBar({ practiceName, logoUrl, languages, path, viewer }: AppBarProps) {
  const area = areaAt(path, viewer.roles)
  const navigation = viewer.navigation[area]
  const help = helpPath(navigation, area, path)
  const place = isWithin(path, HELP_ROOTS[area])
    ? FRAME.help
    : ((navigation && navPlaceAt(navigation, path)?.place.label) ?? navigation?.title)
  return (
    <header className="app-bar">
      <a className="app-bar-mark" href={to('/')} aria-label={APP_FRAME.toSite(practiceName)}>
        <PracticeLogo url={logoUrl} />
      </a>
      <p className="app-bar-place">{place}</p>
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
        <a
          className={classNames(buttonClass({ tone: 'quiet' }), 'button-icon max-md:hidden')}
          href={to(help)}
          aria-label={FRAME.help}
          aria-keyshortcuts="?"
          data-help
        >
          <Icon of={CircleHelp} />
        </a>
        <ThemeSwitch path={path} />
        <UserMenu viewer={viewer} languages={languages} help={help} />
      </div>
    </header>
  )
}
