import { useState } from 'react'
import { findNearestPlace } from '#app/features/births/find-places.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { NOW_HERE } from '#content/charts/saved-charts.ts'
import { birthNow } from '#domain/births/birth-now.ts'
import { coordinatesLabel } from '#domain/births/places.ts'
import { type ChartDocument, documentOf } from './chart-document.ts'

type NowHereProps = { place: string; onOpen: (document: ChartDocument) => void }

/** The chart of now with one tap: at the practice, which needs no script, or where the device is. */
export function NowHere({ place, onOpen }: NowHereProps) {
  const isHydrated = useIsHydrated()
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  function fail() {
    setIsBusy(false)
    setHasFailed(true)
  }

  function atDevice() {
    if (!navigator.geolocation) return fail()
    setIsBusy(true)
    navigator.geolocation.getCurrentPosition(async ({ coords: { latitude: lat, longitude: lon } }) => {
      const nearest = await findNearestPlace({ lat, lon })
      if (!nearest) return fail()
      const here = { ...nearest, lat, lon }
      setIsBusy(false)
      onOpen(documentOf(birthNow(Date.now(), here, NOW_HERE.name(nearest.name || coordinatesLabel(here))), {}))
    }, fail)
  }

  return (
    <section className="grid gap-2 no-print" aria-label={NOW_HERE.title}>
      <p className="hint">{NOW_HERE.hint}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/staff/tools/studio?now=practice">{NOW_HERE.practice(place)}</ButtonLink>
        {isHydrated && (
          <Button tone="secondary" busy={isBusy} onClick={atDevice}>
            {NOW_HERE.device}
          </Button>
        )}
      </div>
      {hasFailed && <Notice tone="danger">{NOW_HERE.noPosition}</Notice>}
    </section>
  )
}
