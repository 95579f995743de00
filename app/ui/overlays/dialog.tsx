import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { CONTROLS } from '#content/frame/controls.ts'

type DialogProps = {
  title: string
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A button that opens it; omit it when `open` is controlled. */
  trigger?: ReactNode
  children: ReactNode
}

/** Traps focus, closes on Escape, restores focus. */
export function Dialog(props: DialogProps) {
  const { title, description, open, onOpenChange, trigger, children } = props
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil">
          <Radix.Content className="dialog" {...(!description && { 'aria-describedby': undefined })}>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {description && <Radix.Description className="hint">{description}</Radix.Description>}
            {children}
            <Radix.Close asChild>
              <IconButton icon={X} label={CONTROLS.close} className="dialog-close" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
