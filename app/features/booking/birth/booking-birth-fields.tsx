import { type ComponentProps, Suspense } from 'react'
import { BirthFields } from '#app/features/births/birth-fields.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { Birth } from '#domain/births/birth.ts'

/** Loads the chart engine, and only once there is a chart to draw. Nobody needs it to book. */
const LazyBirthPreview = lazyPart(
  async () => (await import('./birth-preview.tsx')).BirthPreview,
  () => null,
)

const preview = (birth: Birth) => (
  <div className="birth-preview">
    <Suspense>
      <LazyBirthPreview birth={birth} />
    </Suspense>
  </div>
)

/** The birth of a booking, and its chart as soon as it can be drawn. */
export function BookingBirthFields(props: Omit<ComponentProps<typeof BirthFields>, 'purpose' | 'preview'>) {
  return <BirthFields {...props} purpose="booking" preview={preview} />
}

export const DATE_AND_PLACE = ['birthDate', 'birthPlace'] as const
export const WITH_TIME = [...DATE_AND_PLACE, 'birthTime'] as const
