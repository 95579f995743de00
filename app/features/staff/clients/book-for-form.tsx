import { Form } from 'react-router'
import { BirthFields } from '#app/features/births/birth-fields.tsx'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { BookedClient, type BookedClientProps } from '#app/features/staff/bookings/booked-client.tsx'
import { EnterButton, type FreeSlot, WeekSlots } from '#app/features/staff/week/week-slots.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { DESK_VOUCHERS, GIFT_FIELDS } from '#content/booking/vouchers.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { MOST_QUESTIONS } from '#domain/bookings/booking-limits.ts'
import { isCalendarDate, istDate } from '#domain/time/india-time.ts'
import { DeskCouponField } from './coupon-field.tsx'

export type BookForFormProps = BookedClientProps & {
  /** The idempotency key: a second click makes no second booking. */
  bookingKey: string
  services: readonly SelectOption[]
  /** The groups with a free seat, by their course. */
  groups: readonly SelectOption[]
  slots: readonly FreeSlot[]
  /** With whom, where a free time of one astrologer was tapped. */
  astrologer: { readonly id: number; readonly name: string } | null
  today: string
}

type WithPasses = BookForFormProps & {
  /** Passes of the client, of whom the desk chooses one or none; empty while it is not asked. */
  passes: readonly SelectOption[]
}

/** The week to show: the one that was turned to, or that of the chosen time. */
function dayIn({ of = '', slot = '' }: Readonly<Record<string, string>>): string | undefined {
  if (isCalendarDate(of)) return of
  const startsAt = readStart(slot)
  return startsAt && istDate(startsAt)
}

export function BookForForm(props: WithPasses) {
  const { bookingKey, services, groups, slots, astrologer, today, client, callers, languages, passes, values, errors } =
    props
  const isCourse = values.service?.startsWith('course ') ?? false
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <Card as="section">
      <Form method="post" className="desk-form" noValidate>
        <EnterButton />
        <input type="hidden" name="key" value={bookingKey} />
        {astrologer && <input type="hidden" name="astrologer" value={astrologer.id} />}
        <BookedClient client={client} callers={callers} languages={languages} values={values} errors={errors} />
        <div className="desk-form-row">
          <SelectField
            {...field('service')}
            label={BOOK_FOR.service}
            options={services}
            placeholder={BOOK_FOR.chooseService}
            required
          />
          <TextField
            {...field('bookingDate')}
            type="date"
            label={BOOK_FOR.start}
            min={today}
            defaultValue={values.bookingDate ?? today}
            error={isCourse ? errors.bookingDate : undefined}
          />
          {(groups.length > 0 || errors.cohort !== undefined) && (
            <SelectField {...field('cohort')} label={BOOK_FOR.group} options={groups} placeholder={BOOK_FOR.noGroup} />
          )}
        </div>
        <WeekSlots
          legend={astrologer ? BOOK_FOR.timeWith(astrologer.name) : SESSION.moveHour}
          slots={slots}
          of={dayIn(values) ?? today}
          chosen={values.slot ?? ''}
          none={BOOK_FOR.noTime}
          error={isCourse ? undefined : (errors.bookingDate ?? errors.preferredTime)}
        />
        <BirthFields values={values} errors={errors} purpose="desk" latest={today} required={[]} />
        <div className="desk-form-row">
          <PlaceField
            field={{
              name: 'currentLocation',
              label: BOOKING_FIELD_TEXTS.currentLocation,
              error: errors.currentLocation,
              required: true,
            }}
            maxLength={LONGEST_PLACE}
            defaultText={values.currentLocation ?? ''}
            defaultPlace={null}
            notFound={BOOKING_FIELD_TEXTS.currentLocationNotFound}
          />
        </div>
        <CheckboxField
          name="birthLater"
          label={BOOK_FOR.birthLater}
          hint={BOOK_FOR.birthLaterHint}
          defaultChecked={values.birthLater === 'on'}
        />
        <SelectField
          {...field('questions')}
          label={BOOK_FOR.questions}
          hint={BOOK_FOR.questionsHint}
          options={Array.from({ length: MOST_QUESTIONS }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          }))}
        />
        {passes.length > 0 && (
          <>
            <input type="hidden" name="passAsked" value="yes" />
            <SelectField
              {...field('pass')}
              label={BOOK_FOR.pass}
              hint={BOOK_FOR.passHint}
              options={passes}
              placeholder={BOOK_FOR.noPass}
            />
          </>
        )}
        <DeskCouponField {...field('coupon')} />
        <CheckboxField
          name="paysAtSession"
          label={BOOK_FOR.paysAtSession}
          hint={BOOK_FOR.paysAtSessionHint}
          error={errors.paysAtSession}
          defaultChecked={Boolean(values.paysAtSession)}
        />
        <TextAreaField {...field('notes')} label={BOOK_FOR.notes} rows={3} />
        <CheckboxField
          name="isQuestionLater"
          label={BOOK_FOR.isQuestionLater}
          defaultChecked={Boolean(values.isQuestionLater)}
        />
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
