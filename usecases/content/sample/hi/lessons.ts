import type { SampleModuleText } from '../sample-texts.ts'

export const LESSONS: Readonly<Record<string, readonly SampleModuleText[]>> = {}
