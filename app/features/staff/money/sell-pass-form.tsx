import { Form } from 'react-router'
import { BookedClient } from '#app/features/staff/bookings/booked-client.tsx'
import type { BookForFormProps } from '#app/features/staff/clients/book-for-form.tsx'
import { DeskCouponField } from '#app/features/staff/clients/coupon-field.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SELL_PASS } from '#content/staff/clients/book-for-client.ts'

/** Sells several sessions at once; the sessions are booked one by one later. */
export function SellPassForm({ bookingKey, services, client, callers, languages, values, errors }: BookForFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <Card as="section">
      <Form method="post" className="desk-form" noValidate>
        <input type="hidden" name="key" value={bookingKey} />
        <BookedClient client={client} callers={callers} languages={languages} values={values} errors={errors} />
        <SelectField
          {...field('service')}
          label={SELL_PASS.pass}
          options={services}
          {...(services.length !== 1 && { placeholder: SELL_PASS.choose })}
          required
        />
        <DeskCouponField {...field('coupon')} />
        <TextAreaField {...field('notes')} label={CARD.notes} rows={3} />
        <p>
          <Button type="submit">{SELL_PASS.submit}</Button>
        </p>
      </Form>
    </Card>
  )
}
