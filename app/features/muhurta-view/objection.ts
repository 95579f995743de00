import type { RuleText } from './muhurta-view.ts'

/** What a rule says against a time. */
export function objectionOf(text: RuleText | undefined): string {
  return text?.missing ?? text?.sentence ?? ''
}
