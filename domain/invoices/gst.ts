import type { GstMode } from '#domain/content/practice-profile.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

/** The parts of a price, which always includes the tax. */
export type TaxSplit = {
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
}

type Supply = {
  readonly mode: GstMode
  /** Two digits, as in a GSTIN; null if not set. */
  readonly supplierState: string | null
  /** Null counts as the practice's own state, as the law says for a client without an address on record. */
  readonly clientState: string | null
}

/** The rate of all services of a registered practice. */
export const GST_PERCENT = 18
const NONE = paiseFrom(0)

/** Only a tax invoice has tax: CGST and SGST in equal halves within a state, IGST across states. */
export function splitTax(total: Paise, { mode, supplierState, clientState }: Supply): TaxSplit {
  if (mode !== 'tax_invoice') return { taxable: total, cgst: NONE, sgst: NONE, igst: NONE }

  const isAcrossBorder = clientState !== null && clientState !== supplierState
  if (isAcrossBorder) {
    const igst = taxWithin(total, GST_PERCENT)
    return { taxable: paiseFrom(total - igst), cgst: NONE, sgst: NONE, igst }
  }

  const half = taxWithin(total, GST_PERCENT / 2)
  return { taxable: paiseFrom(total - 2 * half), cgst: half, sgst: half, igst: NONE }
}

export function taxOf({ cgst, sgst, igst }: TaxSplit): Paise {
  return paiseFrom(cgst + sgst + igst)
}

function taxWithin(total: Paise, percent: number): Paise {
  return paiseFrom(Math.round((total * percent) / (100 + GST_PERCENT)))
}
