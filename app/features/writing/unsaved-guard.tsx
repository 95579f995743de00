import { type ComponentProps, Suspense, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { ConfirmDialog as LoadedDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { UNSAVED } from '#content/frame/unsaved.ts'

type DialogProps = ComponentProps<typeof LoadedDialog>

/** Loaded with the first change, so that it is there when the text could be lost. */
const ConfirmDialog = lazyPart(
  async () => (await import('#app/ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
  BrowserDialog,
)

type UnsavedGuardProps = {
  isChanged: boolean
  title: string
  lead: string
  /** Which navigation loses the text; by default, that to another page. */
  leavesText?: BlockerFunction
}

/** Asks before unsaved text is lost, by a link or by closing the window. */
export function UnsavedGuard({ isChanged, title, lead, leavesText = leavesPage }: UnsavedGuardProps) {
  const isSaving = useNavigation().formData !== undefined
  const blocker = useBlocker((step) => isChanged && leavesText(step))

  // `beforeunload` is a browser event outside React.
  useEffect(() => {
    if (!isChanged || isSaving) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged, isSaving])

  if (!isChanged) return null
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        description={lead}
        confirmLabel={UNSAVED.leave}
        cancelLabel={UNSAVED.stay}
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </Suspense>
  )
}

/** Asks the same without anything to load, for a page that has lost its network. */
function BrowserDialog({ title, open, onOpenChange, onConfirm }: DialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (!open) return
    if (confirm(title)) onConfirm()
    else onOpenChange?.(false)
  }, [open])
  return null
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname
