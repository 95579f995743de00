import { KOOTA_MAXIMA, type Koota } from '@muhurta/jyotish'
import { kootaName } from '#app/features/chart-text/koota-name.ts'
import { chosenNakshatraName, chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { Card } from '#app/ui/card.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { KOOTA_EXCEPTIONS, kootaReason } from '#content/charts/kootas.ts'
import { mangalRule, mangalSummary } from '#content/charts/mangal.ts'
import { MATCH } from '#content/charts/match.ts'
import { AGREEMENT_LABELS, PORUTHAM_LABELS, PORUTHAM_LIST, poruthamReason } from '#content/charts/poruthams.ts'
import type { BirthMatch, Partner } from '#domain/charts/match-births.ts'
import { matchVerdict } from '#domain/charts/match-verdict.ts'
import { Fold } from './fold.tsx'

const KOOTAS = Object.keys(KOOTA_MAXIMA) as Koota[]

/**
 * The verdict of the points, then what stands against the match, then all kootas with their reasons. Exceptions of the
 * tradition are listed, but never change the total.
 */
export function MatchResult({ result: { match, mangal, poruthams } }: { result: BirthMatch }) {
  const { isEnough, against } = matchVerdict(match)
  return (
    <section className="grid gap-8" aria-label={MATCH.heading}>
      <div className="grid gap-2">
        <p className="match-total">{MATCH.total(pointsText(match.total))}</p>
        <p className="lead">{isEnough ? MATCH.enough : MATCH.notEnough}</p>
        <p className="text-ink-soft">
          <MoonOf who="bride" match={match} /> · <MoonOf who="groom" match={match} />
        </p>
      </div>
      <section className="grid gap-2">
        <h3>{MATCH.against}</h3>
        {against.length === 0 ? (
          <p>{MATCH.noneAgainst}</p>
        ) : (
          <ul className="grid gap-2">
            {against.map((koota) => (
              <li key={koota}>
                <b>{kootaName(koota)}:</b> {kootaReason(match.kootas[koota].reason)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {match.exceptions.length > 0 && (
          <Card as="section" kind="flat">
            <h3>{MATCH.exceptions}</h3>
            <p className="hint my-2">{MATCH.exceptionsLead}</p>
            <ul className="joinWithDots-list">
              {match.exceptions.map(({ id, koota }) => (
                <li key={id}>
                  <span>
                    <b>{kootaName(koota)}:</b> {KOOTA_EXCEPTIONS[id].rule}{' '}
                    <span className="hint">({KOOTA_EXCEPTIONS[id].source})</span>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card as="section" kind="flat">
          <h3>{MATCH.mangal}</h3>
          <p className="mt-2">{mangalSummary(mangal)}</p>
          <p className="hint mt-2">{mangalRule(mangal.bride.ruleSet)}.</p>
        </Card>
      </div>
      <div className="accordion">
        <Fold title={MATCH.all}>
          <RowList
            caption={MATCH.koota}
            isCaptionHidden
            rows={KOOTAS}
            rowKey={(koota) => koota}
            columns={[
              { header: MATCH.koota, place: 'title', cell: (koota) => kootaName(koota) },
              {
                header: MATCH.points,
                place: 'sum',
                cell: (koota) => <Points points={match.kootas[koota].points} most={match.kootas[koota].max} />,
              },
              { header: MATCH.reason, place: 'note', cell: (koota) => kootaReason(match.kootas[koota].reason) },
            ]}
          />
        </Fold>
        {poruthams && (
          <Fold title={PORUTHAM_LIST.title(poruthams.filter(({ agreement }) => agreement === 'good').length)}>
            <p className="hint mb-2">{PORUTHAM_LIST.lead}</p>
            <RowList
              caption={PORUTHAM_LIST.porutham}
              isCaptionHidden
              rows={poruthams}
              rowKey={({ name }) => name}
              columns={[
                { header: PORUTHAM_LIST.porutham, place: 'title', cell: ({ name }) => PORUTHAM_LABELS[name] },
                { header: PORUTHAM_LIST.agreement, place: 'sum', cell: ({ agreement }) => AGREEMENT_LABELS[agreement] },
                { header: MATCH.reason, place: 'note', cell: ({ reason }) => poruthamReason(reason) },
              ]}
            />
          </Fold>
        )}
      </div>
    </section>
  )
}

function MoonOf({ who, match }: { who: Partner; match: BirthMatch['match'] }) {
  const { rashi, nakshatra, pada } = match[who]
  return (
    <>
      {MATCH[who]}: {chosenRashiName(rashi)}, {chosenNakshatraName(nakshatra)} {pada}
    </>
  )
}

/** "4½ of 7" and a small bar. */
function Points({ points, most }: { points: number; most: number }) {
  return (
    <>
      {MATCH.pointsOf(pointsText(points), most)}
      <svg className="koota-bar mt-1" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * points) / most} height="6" />
      </svg>
    </>
  )
}

function pointsText(points: number): string {
  const whole = Math.floor(points)
  if (points === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
