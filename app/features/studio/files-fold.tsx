import { Suspense, useState } from 'react'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import type { StudioFilesProps } from './studio-files.tsx'

/** Loaded when it is opened. */
const LazyStudioFiles = lazyPart(async () => (await import('./studio-files.tsx')).StudioFiles, PartNotLoaded)

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
