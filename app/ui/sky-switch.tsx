import type { LucideIcon } from 'lucide-react'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

/**
 * Changes between dawn and night: only the button that leads to the other sky shows. The enhancement script does it at
 * once and remembers it in a cookie; without script the form posts to `action`, which sets the cookie and comes back.
 */
export function SkySwitch({ action }: { action: string }) {
  return (
    <form className="sky-switch" method="post" action={action} data-sky-switch>
      <SkyButton sky="night" icon={Moon} label="Change to night colours" />
      <SkyButton sky="dawn" icon={Sun} label="Change to day colours" />
    </form>
  )
}

function SkyButton({ sky, icon, label }: { sky: 'dawn' | 'night'; icon: LucideIcon; label: string }) {
  return (
    <button
      type="submit"
      name="sky"
      value={sky}
      className={`${buttonClass({ tone: 'quiet' })} button-icon to-${sky}`}
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  )
}
