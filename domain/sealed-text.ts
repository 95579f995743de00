declare const sealed: unique symbol

/** Encrypted text whose key is stored outside the database. */
export type SealedText = string & { readonly [sealed]: true }
