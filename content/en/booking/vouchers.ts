import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { LONGEST_GIFT_MESSAGE, LONGEST_GIVER } from '#domain/offers/vouchers.ts'

/** Texts of gift vouchers: on their page, in the form, on dashboards, at the desk and in the admin area. */
export const GIFT = {
  title: 'Gift vouchers',
  heading: 'Give a consultation',
  lead: 'A voucher pays for any consultation or course of ours. Whoever gets it chooses the astrologer and the time.',
  description: 'Gift vouchers for consultations and courses: by email or to print, redeemed with a code.',
  amountsTitle: 'Choose an amount',
  valid: (months: number) => plural(months, 'Valid for one month', `Valid for ${months} months`),
  buy: (amount: string) => `Give ${amount}`,
  stepsTitle: 'How it works',
  steps: [
    'Choose an amount, and tell us whom it is for. You can add a message.',
    'Pay as for any booking. As soon as we have checked the payment, you get the voucher to print.',
    'If you give us an email address, we send it there as well.',
    'Its code becomes credit, which pays for bookings until it is used up.',
  ],
  haveOne: 'Have you been given a voucher?',
  redeemLink: 'Redeem it on your dashboard',
  link: 'Give a consultation as a gift',
  bookingLead: 'Tell us whom it is for, then pay. You get the voucher as soon as we have checked the payment.',
} as const

export const GIFT_FIELDS = {
  title: 'The gift',
  giftFor: 'Who is it for?',
  giftEmail: 'Their email address',
  giftEmailHint: 'We send the voucher there. Leave it empty if you would like to print it and hand it over yourself.',
  giftFrom: 'From',
  giftFromHint: 'Your own name, if you leave it empty.',
  giftMessage: 'Your message',
} as const

export const GIFT_PROBLEMS = {
  giftFor: { missing: 'Enter the name of the person it is for' },
  giftEmail: { invalid: 'Enter a valid email address, or leave it empty' },
  giftFrom: { 'too-long': tooLong(LONGEST_GIVER) },
  giftMessage: { 'too-long': tooLong(LONGEST_GIFT_MESSAGE) },
} as const

export const REDEEM = {
  title: 'Gift voucher',
  lead: 'Have you been given a voucher? Its value becomes your credit, which pays for your bookings.',
  paymentTitle: 'I have a gift voucher',
  code: 'Voucher code',
  codeHint: 'Four groups of four letters and digits.',
  submit: 'Redeem voucher',
  submitting: 'Checking...',
  credit: (amount: string) => `You have ${amount} credit. It pays for your next booking.`,
  done: (amount: string) => `${amount} added to your credit`,
  doneDetail: 'You can pay for a booking with it.',
  failed: 'The voucher was not redeemed',
} as const

export const REDEEM_PROBLEMS = {
  'voucher-unknown': 'We do not know this code. Check it against your voucher.',
  'voucher-used': 'This voucher has already been redeemed.',
  'voucher-used-before': 'You have already redeemed this voucher. Its value is part of your credit.',
  'voucher-expired': 'This voucher is no longer valid. Write to us.',
  'voucher-void': 'This voucher was cancelled. Ask the person who gave it to you.',
  'too-often': 'Too many tries. Please wait an hour, or write to us.',
} as const

export const VOUCHER_STATES = {
  unpaid: 'Not paid yet',
  valid: 'Not redeemed yet',
  redeemed: 'Redeemed',
  expired: 'Expired',
  void: 'Void',
} as const

export const MY_VOUCHERS = {
  title: 'Gift vouchers you have given',
  name: (amount: string, recipient: string) => (recipient === '' ? amount : `${amount} for ${recipient}`),
  until: (day: string) => `valid until ${day}`,
  open: 'Open voucher',
} as const

/** The voucher itself, on screen and printed from it. */
export const GIFT_SHEET = {
  title: 'Gift voucher',
  for: 'For',
  from: 'From',
  code: 'Your code',
  copied: 'the voucher code',
  until: (day: string) => `Valid until ${day}`,
  how: (address: string) => `Type the code at ${address} or when you pay for a booking.`,
  terms: 'Redeemable once, by whoever has the code. It cannot be paid out. This is not a tax invoice.',
  redeemLead: 'The whole value becomes your credit, and pays for any consultation or course of ours.',
  redeem: 'Add it to my credit',
  print: 'Print',
  pdf: 'Open as PDF',
} as const

export const DESK_VOUCHERS = {
  title: 'Gift vouchers sold',
  lead: 'Newest first. To void one and refund its buyer, cancel the booking that sold it.',
  search: 'Search by booking, buyer or recipient',
  none: 'No vouchers sold yet',
  noneLead: 'Amounts that can be given are set up in Services and prices.',
  buyer: (name: string) => `bought by ${name}`,
  soldOn: (day: string) => `sold on ${day}`,
  printed: 'to be handed over',
  sale: (code: string) => `Booking ${code}`,
  sendAgain: 'Send again',
  sendAgainTo: (name: string) => `Send again: ${name}`,
  sent: (email: string) => `The voucher is on its way to ${email}`,
  refusals: {
    'voucher-not-valid': 'This voucher was redeemed, or is no longer valid.',
    'no-address': 'This voucher has no email address. Print it.',
  },
  columns: { voucher: 'Voucher', buyer: 'Bought by', sold: 'Sold on', state: 'State', booking: 'Booking' },
  forGift: 'For a gift voucher only',
  redeem: 'Redeem a gift voucher',
} as const
