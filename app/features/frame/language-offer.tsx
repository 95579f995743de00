import { Button } from '#app/ui/buttons/button.tsx'
import { LANGUAGE, to } from '#content/language.ts'
import { LANGUAGE_OFFERS } from '#content/language-offers.ts'
import type { Language } from '#domain/languages.ts'
import { useChoice } from './language-choice.tsx'

/**
 * One sentence in each other language. The script shows the one that the browser asks for, until a language was chosen;
 * the server does not know what is asked for, because the page is cached for everybody.
 */
export function LanguageOffers({ languages }: { languages: readonly Language[] }) {
  const action = useChoice()
  return languages
    .filter((language) => language !== LANGUAGE)
    .map((language) => (
      <form
        key={language}
        className="language-offer"
        method="post"
        action={to(action)}
        lang={language}
        hidden
        data-language-offer={language}
      >
        <p>{LANGUAGE_OFFERS[language].sentence}</p>
        <Button type="submit" name="language" value={language} size="sm">
          {LANGUAGE_OFFERS[language].accept}
        </Button>
        <Button type="submit" name="language" value={LANGUAGE} size="sm" tone="quiet">
          {LANGUAGE_OFFERS[language].decline}
        </Button>
      </form>
    ))
}
