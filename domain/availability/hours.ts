/** A span of a day as the clock on the wall shows it, `HH:mm`; it may close at 24:00. */
export type OpenHours = { readonly opensAt: string; readonly closesAt: string }
