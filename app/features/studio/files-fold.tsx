import { lazy, Suspense, useState } from 'react'
import { STUDIO_FILES } from '#app/content/studio-files.ts'
import type { StudioFilesProps } from './studio-files.tsx'

/** Loaded when it is opened. */
const LazyStudioFiles = lazy(async () => ({ default: (await import('./studio-files.tsx')).StudioFiles }))

export function FilesFold(props: StudioFilesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="birth-more no-print" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{STUDIO_FILES.summary}</summary>
      {isOpen && (
        <Suspense>
          <LazyStudioFiles {...props} />
        </Suspense>
      )}
    </details>
  )
}
