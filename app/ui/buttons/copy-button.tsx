import Copy from 'lucide-react/icons/copy'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'
import { buttonClass } from './button-class.ts'

type CopyButtonProps = {
  text: string
  /** What is copied, for the button's name: "Copy UPI ID". */
  what: string
}

/** Copies by the enhancement script; without script, the text beside it can be selected. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ tone: 'quiet', size: 'sm' })}
      aria-label={CONTROLS.copyOf(what)}
      data-copy={text}
      data-needs-script
    >
      <Icon of={Copy} size={16} />
      {CONTROLS.copy}
    </button>
  )
}
