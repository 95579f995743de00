import { Link } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts'

type Caller = { readonly value: string; readonly label: string }

export type BookedClientProps = {
  /** A known client, chosen on their card. */
  client: { readonly id: string; readonly fullName: string; readonly phone: string } | undefined
  /** Clients with the typed phone number, of whom one is calling. */
  callers: readonly Caller[]
  /** Of the site. */
  languages: readonly Language[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** For whom the desk books: a known client, or an address, a name and a number. */
export function BookedClient({ client, callers, languages, values, errors }: BookedClientProps) {
  const start: Readonly<Record<string, string>> = client ? { fullName: client.fullName, phone: client.phone } : {}
  const field = (name: string) => ({ name, defaultValue: values[name] ?? start[name] ?? '', error: errors[name] })
  return (
    <>
      {client ? <ChosenClient {...client} /> : <WhoIsCalling callers={callers} chosen={values.client ?? ''} />}
      <div className="desk-form-row">
        {!client && (
          <TextField
            {...field('email')}
            type="email"
            label={BOOK_FOR.clientEmail}
            hint={BOOK_FOR.clientEmailHint}
            autoComplete="off"
          />
        )}
        <TextField {...field('fullName')} label={BOOKING_FIELD_TEXTS.fullName} autoComplete="off" required />
        <TextField {...field('phone')} type="tel" label={CARD.phone} autoComplete="off" required />
        {!client && languages.length > 1 && (
          <SelectField
            {...field('language')}
            label={BOOK_FOR.language}
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            placeholder={BOOK_FOR.languageAsBefore}
          />
        )}
      </div>
    </>
  )
}

function ChosenClient({ id, fullName }: { id: string; fullName: string }) {
  return (
    <p>
      <input type="hidden" name="client" value={id} />
      {BOOK_FOR.bookingFor}{' '}
      <Link className="text-link" to={clientPath(id)}>
        {fullName || CARD.unknownClient}
      </Link>
    </p>
  )
}

/** A caller who was chosen before stays chosen. */
function WhoIsCalling({ callers, chosen }: { callers: readonly Caller[]; chosen: string }) {
  if (callers.length === 0) return chosen === '' ? null : <input type="hidden" name="client" value={chosen} />
  return (
    <fieldset className="fieldset" aria-live="polite">
      <legend>{BOOK_FOR.who}</legend>
      {callers.map(({ value, label }) => (
        <div key={value} className="choice">
          <input type="radio" id={`client-${value}`} name="client" value={value} required />
          <label htmlFor={`client-${value}`} className="[overflow-wrap:anywhere]">
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
