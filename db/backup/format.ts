import type { SealedText } from '#domain/sealed-text.ts'

export type BackupFile = { readonly path: string; readonly passphrase?: string | undefined }

export type BackupHeader = {
  readonly format: 'muhurta-backup'
  readonly formatVersion: 1
  readonly createdAt: string
  /** Of the records in the file (0241); older backups have none. */
  readonly newestHash?: string
  /** The migrations of the database when the backup was made. */
  readonly migrations: readonly { readonly version: number; readonly name: string; readonly checksum: string }[]
  /** Sealed with the secret of the encrypted rows, to check before a restore that the site can read them. */
  readonly secretProof: SealedText
}

/**
 * What follows the header: the rows of a table, how many rows each table has, the state of the sequences, or a file of the
 * data folder.
 */
export type BackupEntry =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly counts: RowCounts }
  | { readonly file: string }
  | { readonly sequences: readonly SequenceState[] }

/** The number of rows by the name of the table. */
export type RowCounts = Readonly<Record<string, number>>

export type SequenceState = { readonly name: string; readonly lastValue: string; readonly isCalled: boolean }

/**
 * A backup is a gzip of frames: one byte for the kind, four bytes for the length, and the content. The last frame is a
 * SHA-256 of all bytes before it.
 */
export const BACKUP_FRAME = { header: 0x48, entry: 0x45, data: 0x44, end: 0x5a } as const

export type FrameType = (typeof BACKUP_FRAME)[keyof typeof BACKUP_FRAME]

export const FRAME_HEAD_BYTES = 5
export const LARGEST_FRAME_BYTES = 16 * 1024 * 1024

/** The file is truncated, altered, not a backup, or encrypted with another passphrase. */
export class BadBackup extends Error {}

export const SECRET_PROOF = 'this backup belongs to this secret'
