import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { BRIEF } from '#content/staff/bookings/brief.ts'

/** Printing needs a script, so without one there is no button; the PDF can be printed instead. */
export function PrintButton() {
  if (!useIsHydrated()) return null
  return (
    <Button tone="secondary" onClick={() => print()}>
      {BRIEF.print}
    </Button>
  )
}
