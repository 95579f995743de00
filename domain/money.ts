declare const paise: unique symbol

/** An amount of Indian money in whole paise, the only unit in which money is stored, compared and added. */
export type Paise = number & { readonly [paise]: true }

const PAISE_PER_RUPEE = 100

/** Throws for a fraction of a paisa, which is a bug in a calculation. */
export function paiseFrom(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`)
  return amount as Paise
}

/** The price of several. */
export function times(price: Paise, count: number): Paise {
  return paiseFrom(price * count)
}

export function rupees(amount: number): Paise {
  return paiseFrom(amount * PAISE_PER_RUPEE)
}

// Created on first use, because it blocks a slow phone noticeably and most pages show no price.
let rupeeFormat: Intl.NumberFormat | undefined

/** Indian grouping, paise only where there are any, and a true minus: ₹1,00,000, ₹127.96 and −₹700. */
export function formatRupees(amount: Paise): string {
  rupeeFormat ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return rupeeFormat.format(amount / PAISE_PER_RUPEE).replace('-', '−')
}

/** Parses typed rupees such as "1,001" or "₹700.50"; undefined for invalid text. */
export function readRupees(typed: string): Paise | undefined {
  const text = typed.replaceAll(/[\s,₹]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return paiseFrom(Number(whole) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0')))
}
