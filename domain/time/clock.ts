/** The clock of a process; tests set it. */
export type Clock = () => Date
