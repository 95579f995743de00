import type { SamplePracticeTexts } from '../sample-texts.ts'

export const PRACTICE: SamplePracticeTexts | undefined = undefined
