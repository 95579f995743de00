import { READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import type { Reading } from '#domain/charts/reading/statement.ts'
import { readingText } from './reading-text.ts'

/** A reading as a text that an astrologer goes on writing: a heading for each part and group, and the sources below. */
export function readingMarkdown(reading: Reading): string {
  return readingText(reading)
    .flatMap(({ title, groups }) => [
      `## ${title}`,
      ...groups.flatMap((group) => [
        ...(group.title ? [`### ${group.title}`] : []),
        ...group.paragraphs,
        `*${READING_TEXTS.sources(group.sources)}*`,
      ]),
    ])
    .concat(READING_TEXTS.wholeSigns, READING_TEXTS.limits)
    .join('\n\n')
}
