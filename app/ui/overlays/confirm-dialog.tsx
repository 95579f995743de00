import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { CONTROLS } from '#content/frame/controls.ts'

type ConfirmDialogProps = {
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  /** The id of what has focus afterwards, if not what had it before. */
  returnFocusTo?: string
  onConfirm: () => void
}

/** Asks before an action that is hard to undo; Cancel has focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel = CONTROLS.cancel, tone = 'danger', busy = false } = props
  const { open, onOpenChange, trigger, returnFocusTo, onConfirm } = props
  const returnFocus = (event: Event) => {
    const target = returnFocusTo === undefined ? null : document.getElementById(returnFocusTo)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil">
          <Radix.Content className="dialog" onCloseAutoFocus={returnFocus}>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Description className="lead">{description}</Radix.Description>
            <div className="dialog-actions">
              <Radix.Cancel asChild>
                <Button tone="secondary">{cancelLabel}</Button>
              </Radix.Cancel>
              <Radix.Action asChild>
                <Button tone={tone} busy={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
