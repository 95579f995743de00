import type { IsoDate } from '#domain/time/india-time.ts'

export type CertificateFacts = {
  readonly code: string
  /** Null once the student's account is deleted. */
  readonly holderName: string | null
  readonly courseTitle: string
  readonly courseLevel: string
  readonly completedOn: IsoDate
  readonly practiceName: string
}

const SIGNATURE = 'Signature: '

/**
 * The text that is signed: a fact a line, the same in every language of the site. `public/check-certificate.mjs` reads it, so
 * a change needs a new version in the first line.
 */
export function certificateText(facts: CertificateFacts): string {
  const { code, holderName, courseTitle, courseLevel, completedOn, practiceName } = facts
  const lines = [
    ['Certificate of completion', '1'],
    ['Code', code],
    ['Holder', holderName ?? ''],
    ['Course', courseTitle],
    ['Level', courseLevel],
    ['Completed', completedOn],
    ['Practice', practiceName],
  ] as const
  // No value can begin a line of its own.
  return lines.map(([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ').trim()}\n`).join('')
}

/** The file for checking without the site: the text, and its signature in the last line. */
export function signedFile(text: string, signature: string): string {
  return `${text}${SIGNATURE}${signature}\n`
}
