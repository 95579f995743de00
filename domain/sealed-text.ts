declare const sealed: unique symbol

/** Text that only the running site can read: its key lives outside the database. */
export type SealedText = string & { readonly [sealed]: true }
