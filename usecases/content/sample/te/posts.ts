import type { SamplePostText } from '../sample-texts.ts'

export const POSTS: Readonly<Record<string, SamplePostText>> = {}
