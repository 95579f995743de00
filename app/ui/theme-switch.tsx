import type { LucideIcon } from 'lucide-react'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

/**
 * Switches the theme: only the button for the other theme is shown. The enhancement script switches at
 * once and stores it in a cookie; without script the form posts to `action`, which sets the cookie and redirects back.
 */
export function ThemeSwitch({ action }: { action: string }) {
  return (
    <form className="theme-switch" method="post" action={action} data-theme-switch>
      <ThemeButton theme="dark" icon={Moon} label="Switch to dark theme" />
      <ThemeButton theme="light" icon={Sun} label="Switch to light theme" />
    </form>
  )
}

function ThemeButton({ theme, icon, label }: { theme: 'light' | 'dark'; icon: LucideIcon; label: string }) {
  return (
    <button
      type="submit"
      name="theme"
      value={theme}
      className={`${buttonClass({ tone: 'quiet' })} button-icon to-${theme}`}
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  )
}
