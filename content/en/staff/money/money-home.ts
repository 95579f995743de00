/** Texts of the first page of Money. */
export const MONEY_HOME = { title: 'Payments to verify' } as const
