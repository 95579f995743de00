import type { SeededRandom } from './seeded-random.ts'

/** Our pages have no such element or attribute, so any occurrence means that input became markup. */
export const PLANTED_ELEMENT = '<fuzzed'
export const PLANTED_ATTRIBUTE = '"fuzzed='

const MARKUP = [
  `${PLANTED_ELEMENT} onload=alert(1)>`,
  `</script>${PLANTED_ELEMENT}>`,
  `</textarea></title>${PLANTED_ELEMENT}>`,
  `'>${PLANTED_ELEMENT}>`,
  `${PLANTED_ATTRIBUTE}x autofocus`,
  `]]>${PLANTED_ELEMENT}/>`,
  `<!--${PLANTED_ELEMENT}>-->`,
  `[a](javascript:alert(1)) ${PLANTED_ELEMENT}>`,
  `![x](" onerror=alert(1) ${PLANTED_ELEMENT}>)`,
  `<svg>${PLANTED_ELEMENT}></svg>`,
  'javascript:alert(1)//',
  'data:text/html,<b>x</b>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
]

const SQL_TEXTS = [
  `'; drop table users; --`,
  `' or '1'='1`,
  '%',
  '_%_%_%_%',
  '\\',
  `"'\``,
  '$1',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  'toString',
]

const NUMBERS = [
  ...['0', '-1', '1', '2', '5', '60', '61', '1e9', '1e309', 'NaN', 'Infinity', '-0', '0x10', '1.5', '٣', '१२३'],
  ...[
    '2147483647',
    '2147483648',
    '9223372036854775807',
    '9223372036854775808',
    '99999999999999999999',
    '9007199254740993',
  ],
]

const DATES = [
  ...['2027-02-29', '2026-02-31', '0000-00-00', '9999-12-31', '-271821-04-20', '275760-09-13', '+010000-01-01'],
  ...[
    '2026-11-20',
    '1900-01-01',
    '1899-12-31',
    '2026-11-20T10:00',
    '2026-11-20T25:61',
    '24:00',
    '25:61',
    '04:45',
    '2026-W01',
  ],
]

const PLACES = [
  ...[
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
    '\\\\evil.example/x',
    '/%09/evil.example',
  ],
  ...[
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '....//....//etc',
  ],
  ...[
    '%',
    '%00',
    '%c0%af',
    '%E0%A4%A',
    '%ff',
    '.',
    '..',
    '.data',
    '_.data',
    'index.php',
    'con',
    '~',
    '*',
    '?',
    '#',
    ';a=b',
  ],
]

const UNICODE = [
  '\0',
  'a\0b',
  '\u0001\u0007\u001b[31m',
  'line\r\nSet-Cookie: fuzzed=1',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b\u200b\u200b',
  '\ufeff',
  'ẞßſ',
  'İi̇',
  '🧿👩‍👩‍👧‍👦🇮🇳',
  'नमस्ते తెలుగు தமிழ்',
  `Z${'\u0351'.repeat(3_000)}`,
  'Ａｓｈａ',
  '\u2028\u2029',
  ' ',
  '\t',
  '',
]

const SHAPES = [
  '{"a":1}',
  '[]',
  '[["a"]]',
  '{"__proto__":{"isAdmin":true}}',
  'true',
  'on',
  'off',
  '"',
  '{',
  '[[[[[['.repeat(500),
]

const FAMILIES = [MARKUP, SQL_TEXTS, NUMBERS, DATES, PLACES, UNICODE, SHAPES]

const LONG = 1_000
const HUGE = 200_000

/** A value that no real visitor would type. */
export function hostileValue(random: SeededRandom): string {
  const value = random.pick(random.pick(FAMILIES))
  const chance = random.below(100)
  if (chance === 0) return value.padEnd(HUGE, value || 'x')
  if (chance < 5) return value.repeat(1 + LONG / Math.max(value.length, 1))
  if (chance < 15) return value + random.pick(random.pick(FAMILIES))
  return value
}
