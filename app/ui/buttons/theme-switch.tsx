import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { CONTROLS } from '#content/frame/controls.ts'
import { to } from '#content/language.ts'
import { IconButton } from './icon-button.tsx'

/**
 * Switches the theme: only the button for the other theme is shown. The enhancement script switches at
 * once and stores it in a cookie; without script the form sets the cookie and returns to `path`.
 */
export function ThemeSwitch({ path }: { path: string }) {
  const action = `/theme?return=${encodeURIComponent(path)}`
  return (
    <form className="theme-switch" method="post" action={to(action)} data-theme-switch>
      <IconButton type="submit" name="theme" value="dark" className="to-dark" icon={Moon} label={CONTROLS.darkTheme} />
      <IconButton
        type="submit"
        name="theme"
        value="light"
        className="to-light"
        icon={Sun}
        label={CONTROLS.lightTheme}
      />
    </form>
  )
}
