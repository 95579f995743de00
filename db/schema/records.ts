import { bigint, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** What is chained: entries of the audit log and of the ledger (0241). */
export type ChainedRecord = 'audit' | 'ledger'

/** Written by triggers alone, at the commit of the record. */
export const recordLinks = pgTable(
  'record_links',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    record: text('record').$type<ChainedRecord>().notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    /** Which columns are hashed. */
    version: smallint('version').notNull(),
    /** The client of a ledger entry when it was written. */
    userId: uuid('user_id'),
    /** Removed with the note of an erased client. */
    noteSalt: uuid('note_salt'),
    noteHash: bytea('note_hash'),
    contentHash: bytea('content_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [unique().on(table.record, table.recordId)],
)

/** The end of the chain, in one row. */
export const recordChain = pgTable('record_chain', {
  id: smallint('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: bytea('hash').notNull(),
})
