declare const paise: unique symbol

/** An amount of Indian money in whole paise, the only unit in which money is stored, compared and added. */
export type Paise = number & { readonly [paise]: true }

const PAISE_PER_RUPEE = 100

/** A fraction of a paisa is a bug in a calculation, never an amount. */
export function paiseFrom(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`)
  return amount as Paise
}

export function rupees(amount: number): Paise {
  return paiseFrom(amount * PAISE_PER_RUPEE)
}

// Made at its first use: it stops a slow phone for a moment, and most pages show no price.
let rupeeFormat: Intl.NumberFormat | undefined

/** Indian grouping, and paise only where there are any: ₹1,00,000 and ₹127.96. */
export function formatRupees(amount: Paise): string {
  rupeeFormat ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return rupeeFormat.format(amount / PAISE_PER_RUPEE)
}

/** What a person types as rupees, "1,001" or "₹700.50"; undefined for anything that is no amount. */
export function readRupees(typed: string): Paise | undefined {
  const text = typed.replaceAll(/[\s,₹]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return paiseFrom(Number(whole) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0')))
}
