import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useRef } from 'react'
import { findNearestPlace } from '#app/features/horoscope/find-places.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { BOOKING_FIELDS } from '#content/booking/booking.ts'
import { nearPlaceText, pointText } from '#domain/charts/places.ts'

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
      <TextField
        name="currentLocation"
        label={BOOKING_FIELDS.currentLocation}
        hint={BOOKING_FIELDS.currentLocationHint}
        autoComplete="address-level2"
        defaultValue={value}
        error={error}
        maxLength={200}
        required
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
          {BOOKING_FIELDS.useLocation}
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
