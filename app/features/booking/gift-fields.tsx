import { Optional } from '#app/ui/fields/field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { GIFT_FIELDS } from '#content/booking/vouchers.ts'
import { LONGEST_GIFT_MESSAGE } from '#domain/offers/vouchers.ts'
import type { Filled } from './details-fields.tsx'

/** Whom a gift voucher is for, and what is written on it. */
export function GiftFields({ values, errors }: Filled) {
  return (
    <fieldset className="fieldset">
      <legend className="heading text-xl">{GIFT_FIELDS.title}</legend>
      <div className="form-pair">
        <TextField
          name="giftFor"
          label={GIFT_FIELDS.giftFor}
          autoComplete="off"
          maxLength={200}
          defaultValue={values.giftFor}
          error={errors.giftFor}
          required
        />
        <TextField
          name="giftFrom"
          label={<Optional label={GIFT_FIELDS.giftFrom} />}
          hint={GIFT_FIELDS.giftFromHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={values.giftFrom}
          error={errors.giftFrom}
        />
      </div>
      <TextField
        name="giftEmail"
        type="email"
        label={<Optional label={GIFT_FIELDS.giftEmail} />}
        hint={GIFT_FIELDS.giftEmailHint}
        autoComplete="off"
        maxLength={200}
        defaultValue={values.giftEmail}
        error={errors.giftEmail}
      />
      <TextAreaField
        name="giftMessage"
        label={<Optional label={GIFT_FIELDS.giftMessage} />}
        rows={4}
        maxLength={LONGEST_GIFT_MESSAGE}
        defaultValue={values.giftMessage}
        error={errors.giftMessage}
      />
    </fieldset>
  )
}
