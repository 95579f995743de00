import { BINDU_TABLES } from './bindu-tables.ts'

/**
 * The tables as printed in most editions of Brihat Parashara Hora Shastra, ch. 66. They differ from Varahamihira's in
 * four cells; the totals are the same.
 */
export const PARASHARA_TABLES: typeof BINDU_TABLES = {
  ...BINDU_TABLES,
  moon: {
    ...BINDU_TABLES.moon,
    moon: [1, 3, 6, 7, 9, 10, 11],
    mars: [2, 3, 5, 6, 10, 11],
    jupiter: [1, 2, 4, 7, 8, 10, 11],
  },
  venus: { ...BINDU_TABLES.venus, mars: [3, 4, 6, 9, 11, 12] },
}
