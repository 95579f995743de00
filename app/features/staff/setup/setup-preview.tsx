import { PracticeLogo } from '#app/features/frame/practice-logo.tsx'
import type { FormTexts } from '#app/features/staff/content/form-spec.ts'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { HOME } from '#content/site/home.ts'
import { SETUP, SETUP_PREVIEW } from '#content/staff/practice/setup.ts'
import { typedHoursText } from './setup-hours.ts'

export type PreviewService = {
  readonly key: string
  readonly name: string
  readonly price: string
  readonly minutes: string
}

type SetupPreviewProps = { texts: FormTexts; services: readonly PreviewService[] }

/** A small picture of the site with what has been saved and what is being typed. */
export function SetupPreview({ texts, services }: SetupPreviewProps) {
  const { name = '', tagline = '', logoUrl = '', accentLight = '', payeeId = '' } = texts
  const hours = typedHoursText(texts)
  const [firstParagraph = ''] = (texts.about ?? '').split('\n')
  const contact = [texts.phone, texts.email].filter(Boolean).join(' · ')
  return (
    <aside className="setup-preview" aria-label={SETUP.preview}>
      <p className="hint">{SETUP.preview}</p>
      <div className="setup-preview-site">
        <p className="setup-preview-bar">
          <PracticeLogo url={logoUrl === '' ? null : logoUrl} />
          <strong className={tallScript(name)}>{name}</strong>
        </p>
        <div className="setup-preview-part">
          <p className={classNames('heading text-xl', tallScript(texts.heading ?? ''))}>
            {texts.heading || HOME.heading}
          </p>
          <p className="hint">{texts.lead || HOME.lead}</p>
          <svg className="setup-preview-button" viewBox="0 0 160 36" aria-hidden="true">
            <rect width="160" height="36" rx="8" fill={accentLight} />
            <text x="80" y="23" textAnchor="middle" fontSize="13" fill="white">
              {SETUP_PREVIEW.book}
            </text>
          </svg>
        </div>
        {(texts.astrologerName || firstParagraph) && (
          <div className="setup-preview-part">
            {texts.astrologerName && (
              <strong className={tallScript(texts.astrologerName)}>{texts.astrologerName}</strong>
            )}
            {firstParagraph && <p className="hint">{firstParagraph}</p>}
          </div>
        )}
        <div className="setup-preview-part">
          {services.length === 0 && <p className="hint">{SETUP_PREVIEW.noServices}</p>}
          <ul className="grid gap-1">
            {services.map((service) => (
              <li key={service.key} className="flex flex-wrap justify-between gap-x-3">
                <span>{service.name}</span>
                <span className="hint">{SETUP_PREVIEW.perService(service.price, service.minutes)}</span>
              </li>
            ))}
          </ul>
          {hours !== '' && (
            <p className="hint">
              {SETUP_PREVIEW.hours}: {hours}
            </p>
          )}
          {payeeId !== '' && <p className="hint">{SETUP_PREVIEW.pay(payeeId)}</p>}
        </div>
        {(tagline || contact) && (
          <div className="setup-preview-part setup-preview-foot">
            {tagline && <p>{tagline}</p>}
            {contact && <p className="hint">{contact}</p>}
          </div>
        )}
      </div>
    </aside>
  )
}
