/** The one clock of a running process; tests turn it by hand. */
export type Clock = () => Date
