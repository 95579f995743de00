import { Button } from '#app/ui/buttons/button.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { formatRupees } from '#content/words/money.ts'
import { LONGEST_TYPED_COUPON } from '#domain/bookings/booking-limits.ts'
import type { BookingPrice } from '#domain/bookings/pricing.ts'
import type { CouponTerms } from '#domain/content/offers.ts'
import type { Filled } from './details-fields.tsx'

type CouponFieldProps = Filled & { coupon: CouponTerms | null; price: BookingPrice }

/** The code, and a button that shows the new price without booking. */
export function CouponField({ values, errors, coupon, price }: CouponFieldProps) {
  return (
    <div className="grid gap-3">
      <TextField
        name="coupon"
        label={<Optional label={BOOKING_FIELD_TEXTS.coupon} />}
        hint={BOOKING_FIELD_TEXTS.couponHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_TYPED_COUPON}
        defaultValue={values.coupon}
        error={errors.coupon}
      />
      {coupon && <p role="status">{effectOf(price)}</p>}
      <div>
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" name="intent" value="book" hidden />
        <Button type="submit" name="intent" value="apply-coupon" tone="secondary" size="sm" formNoValidate>
          {BOOKING_FIELD_TEXTS.applyCoupon}
        </Button>
      </div>
    </div>
  )
}

function effectOf({ discounts }: BookingPrice): string {
  const byCoupon = discounts.find(({ kind }) => kind === 'coupon')
  return byCoupon ? BOOKING_FIELD_TEXTS.couponApplied(formatRupees(byCoupon.amount)) : BOOKING_FIELD_TEXTS.couponBetter
}
