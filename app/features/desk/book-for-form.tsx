import { Form, Link } from 'react-router'
import { BOOK_FOR } from '#app/content/book-for-client.ts'
import { BOOKING_FIELDS } from '#app/content/booking.ts'
import { CARD } from '#app/content/desk.ts'
import { SESSION } from '#app/content/desk-session.ts'
import { DESK_VOUCHERS, GIFT_FIELDS } from '#app/content/vouchers.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, type SelectOption } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LONGEST_TYPED_COUPON, MOST_QUESTIONS } from '#domain/bookings/booking-limits.ts'
import { longDay, namedDay } from '#domain/date-text.ts'

type Caller = { readonly value: string; readonly label: string }

type BookForFormProps = {
  /** The idempotency key: a second click makes no second booking. */
  bookingKey: string
  services: readonly SelectOption[]
  slots: readonly { readonly date: string; readonly start: string; readonly label: string }[]
  today: string
  /** A known client, chosen on their card. */
  client: { readonly id: string; readonly fullName: string; readonly phone: string } | undefined
  /** Clients with the typed phone number, of whom one is calling. */
  callers: readonly Caller[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

export function BookForForm(props: BookForFormProps) {
  const { bookingKey, services, slots, today, client, callers, values, errors } = props
  const times = slots.map(({ date, start, label }) => ({
    value: start,
    label: `${longDay(date)}, ${label}`,
    group: namedDay(date),
  }))
  const isCourse = values.service?.startsWith('course ') ?? false
  const start: Readonly<Record<string, string>> = client ? { fullName: client.fullName, phone: client.phone } : {}
  const field = (name: string) => ({ name, defaultValue: values[name] ?? start[name] ?? '', error: errors[name] })
  return (
    <Card as="section">
      <Form method="post" className="desk-form" noValidate>
        <input type="hidden" name="key" value={bookingKey} />
        {client ? <ChosenClient {...client} /> : <WhoIsCalling callers={callers} />}
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
          <TextField {...field('fullName')} label={BOOKING_FIELDS.fullName} autoComplete="off" required />
          <TextField {...field('phone')} type="tel" label={CARD.phone} autoComplete="off" required />
        </div>
        <div className="desk-form-row">
          <SelectField
            {...field('service')}
            label={BOOK_FOR.service}
            options={services}
            placeholder={BOOK_FOR.chooseService}
            required
          />
          <SelectField
            {...field('slot')}
            label={SESSION.moveHour}
            options={times}
            placeholder={CARD.toBeScheduled}
            error={isCourse ? undefined : (errors.bookingDate ?? errors.preferredTime)}
          />
          <TextField
            {...field('bookingDate')}
            type="date"
            label={BOOK_FOR.start}
            min={today}
            defaultValue={values.bookingDate ?? today}
            error={isCourse ? errors.bookingDate : undefined}
          />
        </div>
        <div className="desk-form-row">
          <TextField {...field('birthDate')} type="date" label={BOOKING_FIELDS.birthDate} />
          <TextField {...field('birthTime')} type="time" label={BOOKING_FIELDS.birthTime} />
          <TextField {...field('birthPlace')} label={BOOKING_FIELDS.birthPlace} />
          <TextField {...field('currentLocation')} label={BOOKING_FIELDS.currentLocation} required />
        </div>
        <SelectField
          {...field('questions')}
          label={BOOK_FOR.questions}
          hint={BOOK_FOR.questionsHint}
          options={Array.from({ length: MOST_QUESTIONS }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          }))}
        />
        <TextField
          {...field('coupon')}
          label={BOOK_FOR.coupon}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_TYPED_COUPON}
        />
        <TextAreaField {...field('notes')} label={CARD.notes} rows={3} />
        {services.some(({ value }) => value.startsWith('voucher ')) && (
          <fieldset className="fieldset">
            <legend>{DESK_VOUCHERS.forGift}</legend>
            <div className="desk-form-row">
              <TextField {...field('giftFor')} label={GIFT_FIELDS.giftFor} autoComplete="off" />
              <TextField {...field('giftEmail')} type="email" label={GIFT_FIELDS.giftEmail} autoComplete="off" />
              <TextField {...field('giftFrom')} label={GIFT_FIELDS.giftFrom} autoComplete="off" />
            </div>
            <TextAreaField {...field('giftMessage')} label={GIFT_FIELDS.giftMessage} rows={3} />
          </fieldset>
        )}
        <p>
          <Button type="submit">{BOOK_FOR.submit}</Button>
        </p>
      </Form>
    </Card>
  )
}

function ChosenClient({ id, fullName }: { id: string; fullName: string }) {
  return (
    <p>
      <input type="hidden" name="client" value={id} />
      {BOOK_FOR.bookingFor}{' '}
      <Link className="text-link" to={`/astrologer-dashboard/clients/${id}`}>
        {fullName || CARD.unknownClient}
      </Link>
    </p>
  )
}

function WhoIsCalling({ callers }: { callers: readonly Caller[] }) {
  if (callers.length === 0) return null
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
