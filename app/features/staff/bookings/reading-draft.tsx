import { READING_DRAFT } from '#content/charts/reading/reading-frame.ts'
import { LANGUAGE_NAMES, type Language, pathIn } from '#domain/languages.ts'

type ReadingDraftProps = {
  /** The page of the booking or of the saved chart. */
  path: string
  /** The first one is the client's. */
  languages: readonly Language[]
}

/** The draft of a reading as a PDF, in each language of the practice. */
export function ReadingDraft({ path, languages }: ReadingDraftProps) {
  return (
    <details className="birth-more no-print">
      <summary>{READING_DRAFT.title}</summary>
      <div className="grid gap-2">
        <p className="hint">{READING_DRAFT.hint}</p>
        <ul className="flex flex-wrap gap-x-5">
          {languages.map((language) => (
            <li key={language}>
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={pathIn(language, `${path}/reading.pdf`)}
                hrefLang={language}
              >
                {READING_DRAFT.pdf(LANGUAGE_NAMES[language])}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
