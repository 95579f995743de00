import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { LONGEST_TYPED_COUPON } from '#domain/bookings/booking-limits.ts'

type CouponFieldProps = { name: string; defaultValue: string; error: string | undefined }

/** The code of a coupon that a client names on the telephone. */
export function DeskCouponField(props: CouponFieldProps) {
  return (
    <TextField
      {...props}
      label={BOOK_FOR.coupon}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST_TYPED_COUPON}
    />
  )
}
