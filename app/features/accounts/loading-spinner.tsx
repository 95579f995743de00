import { useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import { FRAME } from '#content/frame/frame.ts'

/** Shown while the next page of an application loads. */
export function LoadingSpinner() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="pointer-events-none fixed inset-x-0 top-24 z-50 flex justify-center" role="status">
      {isLoading && (
        <span className="card flex items-center gap-3 px-4 py-2">
          <Spinner /> {FRAME.loading}
        </span>
      )}
    </div>
  )
}
