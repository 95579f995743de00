import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { RashiGlyph } from '#app/ui/motif/rashi-glyph.tsx'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { ELEMENT_NAMES, SUN_SIGN_TEXTS } from '#content/charts/sun-signs.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import type { Birth } from '#domain/births/birth.ts'
import { sunSignOf } from '#domain/charts/sun-signs.ts'

/** The sun sign of the date with its element, symbol and traits, and what was entered. */
export function BirthSummary({ birth }: { birth: Birth }) {
  const { index, element } = sunSignOf(birth.date)
  const { name, dates, symbol, traits } = SUN_SIGN_TEXTS[index] ?? SUN_SIGN_TEXTS[0]
  const given = (value: string | null | undefined) => value || BIRTH_RESULT.notSpecified
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card as="section">
        <div className="flex items-center gap-4">
          <span className="sun-sign-glyph">
            <RashiGlyph sign={index} size={34} />
          </span>
          <div>
            <h3>{name}</h3>
            <p className="hint">{BIRTH_RESULT.sunSign}</p>
          </div>
        </div>
        <FactList
          facts={[
            { term: BIRTH_RESULT.sunSign, value: `${name}, ${dates}` },
            { term: BIRTH_RESULT.element, value: ELEMENT_NAMES[element] },
            { term: BIRTH_RESULT.symbol, value: symbol },
          ]}
        />
        <p className="hint mt-3">{BIRTH_RESULT.sunSignNote}</p>
      </Card>
      <Card as="section">
        <h3>{BIRTH_RESULT.details}</h3>
        <FactList
          facts={[
            { term: BIRTH_RESULT.name, value: given(birth.fullName) },
            { term: BIRTH_FORM.birthDate, value: longDay(birth.date) },
            { term: BIRTH_FORM.birthTime, value: given(birth.time && clockText(birth.time)) },
            { term: BIRTH_FORM.birthPlace, value: given(birth.place && cityLabel(birth.place)) },
          ]}
        />
        <h4 className="mt-4 mb-2">{BIRTH_RESULT.traits}</h4>
        <ul className="flex flex-wrap gap-2">
          {traits.map((trait) => (
            <li key={trait}>
              <Badge>{trait}</Badge>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
