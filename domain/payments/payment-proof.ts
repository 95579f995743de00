/** A picture or PDF that proves a payment: as large as a picture of the website. */
export const LARGEST_PROOF_BYTES = 5 * 1024 * 1024

/** For the file chooser, which only advises; the content decides. */
export const ACCEPTED_PROOFS = 'image/*,application/pdf'
