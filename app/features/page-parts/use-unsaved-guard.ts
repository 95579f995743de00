import { useEffect } from 'react'
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router'

/** Asks before typed words are left behind, by a link here or by closing the window. */
export function useUnsavedGuard(isChanged: boolean, leavesText: BlockerFunction) {
  const isSaving = useNavigation().formData !== undefined
  const blocker = useBlocker((step) => isChanged && leavesText(step))

  // The browser itself asks when the window is closed; it listens outside React.
  useEffect(() => {
    if (!isChanged || isSaving) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged, isSaving])

  return blocker
}
