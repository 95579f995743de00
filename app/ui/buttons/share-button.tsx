import Share from 'lucide-react/icons/share-2'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'
import { buttonClass } from './button-class.ts'

type ShareButtonProps = {
  title: string
  url: string
  /** The toast when the URL was copied. */
  copied?: { title: string; detail: string }
}

/** Opens the device's share sheet, or copies the URL where there is none. */
export function ShareButton({ title, url, copied }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ tone: 'secondary' })}
      data-share={url}
      data-share-title={title}
      {...(copied && { 'data-copied-title': copied.title, 'data-copied-detail': copied.detail })}
      data-needs-script
    >
      <Icon of={Share} size={18} />
      {CONTROLS.share}
    </button>
  )
}
