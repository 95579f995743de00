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

/** A user timing for performance tools, and an attribute that end-to-end tests wait for. */
function MarkHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated')
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return children
}
