import { BRIEF } from '#app/content/brief.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/button.tsx'

/** Only a script can ask for paper, so without one there is no button; the PDF prints everywhere. */
export function PrintButton() {
  if (!useIsHydrated()) return null
  return (
    <Button tone="secondary" onClick={() => print()}>
      {BRIEF.print}
    </Button>
  )
}
