import { useLocation } from 'react-router'
import { FRAME } from '#content/frame/frame.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts'

type LanguageChoiceProps = { languages: readonly Language[]; className: string }

/** The languages of the site, each in its own script, which lead to this page in them. */
export function LanguageChoice({ languages, className }: LanguageChoiceProps) {
  const action = useChoice()
  if (languages.length < 2) return null
  return (
    <form className="language-choice" method="post" action={to(action)} aria-label={FRAME.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={className}
          {...(language === LANGUAGE && { 'aria-current': 'true' as const })}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </form>
  )
}

/** Where a choice is posted, to return to this page. */
export function useChoice(): string {
  const { pathname, search } = useLocation()
  return `/language?return=${encodeURIComponent(`${pathname}${search}`)}`
}
