import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

/**
 * Changes between dawn and night. The enhancement script does it at once and remembers it in a cookie; without script
 * the form posts to `action`, which is expected to set the cookie and come back.
 */
export function SkySwitch({ action }: { action: string }) {
  return (
    <form className="sky-switch" method="post" action={action} data-sky-switch>
      <button
        type="submit"
        className={`${buttonClass({ tone: 'quiet' })} button-icon`}
        aria-label="Change between day and night colours"
      >
        <Icon of={Moon} className="sky-switch-moon" />
        <Icon of={Sun} className="sky-switch-sun" />
      </button>
    </form>
  )
}
