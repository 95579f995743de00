import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { settingsPath, TRANSLATIONS_PATH, translationPath } from '#app/features/staff/staff-paths.ts'
import { listAddress } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { TRANSLATED_KIND_NAMES, TRANSLATION_PAGE } from '#content/staff/website/translations.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type ItemProgress, listProgress } from '#db/content/translations.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import { isTranslatedPart, TRANSLATED_KINDS, translationLanguages } from '#domain/content/translations.ts'
import { LANGUAGE_NAMES } from '#domain/languages.ts'
import { languageOfText } from '#domain/text-language.ts'
import type { Route } from './+types/translations'

/** What is missing or older than the original, for one language at a time. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const practice = await requirePractice(db)
  const { languages: ofSite, writtenIn } = practice
  const progress = ofSite.length === 1 ? [] : await listProgress(db, practice, practiceOriginals(practice), now)
  const others = translationLanguages(practice, writtenIn)
  // Posts in another language are translated into that of the rest, too.
  const languages = ofSite.filter((one) => others.includes(one) || progress.some(({ language }) => language === one))
  const named = listAddress(url).text('language')
  const shown = languages.find((language) => language === named) ?? languages[0]
  const toDo = progress.filter(hasWork)
  const ofShown = toDo.filter(({ language }) => language === shown)
  return {
    tabs: languages.map((language) => ({
      href: `${TRANSLATIONS_PATH}?language=${language}`,
      label: LANGUAGE_NAMES[language],
      count: toDo.filter((item) => item.language === language).length,
      isCurrent: language === shown,
    })),
    done: progress.filter(({ language }) => language === shown).length - ofShown.length,
    groups: TRANSLATED_KINDS.map((kind) => ({
      kind,
      items: ofShown.filter((item) => item.kind === kind).map(lineOf),
    })).filter(({ items }) => items.length > 0),
  }
}

function hasWork({ missing, older }: ItemProgress): boolean {
  return missing > 0 || older > 0
}

function lineOf({ kind, id, title, language, missing, older }: ItemProgress) {
  const name = isTranslatedPart(kind) ? TRANSLATED_KIND_NAMES[kind] : (title ?? TRANSLATION_PAGE.untitled)
  return { href: translationPath(kind, id, language), title: name, missing, older }
}

type Line = ReturnType<typeof lineOf>

export default function TranslationsPage({ loaderData: { tabs, done, groups } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={TRANSLATION_PAGE.title} lead={TRANSLATION_PAGE.lead} />
      {tabs.length === 0 ? (
        <EmptyState
          title={TRANSLATION_PAGE.oneLanguage}
          level={2}
          actions={<ButtonLink href={settingsPath('languages')}>{TRANSLATION_PAGE.addLanguage}</ButtonLink>}
        >
          {TRANSLATION_PAGE.oneLanguageLead}
        </EmptyState>
      ) : (
        <>
          <LinkTabs label={TRANSLATION_PAGE.languages} tabs={tabs} />
          {groups.length === 0 && (
            <EmptyState title={TRANSLATION_PAGE.allDone} level={2}>
              {TRANSLATION_PAGE.allDoneLead}
            </EmptyState>
          )}
          {groups.map(({ kind, items }) => (
            <RowList
              key={kind}
              caption={TRANSLATED_KIND_NAMES[kind]}
              columns={[
                { header: TRANSLATION_PAGE.item, place: 'title', cell: titleLink },
                { header: TRANSLATION_PAGE.toDo, place: 'state', cell: toDoBadges },
              ]}
              rows={items}
              rowKey={({ href }) => href}
            />
          ))}
          {done > 0 && <p className="hint">{TRANSLATION_PAGE.done(done)}</p>}
        </>
      )}
    </>
  )
}

function titleLink({ href, title }: Line) {
  return (
    <a className={`row-link ${tallScript(title) ?? ''}`} href={to(href)} lang={languageOfText(title)}>
      {title}
    </a>
  )
}

function toDoBadges({ missing, older }: Line) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {missing > 0 && <Badge tone="neutral">{TRANSLATION_PAGE.missing(missing)}</Badge>}
      {older > 0 && <Badge tone="danger">{TRANSLATION_PAGE.older(older)}</Badge>}
    </span>
  )
}
