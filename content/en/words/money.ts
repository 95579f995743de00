import { PAISE_PER_RUPEE, type Paise } from '#domain/money.ts'

// Created on first use, because it blocks a slow phone noticeably and most pages show no price.
let rupeeFormat: Intl.NumberFormat | undefined

/** Indian grouping, paise only where there are any, and a true minus: ₹1,00,000, ₹127.96 and −₹700. */
/* @__NO_SIDE_EFFECTS__ */
export function formatRupees(amount: Paise): string {
  rupeeFormat ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return rupeeFormat.format(amount / PAISE_PER_RUPEE).replace('-', '−')
}

/** A price that may be nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function priceText(price: Paise): string {
  return price === 0 ? 'Free' : formatRupees(price)
}
