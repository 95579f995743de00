import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import {
  LARGEST_STATEMENT_BYTES,
  LONGEST_LINE,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_STATEMENT_ROWS,
} from '#domain/statements/statement-limits.ts'

/** Texts of the bank statement upload. */
export const STATEMENT = {
  title: 'Bank statement',
  lead: 'Upload a statement from your bank. We compare it with the payments your clients have reported and store only the lines that match.',
  file: 'Bank statement (XLSX or CSV)',
  fileHint: `Statements of HDFC, ICICI, SBI, Axis, Kotak, Yes, IDFC First, Federal, Canara, PNB and Bank of Baroda are recognized, exports of PhonePe and Google Pay too; for others you choose the columns once. Up to ${fileSize(LARGEST_STATEMENT_BYTES)} and ${numberText(MOST_STATEMENT_ROWS)} lines.`,
  upload: 'Compare payments',
  uploading: 'Reading the statement…',
  notRead: 'The statement was not read',
  read: (bank: string, credits: number, debits: number) =>
    `${bank}: ${plural(credits, '1 credit', `${credits} credits`)} read, ${plural(debits, '1 debit', `${debits} debits`)} ignored`,
  unfinished: (count: number) =>
    plural(
      count,
      '1 payment that failed or is pending was ignored',
      `${count} payments that failed or are pending were ignored`,
    ),
  skipped: (count: number) =>
    plural(count, '1 line could not be read and was skipped', `${count} lines could not be read and were skipped`),
  skippedLine: (line: number) => `Line ${line}`,
  rounded: (count: number) =>
    `${plural(count, 'One payment has', `${count} payments have`)} lost the last digits of the reference (such as 4.12E+11), because the file was saved in a spreadsheet, so ${plural(count, 'it is', 'they are')} not matched. Download the statement from your bank again and upload it without opening it first.`,
  nothingReadable: (lines: number, why: string) =>
    `${plural(lines, 'The only line of this file could not', `None of the ${lines} lines of this file could`)} be read: ${why}. Download the statement from your bank again and upload it without opening it in a spreadsheet first.`,
  known: (count: number) => plural(count, '1 credit was already verified', `${count} credits were already verified`),
  matched: 'Matched',
  matchedLead: 'Reference, amount and date match. Verify them all with one click.',
  byAmount: 'Found by its amount, which no other open booking has. The bank shows no reference.',
  unreported: 'Paid, but not reported',
  unreportedLead: 'Found by their amounts, which no other open bookings have. Open the booking to record the payment.',
  verifyAll: (count: number) => plural(count, 'Verify 1 payment', `Verify all ${count} payments`),
  verifying: 'Verifying…',
  recorded: (amount: string) => `${amount} recorded`,
  verified: (count: number) => plural(count, '1 payment verified', `${count} payments verified`),
  left: (count: number) =>
    count === 0
      ? 'The clients will be emailed in a few seconds.'
      : `${count} were skipped: already decided, or your own booking.`,
  differing: 'Right reference, but something is different',
  differingLead: 'Check what is different, then decide.',
  claimed: 'Claimed',
  atBank: 'Bank',
  showLines: 'Show lines',
  nearMisses: 'Near misses',
  nearMissesLead: 'These may be payments of your clients. Check carefully, then decide.',
  nearness: {
    'one-digit': 'One digit of the reference is different, or two are swapped',
    'two-digits': 'Two digits of the reference are different; amount and date match',
    'no-reference': 'The bank shows no reference; amount and date match',
  },
  verifyOne: 'Verify',
  received: (amount: string) => `Record ${amount} received`,
  askClient: 'Ask the client',
  unclaimed: 'Money with no booking',
  forCancelled: 'Money for a cancelled booking',
  forCancelledLead:
    'This payment had not been verified when the booking was cancelled. Open the booking to record that it has arrived.',
  nothingDue: 'No refund is due under your refund policy.',
  due: (amount: string) => `${amount} has to be refunded.`,
  refunds: 'Refunds',
  refundsLead: 'The refunds you have recorded, looked up among the debits by their reference.',
  refundMissing: 'Not in this file. Check that the transfer was sent.',
  refundOther: (amount: string, day: string) => `The bank shows ${amount} on ${day}.`,
  refundFound: (day: string) => `Left your account on ${day}.`,
  openBooking: (code: string) => `Open ${code}`,
  unpaid: 'Bookings with no money',
  unpaidUncertain: 'Bookings not found in the readable lines',
  unpaidUncertainLead: 'Part of this file could not be read, so these may have been paid. Check them at your bank.',
  notCovered: 'This statement does not cover the day of the payment.',
  none: 'None',
  mappingTitle: 'We do not know this format yet',
  mappingLead: 'Tell us which column is which and choose the file again. We will remember it.',
  mappingSave: 'Read with these columns',
  notThere: 'Not in this file',
  columns: {
    date: 'Date',
    narration: 'Narration',
    reference: 'Reference',
    credit: 'Money in',
    debit: 'Money out',
    amount: 'Amount (in and out)',
    direction: 'In or out (Cr/Dr)',
    status: 'Status (success or failed)',
  },
  unnamedColumn: (number: number) => `Column ${number}`,
  differences: {
    amount: 'Different amount',
    date: 'Different date',
    'several-lines': 'Several lines with this reference',
    'several-claims': 'One line, several claims',
  },
  skipReasons: {
    'date-unreadable': 'the date cannot be read',
    'amount-unreadable': 'the amount cannot be read',
    'both-directions': 'it is both a debit and a credit',
    'direction-unclear': 'it does not say if money came in or went out',
    'lines-run-together': 'a quotation mark was not closed',
    'columns-shifted': 'it has more or fewer columns than the header',
  },
  banks: {
    hdfc: 'HDFC Bank',
    icici: 'ICICI Bank',
    sbi: 'State Bank of India',
    axis: 'Axis Bank',
    kotak: 'Kotak Mahindra Bank',
    yes: 'Yes Bank',
    idfc: 'IDFC First Bank',
    federal: 'Federal Bank',
    canara: 'Canara Bank',
    pnb: 'Punjab National Bank',
    bob: 'Bank of Baroda',
    phonepe: 'PhonePe',
    gpay: 'Google Pay',
    other: 'Your bank',
  },
} as const

export const FILE_TOO_LARGE = (bytes: number) =>
  `The file has ${fileSize(bytes)}. We can read up to ${fileSize(LARGEST_STATEMENT_BYTES)}. Download a shorter period.`

export const UPLOAD_REFUSALS = {
  'file-empty': 'Choose a file.',
  'file-is-archive': 'This is a zip file, but not an Excel workbook. Save the statement as XLSX or CSV.',
  'file-is-old-spreadsheet': 'This is an old Excel file (.xls). Open it, save it as XLSX or CSV, and upload that.',
  'file-protected':
    'This file is protected by a password. Open it, save it without a password as XLSX or CSV, and upload that.',
  'file-damaged': 'This Excel file is damaged. Download the statement from your bank again, as XLSX or CSV.',
  'file-unpacks-too-large': 'This Excel file contains too much. Download a shorter period, or save it as CSV.',
  'file-is-pdf': 'This is a PDF. Download the statement as XLSX or CSV.',
  'file-is-web-page':
    'This is a web page, although it may be named .xls. Open it in a spreadsheet, save it as XLSX or CSV, and upload that.',
  'file-not-text': 'This file is neither Excel nor text. Download the statement as XLSX or CSV.',
  'too-many-rows': `The file has more than ${numberText(MOST_STATEMENT_ROWS)} lines. Download a shorter period.`,
  'too-many-cells': `The file has more than ${numberText(MOST_CELLS)} cells. Download a shorter period.`,
  'lines-too-long': `A line of this file has more than ${MOST_COLUMNS} columns or ${numberText(LONGEST_LINE)} characters, which no bank statement has. Download the statement from your bank again, as XLSX or CSV.`,
  'too-much-to-read':
    'This file holds more than we can read, or it is damaged. Download the statement from your bank again, for a shorter period.',
  'quotes-broken': 'A quotation mark in the file is not closed, so its lines cannot be read. Download it again.',
  'no-rows': 'The file is empty. Choose another file.',
  'mapping-unusable': 'Choose which column holds the money that came in.',
} as const
