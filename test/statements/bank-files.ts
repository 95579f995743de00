import type { StatementBank } from '#domain/statements/statement-layout.ts'

export type KnownBank = Exclude<StatementBank, 'other'>
export const BANKS: readonly KnownBank[] = [
  'hdfc',
  'icici',
  'sbi',
  'axis',
  'kotak',
  'yes',
  'idfc',
  'federal',
  'canara',
  'pnb',
  'bob',
  'phonepe',
  'gpay',
]

/** One line of a bank statement. */
export type BankLine = {
  /** yyyy-MM-dd */
  readonly date: string
  readonly direction: 'credit' | 'debit'
  readonly paise: number
  readonly reference: string
  readonly name: string
  readonly note: string
}

type BankFile = {
  readonly separator: ',' | '\t'
  readonly preamble: readonly string[]
  readonly header: readonly string[]
  row(line: BankLine, index: number): string[]
  readonly footer: readonly string[][]
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const BALANCE = '1,00,102.03'

const numbersOf = (date: string) => date.split('-')
const slashes = (date: string) => numbersOf(date).toReversed().join('/')
const dashes = (date: string) => numbersOf(date).toReversed().join('-')
const shortSlashes = (date: string) => slashes(date).replace(/\/\d\d(\d\d)$/, '/$1')
const named = (date: string) => {
  const [year, month, day] = numbersOf(date)
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

const monthFirst = (date: string) => named(date).replace(/^0?(\d+) (\w+) (\d+)$/, '$2 $1, $3')

const namedDashes = (date: string) => named(date).replaceAll(' ', '-')

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const grouped = (paise: number) => indian.format(paise / 100)
const plain = (paise: number) => (paise / 100).toFixed(2)

function twoColumns({ direction, paise }: BankLine, write: (paise: number) => string, empty = ''): [string, string] {
  return direction === 'debit' ? [write(paise), empty] : [empty, write(paise)]
}

const payer = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@okbank`

/** Statement formats of the banks we know, with invented names. */
const FILES: Record<KnownBank, BankFile> = {
  hdfc: {
    separator: ',',
    preamble: ['HDFC BANK Ltd.', 'Nomination : Registered', 'Statement From : 01/11/2026 To : 30/11/2026', ''],
    header: ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    row: (line) => [
      shortSlashes(line.date),
      `UPI-${line.name}-${payer(line.name)}-HDFC0000001-${line.reference}-${line.note}`,
      line.reference.padStart(16, '0'),
      shortSlashes(line.date),
      ...twoColumns(line, grouped),
      BALANCE,
    ],
    footer: [
      ['********', '********', '********', '********', '********', '********', '********'],
      ['', 'STATEMENT SUMMARY :-', '', '', '', '', ''],
      ['', 'Opening Balance', '', 'Dr Count', '1,000.00', '2,000.00', '3,000.00'],
    ],
  },
  icici: {
    separator: ',',
    preamble: ['DETAILED STATEMENT', 'Account Number,000401500000', 'Transaction Period,From 01/11/2026 To 30/11/2026'],
    header: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    row: (line, index) => [
      String(index + 1),
      slashes(line.date),
      slashes(line.date),
      '-',
      `UPI/${line.reference}/${line.note}/${payer(line.name)}/Axis Bank`,
      ...twoColumns(line, plain, '0.00'),
      '100102.03',
    ],
    footer: [['', '', '', '', 'Legends Used in Account Statement', '', '', '']],
  },
  sbi: {
    separator: '\t',
    preamble: [
      'Account Name\t: Ms. SOMEBODY',
      'Account Number\t: _00000030000000000',
      'Balance on 1 Nov 2026\t: 1,000.00',
      '',
    ],
    header: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      named(line.date),
      named(line.date),
      `BY TRANSFER-UPI/CR/${line.reference}/${line.name}/HDFC/${payer(line.name)}/${line.note}`,
      'TRANSFER FROM 4897694162092',
      ...twoColumns(line, grouped, ' '),
      BALANCE,
    ],
    footer: [['**This is a computer generated statement and does not require a signature', '', '', '', '', '', '']],
  },
  axis: {
    separator: ',',
    preamble: ['Name :- SOMEBODY', 'Joint Holder :-', 'Statement of Account No - 900000000000000 for the period'],
    header: ['Transaction Date', 'Particulars', 'Dr/Cr', 'Amount', 'Balance'],
    row: (line) => [
      dashes(line.date),
      `UPI/P2A/${line.reference}/${line.name}/State Bank/${line.note}`,
      line.direction === 'credit' ? 'CR' : 'DR',
      grouped(line.paise),
      BALANCE,
    ],
    footer: [
      ['', 'TRANSACTION TOTAL', '', '1,23,456.00', ''],
      ['', 'CLOSING BALANCE', '', '', '1,00,102.03'],
    ],
  },
  kotak: {
    separator: ',',
    preamble: ['KOTAK MAHINDRA BANK', 'Period,01-11-2026 to 30-11-2026'],
    header: ['Date', 'Description', 'Ref No.', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      dashes(line.date),
      `UPI/${line.name}/${line.reference}/${line.note}`,
      `UPI-${line.reference}`,
      ...twoColumns(line, (paise) => `INR ${grouped(paise)}`),
      '1,00,102.03 Cr.',
    ],
    footer: [['Total', '', '', '12,000.00', '34,000.00', '']],
  },
  yes: {
    separator: ',',
    preamble: ['YES BANK LIMITED', 'Statement of account for 01/11/2026 - 30/11/2026'],
    header: [
      'Transaction Date',
      'Value Date',
      'Cheque No/Reference No',
      'Description',
      'Withdrawals',
      'Deposits',
      'Running Balance',
    ],
    row: (line) => [
      slashes(line.date),
      slashes(line.date),
      line.reference,
      `UPI/${line.reference}/From:${payer(line.name)}/To:practice@yesbank/${line.note}`,
      ...twoColumns(line, grouped, '0.00'),
      BALANCE,
    ],
    footer: [['', '', '', 'Opening Balance', '', '', '1,000.00']],
  },
  idfc: {
    separator: ',',
    preamble: ['IDFC FIRST Bank', 'ACCOUNT NO,0000000000', 'STATEMENT PERIOD,01-NOV-2026 TO 30-NOV-2026', ''],
    header: ['Transaction Date', 'Value Date', 'Particulars', 'Cheque No.', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      namedDashes(line.date),
      namedDashes(line.date),
      `UPI/MOB/${line.reference}/${line.note}/${line.name}`,
      '',
      ...twoColumns(line, grouped),
      BALANCE,
    ],
    footer: [['Total number of Debits', '', '', '12', '', '', '']],
  },
  federal: {
    separator: ',',
    preamble: ['THE FEDERAL BANK LTD', 'Branch,SAMPLE'],
    header: [
      'Date',
      'Value Date',
      'Particulars',
      'Tran Type',
      'Tran ID',
      'Cheque Details',
      'Withdrawals',
      'Deposits',
      'Balance',
      'DR/CR',
    ],
    row: (line, index) => [
      namedDashes(line.date),
      namedDashes(line.date),
      `UPI IN/${line.reference}/${payer(line.name)}/${line.note}/0000`,
      'TFR',
      `S${90_000_000 + index}`,
      '',
      ...twoColumns(line, plain),
      '100102.03',
      'CR',
    ],
    footer: [['GRAND TOTAL', '', '', '', '', '', '12000.00', '34000.00', '', '']],
  },
  canara: {
    separator: ',',
    preamble: ['CANARA BANK', 'Account Number,="000100000000"', 'Opening Balance,Rs. 1,000.00', ''],
    header: ['Txn Date', 'Value Date', 'Cheque No.', 'Description', 'Branch Code', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      `${dashes(line.date)} 14:32:05`,
      namedDashes(line.date),
      '',
      `UPI/CR/${line.reference}/${line.name}/SBIN/${payer(line.name)}/${line.note}`,
      '33',
      ...twoColumns(line, grouped),
      BALANCE,
    ],
    footer: [['', '', '', 'Disclaimer', '', '', '', '']],
  },
  pnb: {
    separator: ',',
    preamble: ['PUNJAB NATIONAL BANK', 'Branch Name,SAMPLE'],
    header: ['Txn No.', 'Txn Date', 'Description', 'Branch Name', 'Cheque No.', 'Dr Amount', 'Cr Amount', 'Balance'],
    row: (line, index) => [
      `S${10_000_000 + index}`,
      slashes(line.date),
      `UPI/CR/${line.reference}/${line.name}/${payer(line.name)}/${line.note}`,
      'SAMPLE BRANCH',
      '',
      ...twoColumns(line, grouped),
      `${BALANCE} Cr.`,
    ],
    footer: [],
  },
  bob: {
    separator: ',',
    preamble: ['BANK OF BARODA', 'A/C Name,SOMEBODY', ''],
    header: ['TRAN DATE', 'VALUE DATE', 'NARRATION', 'CHQ.NO.', 'WITHDRAWAL(DR)', 'DEPOSIT(CR)', 'BALANCE(INR)'],
    row: (line) => [
      dashes(line.date),
      dashes(line.date),
      `UPI/${line.reference}/14:32:05/UPI/${payer(line.name)}/${line.note}`,
      '',
      ...twoColumns(line, grouped, '-'),
      `${BALANCE}Cr`,
    ],
    footer: [['', '', 'Contact-Us@18005700', '', '', '', '']],
  },
  phonepe: {
    separator: ',',
    preamble: [],
    header: [
      'Merchant Id',
      'Transaction Type',
      'Merchant Order Id',
      'Merchant Reference Id',
      'PhonePe Reference Id',
      'Transaction UTR',
      'Total Transaction Amount',
      'Transaction Date',
      'Transaction Status',
      'UPI Amount',
    ],
    row: (line, index) => [
      'SAMPLEMERCHANT',
      line.direction === 'credit' ? 'PAYMENT' : 'REFUND',
      line.note,
      `R${index}`,
      `T2611${index}`,
      line.reference,
      plain(line.paise),
      `${slashes(line.date)} 14:32:05`,
      'COMPLETED',
      plain(line.paise),
    ],
    footer: [],
  },
  gpay: {
    separator: ',',
    preamble: [],
    header: ['Time', 'Transaction ID', 'Description', 'Product', 'Payment method', 'Status', 'Amount'],
    row: (line) => [
      `${monthFirst(line.date)}, 10:02 AM`,
      line.reference,
      `${line.direction === 'credit' ? 'Received from' : 'Paid to'} ${line.name} ${line.note}`,
      'Google Pay',
      'Sample Bank',
      'Complete',
      `INR ${grouped(line.paise)}`,
    ],
    footer: [],
  },
}

/** The rows as a parser returns them. */
export function bankRows(bank: KnownBank, lines: readonly BankLine[]): string[][] {
  const { separator, preamble, header, row, footer } = FILES[bank]
  return [
    ...preamble.map((text) => text.split(separator)),
    [...header],
    ...lines.map(row),
    ...footer.map((last) => [...last]),
  ]
}

export type FileShape = {
  readonly lineEnd?: '\n' | '\r\n' | '\r'
  readonly hasByteOrderMark?: boolean
  readonly isUtf16?: boolean
}

/** The same rows as a file. */
export function bankFile(bank: KnownBank, lines: readonly BankLine[], shape: FileShape = {}): Buffer {
  const { separator } = FILES[bank]
  const { lineEnd = '\r\n', hasByteOrderMark = false, isUtf16 = false } = shape
  const write = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  const text = bankRows(bank, lines)
    .map((row) => row.map(write).join(separator))
    .join(lineEnd)
  return isUtf16 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(hasByteOrderMark ? `\ufeff${text}` : text)
}
