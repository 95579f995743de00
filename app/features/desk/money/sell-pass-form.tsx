import { Form } from 'react-router'
import type { BookForFormProps } from '#app/features/desk/clients/book-for-form.tsx'
import { DeskCouponField } from '#app/features/desk/clients/coupon-field.tsx'
import { BookedClient } from '#app/features/desk/sessions/booked-client.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { SELL_PASS } from '#content/desk/book-for-client.ts'
import { CARD } from '#content/desk/booking-card.ts'

/** Sells several sessions at once; the sessions are booked one by one later. */
export function SellPassForm({ bookingKey, services, client, callers, values, errors }: BookForFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <Card as="section">
      <Form method="post" className="desk-form" noValidate>
        <input type="hidden" name="key" value={bookingKey} />
        <BookedClient client={client} callers={callers} values={values} errors={errors} />
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
