import { useEffect } from 'react'
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router'

/** Asks before unsaved text is lost, by a link or by closing the window. */
export function useUnsavedGuard(isChanged: boolean, leavesText: BlockerFunction) {
  const isSaving = useNavigation().formData !== undefined
  const blocker = useBlocker((step) => isChanged && leavesText(step))

  // `beforeunload` is a browser event outside React.
  useEffect(() => {
    if (!isChanged || isSaving) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged, isSaving])

  return blocker
}
