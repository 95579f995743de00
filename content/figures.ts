// Figures that are the same in every language: Latin digits, grouped as in India.
// The marks let a page leave out the texts of others that call these functions while a module loads.

// Created on first use, because it blocks a slow phone noticeably and most pages show no large number.
let numberFormat: Intl.NumberFormat | undefined

/** "500", "20,000" and "10,00,000". */
/* @__NO_SIDE_EFFECTS__ */
export function numberText(number: number): string {
  if (number < 1_000) return String(number)
  numberFormat ??= new Intl.NumberFormat('en-IN')
  return numberFormat.format(number)
}

/** "20%". */
/* @__NO_SIDE_EFFECTS__ */
export function percentText(percent: number): string {
  return `${percent}%`
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

/** "12 KB", "1.4 MB", "50 MB" and "1 GB". */
/* @__NO_SIDE_EFFECTS__ */
export function fileSize(bytes: number): string {
  if (bytes >= GIGABYTE) return `${rounded(bytes / GIGABYTE)} GB`
  if (bytes >= MEGABYTE) return `${rounded(bytes / MEGABYTE)} MB`
  return `${Math.ceil(bytes / KILOBYTE)} KB`
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10
}
