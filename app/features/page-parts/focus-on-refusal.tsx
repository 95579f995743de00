import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { focusFirstProblem } from '#app/ui/problem-mark.ts'

/** For every form that the router sends: when its page comes back, the focus goes to what is wrong with it. */
export function FocusOnRefusal() {
  const { state, formMethod } = useNavigation()
  const isFormSent = useRef(false)
  // Focus belongs to the browser.
  useEffect(() => {
    if (formMethod === 'POST') isFormSent.current = true
    if (state !== 'idle' || !isFormSent.current) return
    isFormSent.current = false
    focusFirstProblem(document)
  }, [state, formMethod])
  return null
}
