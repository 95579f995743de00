/** Texts of the admin's form for coupons. */
export const COUPON_FORM = {
  lead: 'Codes that clients enter when they book. A coupon is never added to the discount for returning clients: the client gets whichever is better.',
  retireHint: 'Nobody can use it any more. Bookings that were made with it keep their price.',
  code: 'Code',
  codeHint: 'Letters and digits, 3 to 20. Capitals do not matter.',
  percent: 'Percent off',
  rupees: 'Rupees off',
  oneOfBoth: 'Enter either percent or rupees.',
  services: 'Only for these services',
  servicesHint: 'No tick: for all services.',
  firstDay: 'First day',
  lastDay: 'Last day',
  dayHint: 'A day in India. Empty: no limit.',
  firstBooking: 'Only for a client’s first booking',
  mostUses: 'Uses in all',
  mostUsesPerClient: 'Uses per client',
  noLimit: 'Empty: no limit.',
  note: 'Note',
  noteHint: 'Only admins see it.',
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  uses: (most: number) => (most === 1 ? 'one use' : `${most} uses`),
  firstOnly: 'first booking only',
} as const

export const COUPON_FORM_PROBLEMS = {
  code: 'Please use 3 to 20 letters and digits',
  discount: 'Please enter either percent or rupees, not both',
  lastDay: 'The last day must not be before the first',
  perClient: 'This must not be more than the uses in all',
} as const
