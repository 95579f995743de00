import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** The accessible name when the trigger is only an icon. */
  label?: string
  /** Sheet spreads under the site's header on a phone. */
  kind?: 'panel' | 'sheet'
  className?: string
  /** Of the button, for a dialog that returns focus to it. */
  id?: string
  children: ReactNode
}

/** Native `<details>` with a panel of links or buttons; the script closes it on Escape or a click outside. */
export function Menu({ trigger, label, kind = 'panel', className, id, children }: MenuProps) {
  return (
    <details className={classNames('menu', kind === 'sheet' && 'menu-sheet', className)} data-menu>
      <summary className={buttonClass({ tone: 'quiet' })} {...(id && { id })} {...(label && { 'aria-label': label })}>
        {trigger}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}
