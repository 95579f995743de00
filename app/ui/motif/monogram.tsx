import { RingOfMarks } from './ring-of-marks.tsx'

const CENTER = { x: 100, y: 100 }

/** Shown instead of a portrait: the initials inside the ring of the nakshatras. */
export function Monogram({ name, className = 'monogram' }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 200" role="img" aria-label={name}>
      <circle className="monogram-ground" cx="100" cy="100" r="98" />
      <g className="monogram-line" fill="none">
        <circle cx="100" cy="100" r="98" strokeWidth="1.2" />
        <circle cx="100" cy="100" r="86" strokeWidth="0.6" />
        <RingOfMarks center={CENTER} count={27} from={90} to={95} width={1} />
      </g>
      <text className="monogram-initials" x="100" y="103" textAnchor="middle" dominantBaseline="middle">
        {initials(name)}
      </text>
    </svg>
  )
}

/** A letter, those joined to it by a virama, and their vowel signs, in any Indian script: ज्यो, సూ. */
const AKSHARA = /^.(?:\p{M}*[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?\p{L})*\p{M}*/u

/**
 * Initials of the first and last part: "Surya Jyotish" gives SJ, "Asha" gives A. In a script without capitals two of them would
 * be read as a word (आचार्य जोशी as आज, "today"), so it is the first syllable: సూర్య జ్యోతిష్ gives సూ.
 */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/)
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : '']
  const [letter = ''] = first
  if (letter.toUpperCase() === letter.toLowerCase()) return AKSHARA.exec(first)?.[0] ?? ''
  return `${letter}${[...last][0] ?? ''}`.toUpperCase()
}
