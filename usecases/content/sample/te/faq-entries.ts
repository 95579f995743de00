import type { SampleFaqText } from '../sample-texts.ts'

export const FAQ_ENTRIES: readonly SampleFaqText[] = []
