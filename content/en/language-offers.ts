import type { Language } from '#domain/languages.ts'

type Offer = { readonly sentence: string; readonly accept: string; readonly decline: string }

/** What a visitor whose browser prefers the language reads on a page in another one. The same in every language. */
export const LANGUAGE_OFFERS: Readonly<Record<Language, Offer>> = {
  en: { sentence: 'You can also read this site in English.', accept: 'Read in English', decline: 'Not now' },
  hi: { sentence: 'आप यह साइट हिंदी में भी पढ़ सकते हैं।', accept: 'हिंदी में पढ़ें', decline: 'अभी नहीं' },
  te: { sentence: 'ఈ సైట్‌ను తెలుగులో కూడా చదవవచ్చు.', accept: 'తెలుగులో చదవండి', decline: 'ఇప్పుడు వద్దు' },
}
