import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { sentMessages } from '#db/schema/desk.ts'
import { emails } from '#db/schema/emails.ts'
import { invoices } from '#db/schema/invoices.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import { remedies } from '#db/schema/remedies.ts'
import { answers, bookingFiles } from '#db/schema/sessions.ts'
import { newestFirst, type TimelineEntry } from '#domain/emails/booking-timeline.ts'
import type { DeskScope } from '#domain/rights.ts'
import { listBookingHistory } from './booking-events.ts'

/** Everything that happened about a booking, newest first. Answers and files only for those who may read them. */
export async function listBookingTimeline(
  db: Database,
  { hasChartsAndNotes }: Pick<DeskScope, 'hasChartsAndNotes'>,
  bookingId: string,
): Promise<TimelineEntry[]> {
  const [changes, entries, documents, sent, messages, published, given, files] = await Promise.all([
    listBookingHistory(db, bookingId),
    listEntries(db, bookingId),
    listDocuments(db, bookingId),
    listBookingEmails(db, bookingId),
    listMessages(db, bookingId),
    hasChartsAndNotes ? listPublished(db, bookingId) : [],
    hasChartsAndNotes ? listPublishedRemedies(db, bookingId) : [],
    hasChartsAndNotes ? listFiles(db, bookingId) : [],
  ])
  return newestFirst([
    ...changes.map((change) => ({ ...change, what: 'change' as const })),
    ...entries.map((entry) => ({ ...entry, what: 'entry' as const, key: `entry ${entry.id}` })),
    ...documents.flatMap(({ number, ...document }) =>
      number === null ? [] : [{ ...document, number, what: 'invoice' as const, key: `invoice ${document.id}` }],
    ),
    ...published.map((answer) => ({ ...answer, what: 'answer' as const, key: `answer ${answer.version}` })),
    ...given.flatMap(({ at, ...remedies }) =>
      at === null ? [] : [{ ...remedies, at, what: 'remedies' as const, key: `remedies ${at.toISOString()}` }],
    ),
    ...files.map((file) => ({ ...file, what: 'file' as const, key: `file ${file.id}` })),
    ...messages.map((message) => ({ ...message, what: 'message' as const })),
    ...sent.map((email) => ({ ...email, what: 'email' as const, key: `email ${email.id}` })),
  ])
}

/** When it was entered: the entry itself may be about an earlier day. */
function listEntries(db: Database, bookingId: string) {
  return db
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.createdAt,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      method: ledgerEntries.method,
      label: ledgerEntries.label,
      by: profiles.fullName,
    })
    .from(ledgerEntries)
    .leftJoin(profiles, eq(profiles.userId, ledgerEntries.recordedBy))
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.id))
}

/** Documents without a number are not issued yet. */
function listDocuments(db: Database, bookingId: string) {
  return db
    .select({
      id: invoices.id,
      at: sql`coalesce(${invoices.paidAt}, ${invoices.createdAt})`.mapWith(invoices.createdAt),
      number: invoices.invoiceNumber,
      isCreditNote: sql<boolean>`${invoices.kind} = 'credit_note'`,
    })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), isNotNull(invoices.invoiceNumber)))
    .orderBy(asc(invoices.createdAt))
}

function listPublished(db: Database, bookingId: string) {
  return db
    .select({ at: answers.publishedAt, version: answers.version, by: profiles.fullName })
    .from(answers)
    .leftJoin(profiles, eq(profiles.userId, answers.publishedBy))
    .where(eq(answers.bookingId, bookingId))
    .orderBy(asc(answers.version))
}

/** Those that were published together are one entry. */
function listPublishedRemedies(db: Database, bookingId: string) {
  return db
    .select({ at: remedies.publishedAt, count: count(), by: profiles.fullName })
    .from(remedies)
    .leftJoin(profiles, eq(profiles.userId, remedies.publishedBy))
    .where(and(eq(remedies.bookingId, bookingId), isNotNull(remedies.publishedAt)))
    .groupBy(remedies.publishedAt, profiles.fullName)
    .orderBy(asc(remedies.publishedAt))
}

function listFiles(db: Database, bookingId: string) {
  return db
    .select({
      id: bookingFiles.id,
      at: bookingFiles.uploadedAt,
      isFromClient: bookingFiles.isFromClient,
      by: profiles.fullName,
    })
    .from(bookingFiles)
    .leftJoin(profiles, eq(profiles.userId, bookingFiles.uploadedBy))
    .where(
      and(eq(bookingFiles.bookingId, bookingId), isNotNull(bookingFiles.sealedHeader), isNull(bookingFiles.claimId)),
    )
    .orderBy(asc(bookingFiles.uploadedAt))
}

const isAbout = (bookingId: string) => sql`email_subject(${emails.eventKey}) = ${bookingId}`

function listBookingEmails(db: Database, bookingId: string) {
  return db
    .select({
      id: emails.id,
      at: emails.createdAt,
      kind: emails.kind,
      state: emails.state,
      recipient: emails.recipient,
      reason: emails.reason,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .where(isAbout(bookingId))
    .orderBy(asc(emails.id))
}

/** By WhatsApp or SMS, as staff have marked them. */
function listMessages(db: Database, bookingId: string) {
  const { key, kind, sentAt, sentBy } = sentMessages
  return db
    .select({ key, kind, at: sentAt, by: profiles.fullName })
    .from(sentMessages)
    .leftJoin(profiles, eq(profiles.userId, sentBy))
    .where(eq(sentMessages.bookingId, bookingId))
    .orderBy(asc(sentAt))
}

export async function isEmailAbout(db: Database, emailId: number, bookingId: string): Promise<boolean> {
  return (await db.$count(emails, and(eq(emails.id, emailId), isAbout(bookingId)))) > 0
}
