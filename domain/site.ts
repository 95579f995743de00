/** What links in emails are made of: the site's URL, and the secret that encrypts them. */
export type Site = { readonly appUrl: string; readonly secret: string }
