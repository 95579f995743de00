import { useEffect } from 'react'
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router'
import { UNSAVED } from '#app/content/unsaved.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

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

  return (
    <ConfirmDialog
      title={title}
      description={lead}
      confirmLabel={UNSAVED.leave}
      cancelLabel={UNSAVED.stay}
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname
