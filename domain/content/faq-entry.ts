export type FaqPage = 'courses' | 'consultation' | 'contact'

export type FaqEntry = { readonly id: number; readonly question: string; readonly answer: string }
