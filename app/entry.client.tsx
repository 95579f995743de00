import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterPaint } from './enhance/after-paint.ts'

// The HTML is complete without script, so hydration can wait until it is visible (decision 0097).
afterPaint(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MarkHydration>
          <HydratedRouter />
        </MarkHydration>
      </StrictMode>,
    )
  })
})

/** A user timing that shows in performance tools; end-to-end tests wait for it. */
function MarkHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return children
}
