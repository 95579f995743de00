import type { Paise } from '#domain/money.ts'

const ONES =
  'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది'.split(
    ' ',
  )
const TENS = ['', '', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై']

/** One of a size, several that end the number, and several before a rest. */
const STEPS = [
  { size: 10_000_000, one: 'ఒక కోటి', oneBefore: 'ఒక కోటి', many: 'కోట్లు', manyBefore: 'కోట్ల' },
  { size: 100_000, one: 'ఒక లక్ష', oneBefore: 'ఒక లక్ష', many: 'లక్షలు', manyBefore: 'లక్షల' },
  { size: 1_000, one: 'వెయ్యి', oneBefore: 'వెయ్యి', many: 'వేలు', manyBefore: 'వేల' },
  { size: 100, one: 'వంద', oneBefore: 'నూట', many: 'వందలు', manyBefore: 'వందల' },
] as const

/** "రూపాయలు ఒక లక్ష రెండు వందల యాభై ఒకటి, ఐదు పైసలు మాత్రమే", as bills write it. */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError('An invoice amount cannot be negative.')
  const rupees = Math.floor(amount / 100)
  const paise = amount % 100
  return `రూపాయలు ${inWords(rupees)}${paise === 0 ? '' : `, ${inWords(paise)} పైసలు`} మాత్రమే`
}

function inWords(number: number): string {
  for (const { size, one, oneBefore, many, manyBefore } of STEPS) {
    if (number < size) continue
    const [count, rest] = [Math.floor(number / size), number % size]
    if (rest === 0) return count === 1 ? one : `${counting(count)} ${many}`
    return `${count === 1 ? oneBefore : `${counting(count)} ${manyBefore}`} ${inWords(rest)}`
  }
  if (number < 20) return ONES[number] ?? ''
  const tens = TENS[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? tens : `${tens} ${ONES[number % 10]}`
}

/** ఒకటి becomes ఒక్క before what it counts: ఇరవై ఒక్క వేలు. */
function counting(count: number): string {
  return inWords(count).replace(/ఒకటి$/u, 'ఒక్క')
}
