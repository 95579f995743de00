import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Portrait } from '#app/features/page-parts/portrait.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { HOME } from '#content/site/home.ts'
import type { Practice } from '#domain/content/practice-profile.ts'

export type AboutPractice = Pick<Practice, 'astrologerName' | 'astrologerTitles' | 'about' | 'facts' | 'portraitUrl'>

/** The astrologer: portrait or monogram, a few paragraphs, three facts. */
export function AboutAstrologer({ practice }: { practice: AboutPractice }) {
  const { astrologerName, astrologerTitles, about, facts, portraitUrl } = practice
  // Nothing to show until the practice has written about itself.
  if (astrologerName === '' && about === '') return null
  return (
    <Section labelledBy="about-title">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
        <div className="mx-auto w-full max-w-64 lg:max-w-80">
          <Portrait url={portraitUrl} name={astrologerName} />
        </div>
        <div>
          <p className="eyebrow">{HOME.aboutEyebrow}</p>
          <h2 id="about-title" className={classNames('mt-3', tallScript(astrologerName))}>
            <OwnText>{astrologerName}</OwnText>
          </h2>
          {astrologerTitles.length > 0 && (
            <p className="mt-2 text-gold-text">
              <OwnText>{astrologerTitles.join(' · ')}</OwnText>
            </p>
          )}
          <div className="mt-5 grid max-w-[62ch] gap-4">
            {about.split('\n\n').map((paragraph) => (
              <p key={paragraph}>
                <OwnText>{paragraph}</OwnText>
              </p>
            ))}
          </div>
          <dl className="mt-8 grid gap-x-8 gap-y-5 border-hairline border-t pt-6 sm:grid-cols-3">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="font-normal text-ink-soft text-sm">
                  <OwnText>{label}</OwnText>
                </dt>
                <dd className="heading text-2xl">
                  <OwnText>{figure}</OwnText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
