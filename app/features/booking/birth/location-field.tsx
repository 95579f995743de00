import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useRef } from 'react'
import { findNearestPlace } from '#app/features/births/find-places.ts'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { LONGEST_PLACE, nearPlaceText, pointText } from '#domain/births/places.ts'

type LocationFieldProps = { value: string; error: string | undefined }

/** Reads the device's location: on a button press, and once on opening if permission was granted before. */
export function LocationField({ value, error }: LocationFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const input = () => box.current?.querySelector('input')

  // The device's position is outside React; if it never arrives, the field stays as it is.
  useEffect(() => {
    const field = box.current?.querySelector('input')
    if (field?.value !== '') return
    void ifAllowedBefore(() => fillIn(field))
  }, [])

  return (
    <div ref={box} className="grid gap-2">
      <PlaceField
        field={{
          name: 'currentLocation',
          label: BOOKING_FIELD_TEXTS.currentLocation,
          hint: BOOKING_FIELD_TEXTS.currentLocationHint,
          error,
          required: true,
        }}
        defaultText={value}
        defaultPlace={null}
        notFound={BOOKING_FIELD_TEXTS.currentLocationNotFound}
        maxLength={LONGEST_PLACE}
      />
      <div data-needs-script>
        <Button
          tone="secondary"
          size="sm"
          onClick={() => {
            const field = input()
            if (field) fillIn(field)
          }}
        >
          <Icon of={MapPin} size={18} />
          {BOOKING_FIELD_TEXTS.useLocation}
        </Button>
      </div>
    </div>
  )
}

/** Fills in the nearest place with the coordinates, or only the coordinates if the network fails. */
function fillIn(field: HTMLInputElement): void {
  navigator.geolocation?.getCurrentPosition(
    async ({ coords }) => {
      const point = { lat: coords.latitude, lon: coords.longitude }
      const before = field.value
      const nearest = await findNearestPlace(point)
      // Typed while the place was looked up.
      if (field.value !== before) return
      field.value = nearest ? nearPlaceText(nearest, point) : pointText(point)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    () => undefined,
  )
}

async function ifAllowedBefore(use: () => void): Promise<void> {
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    if (permission.state === 'granted') use()
  } catch {
    // A browser without the Permissions API counts as not granted.
  }
}
