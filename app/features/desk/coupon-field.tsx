import { BOOK_FOR } from '#app/content/book-for-client.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { LONGEST_TYPED_COUPON } from '#domain/bookings/booking-limits.ts'

type CouponFieldProps = { name: string; defaultValue: string; error: string | undefined }

/** The code of a coupon that a client names on the telephone. */
export function CouponField(props: CouponFieldProps) {
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
