import { LONGEST_PREFIX } from '#domain/invoices/invoice-number.ts'

// The forms for how clients pay and which invoices they get.

export const UPI_FORM = {
  title: 'Payment by UPI',
  lead: 'Where clients pay. You need your password to change it. All admins get an email, and payment pages that are already open expire.',
  fields: {
    payeeId: { label: 'UPI ID', hint: 'For example name@bank' },
    payeeName: { label: 'Name registered with the bank' },
    kind: { label: 'Type of account' },
  },
  kinds: {
    personal: 'Personal: clients scan the code or copy the ID',
    merchant: 'Merchant: payment apps can open links too',
  },
  problems: { payeeId: 'Enter a UPI ID such as name@bank' },
} as const

const PLACE_IN_LIST = 'Position in the list'
const INSTRUCTIONS = 'Instructions for the client'

export const PAYMENT_METHODS_FORM = {
  title: 'Payment methods',
  lead: 'What clients can choose from when they pay, and in which order. From abroad, SWIFT and the payment link come first. You need your password to change it. All admins get an email.',
  fields: {
    upi: { label: PLACE_IN_LIST, hint: 'The UPI ID has its own page under Practice.' },
    upiInstructions: { label: INSTRUCTIONS },
    bank: { label: PLACE_IN_LIST },
    bankAccountName: { label: 'Account name' },
    bankAccountNumber: { label: 'Account number' },
    ifsc: { label: 'IFSC', hint: '11 characters, for example HDFC0001234' },
    bankName: { label: 'Bank' },
    branch: { label: 'Branch' },
    bankInstructions: { label: INSTRUCTIONS },
    swift: { label: PLACE_IN_LIST },
    swiftAccountName: { label: 'Account name' },
    swiftAccount: { label: 'Account number or IBAN' },
    bic: { label: 'SWIFT code (BIC)', hint: '8 or 11 characters, for example HDFCINBB' },
    swiftBankName: { label: 'Bank' },
    bankAddress: { label: 'Address of the bank' },
    correspondent: { label: 'Correspondent bank', hint: 'Only if your bank asks for one, in its own words.' },
    swiftInstructions: { label: INSTRUCTIONS },
    link: { label: PLACE_IN_LIST },
    linkUrl: { label: 'Link to the payment page', hint: 'Starts with https://' },
    linkLabel: { label: 'Name of the page', hint: 'For example PayPal' },
    linkReference: { label: 'What its reference is called', hint: 'For example PayPal transaction ID' },
    linkInstructions: { label: INSTRUCTIONS },
    session: {
      label: PLACE_IN_LIST,
      hint: 'Only for sessions in person. You agree to each one under “To verify”.',
    },
    sessionInstructions: { label: INSTRUCTIONS },
  },
  /** By the value of the choice. */
  places: { '': 'Not offered', '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth', '5': 'Fifth' },
  problems: {
    place: 'Choose a position in the list',
    accountNumber: 'An Indian account number has 6 to 18 digits',
    ifsc: 'Check the IFSC. It has four letters, a zero, and six letters or digits.',
    foreignAccount: 'Enter 6 to 34 letters and digits',
    iban: 'Check the IBAN. One of its characters is wrong.',
    bic: 'Check the SWIFT code. It has 8 or 11 letters and digits.',
  },
} as const

const SAC_HINT = 'Check this with your accountant.'

export const GST_FORM = {
  title: 'Invoices and GST',
  lead: 'How new invoices are made. Existing invoices do not change.',
  fields: {
    mode: {
      label: 'Type of invoice',
      hint: 'A bill of supply and a tax invoice must show your address. They use the one under “Contact and hours”.',
    },
    legalName: { label: 'Registered name' },
    gstin: { label: 'GSTIN', hint: '15 characters. The first two are the state code.' },
    consultationSac: { label: 'SAC of consultations', hint: SAC_HINT },
    courseSac: { label: 'SAC of courses', hint: SAC_HINT },
  },
  modes: {
    unregistered: 'Not registered: invoices without tax',
    bill_of_supply: 'Bill of supply',
    tax_invoice: 'Tax invoice with GST',
  },
  problems: {
    sac: 'Enter 4 to 8 digits',
    gstin: 'Check the GSTIN. One of its characters is wrong.',
    legalNameMissing: 'Enter the registered name',
    gstinMissing: 'Enter the GSTIN',
  },
} as const

export const INVOICES_FORM = {
  title: 'Invoice numbers',
  lead: 'Numbers look like MU/26-27/00042: a prefix, the financial year and a count. A new prefix applies from the next invoice, and the count goes on.',
  fields: {
    prefix: {
      label: 'Prefix',
      hint: `Up to ${LONGEST_PREFIX} capital letters, digits, - or /. GST law allows 16 characters for the whole number.`,
    },
    firstNumber: {
      label: 'First number of this financial year',
      hint: 'If you have issued invoices elsewhere this year, enter the next number. It can change until the first invoice is issued; later years begin with 1.',
    },
  },
  problems: {
    prefix: `Use 1 to ${LONGEST_PREFIX} letters, digits, - or /, beginning and ending with a letter or digit. CN is for credit notes.`,
  },
} as const
