import { numberText } from '#content/words/numbers.ts'

/** Beside a field whose text is too long. */
/* @__NO_SIDE_EFFECTS__ */
export function tooLong(most: number): string {
  return `${numberText(most)} అక్షరాలకు మించకుండా రాయండి`
}
