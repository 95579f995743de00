import { useNavigation } from 'react-router'

/** The button whose form is being submitted, so that only its label changes. */
export function usePendingIntent(): string | undefined {
  const { state, formData } = useNavigation()
  if (state === 'idle') return undefined
  const intent = formData?.get('intent')
  return typeof intent === 'string' ? intent : undefined
}
