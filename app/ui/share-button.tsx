import Share from 'lucide-react/icons/share-2'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

/** Opens the device's own share sheet, or copies the address where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  return (
    <button
      type="button"
      className={buttonClass({ tone: 'secondary' })}
      data-share={url}
      data-share-title={title}
      data-needs-script
    >
      <Icon of={Share} size={18} />
      Share
    </button>
  )
}
