import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { focusFirstProblem } from '#app/ui/fields/problem-mark.ts'

/** After a refused submit, moves the focus to the error. */
export function FocusOnRefusal() {
  const { state, formMethod } = useNavigation()
  const isFormSent = useRef(false)
  // Focus is browser state, outside React.
  useEffect(() => {
    if (formMethod === 'POST') isFormSent.current = true
    if (state !== 'idle' || !isFormSent.current) return
    isFormSent.current = false
    focusFirstProblem(document)
  }, [state, formMethod])
  return null
}
