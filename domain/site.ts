/** What links in emails are made of: where the site lives, and the secret that seals them. */
export type Site = { readonly appUrl: string; readonly secret: string }
