import { useNavigation } from 'react-router'

/** The button that is being worked on at this moment, so that only its own label changes. */
export function usePendingIntent(): string | undefined {
  const { state, formData } = useNavigation()
  if (state === 'idle') return undefined
  const intent = formData?.get('intent')
  return typeof intent === 'string' ? intent : undefined
}
