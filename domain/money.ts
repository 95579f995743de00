declare const paise: unique symbol

/** An amount of Indian money in whole paise, the only unit in which money is stored, compared and added. */
export type Paise = number & { readonly [paise]: true }

export const PAISE_PER_RUPEE = 100

/** Throws for a fraction of a paisa, which is a bug in a calculation. */
export function paiseFrom(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`)
  return amount as Paise
}

/** The price of several. */
export function times(price: Paise, count: number): Paise {
  return paiseFrom(price * count)
}

export function sumPaise(amounts: readonly Paise[]): Paise {
  return paiseFrom(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function rupees(amount: number): Paise {
  return paiseFrom(amount * PAISE_PER_RUPEE)
}

/** Parses typed rupees such as "1,001" or "₹700.50"; undefined for invalid text. */
export function readRupees(typed: string): Paise | undefined {
  const text = typed.replaceAll(/[\s,₹]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return paiseFrom(Number(whole) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0')))
}
