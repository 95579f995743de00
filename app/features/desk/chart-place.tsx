import { SESSION } from '#app/content/desk.ts'
import { Card } from '#app/ui/card.tsx'
import type { BirthDetails } from '#domain/birth-details.ts'
import { BirthPanel } from './birth-panel.tsx'

/** Where the client's chart stands: beside what it is cast from. */
export function ChartPlace({ birth }: { birth: BirthDetails | null }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{SESSION.chart}</h2>
      <BirthPanel birth={birth} />
    </Card>
  )
}
