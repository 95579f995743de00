import type { GstMode } from '#domain/content/practice-profile.ts'
import { type Paise, paiseFrom, rupees } from '#domain/money.ts'
import { GST_PERCENT, type TaxSplit, taxOf } from './gst.ts'
import { type InvoiceKind, type InvoiceStatus, signOf } from './invoice.ts'
import type { FinancialYear, InvoiceSeries } from './invoice-number.ts'

/** A numbered invoice or credit note of the month, as it was issued. */
export type GstDocument = TaxSplit & {
  readonly kind: InvoiceKind
  readonly status: InvoiceStatus
  readonly isPaid: boolean
  readonly number: string
  readonly series: InvoiceSeries
  readonly financialYear: FinancialYear
  readonly place: number
  readonly date: string
  /** The number of the invoice that a credit note reverses. */
  readonly creditedNumber: string | null
  /** The total of that invoice. */
  readonly creditedTotal: Paise | null
  readonly gstMode: GstMode
  readonly sac: string | null
  readonly supplierState: string | null
  readonly placeOfSupply: string | null
}

/** Signed: credit notes are subtracted. */
export type GstSums = TaxSplit & { readonly tax: Paise; readonly total: Paise }

/** Supplies to one place at one rate (GSTR-1, table 7). A practice knows no GSTIN of its clients: all count as unregistered. */
export type OutwardSupply = GstSums & {
  readonly placeOfSupply: string | null
  readonly isInterState: boolean
  readonly percent: number
  readonly documents: number
}

/** An invoice above this total to a client in another state is listed by itself (since August 2024). */
export const LARGE_INVOICE = rupees(100_000)

/** A large invoice to another state (GSTR-1, table 5). */
export type LargeSupply = GstSums &
  Pick<GstDocument, 'number' | 'date' | 'placeOfSupply'> & { readonly percent: number }

/** The summary by service accounting code (GSTR-1, table 12). */
export type SacLine = GstSums & { readonly sac: string | null; readonly percent: number; readonly documents: number }

/** The documents issued in a series (GSTR-1, table 13). */
export type IssuedSeries = {
  readonly series: InvoiceSeries
  readonly financialYear: FinancialYear
  readonly first: string
  readonly last: string
  readonly issued: number
  /** Cancelled before payment, so that they count as nothing. */
  readonly cancelled: number
}

export type CreditNoteSums = GstSums &
  Pick<GstDocument, 'number' | 'date' | 'creditedNumber' | 'placeOfSupply'> & {
    /** For a large invoice: listed by itself too (table 9B). The others are subtracted in table 7. */
    readonly isLarge: boolean
  }

export type GstSummary = {
  /** Whether any document of the month has tax; if none has, there is nothing to file. */
  readonly isTaxed: boolean
  readonly large: readonly LargeSupply[]
  readonly supplies: readonly OutwardSupply[]
  readonly creditNotes: readonly CreditNoteSums[]
  readonly codes: readonly SacLine[]
  readonly series: readonly IssuedSeries[]
  readonly invoiced: GstSums
  readonly credited: GstSums
  /** Invoices less credit notes. */
  readonly net: GstSums
}

export function summarizeGst(documents: readonly GstDocument[]): GstSummary {
  const creditNotes = documents.filter(({ kind }) => kind === 'credit_note')
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  return {
    isTaxed: documents.some(({ gstMode }) => gstMode === 'tax_invoice'),
    large: invoices
      .filter((invoice) => isLarge(invoice) && signOf(invoice) !== 0)
      .map((invoice) => ({
        number: invoice.number,
        date: invoice.date,
        placeOfSupply: invoice.placeOfSupply,
        percent: percentOf(invoice.gstMode),
        ...sumsOf([invoice]),
      })),
    supplies: groupsOf(
      documents.filter((document) => !isLarge(document)),
      supplyOf,
    ).map(([supply, members]) => ({
      ...supply,
      ...sumsOf(members),
      documents: counted(members),
    })),
    creditNotes: creditNotes.map((note) => ({
      number: note.number,
      date: note.date,
      creditedNumber: note.creditedNumber,
      placeOfSupply: note.placeOfSupply,
      isLarge: isLarge(note),
      ...sumsOf([note]),
    })),
    codes: groupsOf(documents, ({ sac, gstMode }) => ({ sac, percent: percentOf(gstMode) })).map(([code, members]) => ({
      ...code,
      ...sumsOf(members),
      documents: counted(members),
    })),
    series: groupsOf(documents, ({ series, financialYear }) => ({ series, financialYear })).map(issuedIn),
    invoiced: sumsOf(invoices),
    credited: sumsOf(creditNotes),
    net: sumsOf(documents),
  }
}

function supplyOf({ placeOfSupply, igst, supplierState, gstMode }: GstDocument) {
  const isElsewhere = placeOfSupply !== null && placeOfSupply !== supplierState
  return { placeOfSupply, isInterState: igst > 0 || isElsewhere, percent: percentOf(gstMode) }
}

function isLarge(document: GstDocument): boolean {
  const { gstMode, creditedTotal, taxable } = document
  if (gstMode !== 'tax_invoice' || !supplyOf(document).isInterState) return false
  return (creditedTotal ?? taxable + taxOf(document)) > LARGE_INVOICE
}

function percentOf(mode: GstMode): number {
  return mode === 'tax_invoice' ? GST_PERCENT : 0
}

function counted(documents: readonly GstDocument[]): number {
  return documents.filter((document) => signOf(document) !== 0).length
}

/** Adds up what each document says, so that nothing is rounded twice. */
function sumsOf(documents: readonly GstDocument[]): GstSums {
  const sum = (part: keyof TaxSplit) =>
    documents.reduce((total, document) => total + signOf(document) * document[part], 0)
  const [taxable, cgst, sgst, igst] = [sum('taxable'), sum('cgst'), sum('sgst'), sum('igst')]
  return {
    taxable: paiseFrom(taxable),
    cgst: paiseFrom(cgst),
    sgst: paiseFrom(sgst),
    igst: paiseFrom(igst),
    tax: paiseFrom(cgst + sgst + igst),
    total: paiseFrom(taxable + cgst + sgst + igst),
  }
}

type Series = Pick<IssuedSeries, 'series' | 'financialYear'>

function issuedIn([series, documents]: readonly [Series, readonly GstDocument[]]): IssuedSeries {
  const byPlace = documents.toSorted((one, other) => one.place - other.place)
  return {
    ...series,
    first: byPlace[0]?.number ?? '',
    last: byPlace.at(-1)?.number ?? '',
    issued: documents.length,
    cancelled: documents.length - counted(documents),
  }
}

/** The documents with the same key together, in the order of the keys' texts. */
function groupsOf<Key extends object>(
  documents: readonly GstDocument[],
  keyOf: (document: GstDocument) => Key,
): (readonly [Key, readonly GstDocument[]])[] {
  const groups = Map.groupBy(documents, (document) => JSON.stringify(keyOf(document)))
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, members]) => [JSON.parse(key) as Key, members] as const)
}
