import { expect, test } from 'vitest'
import { partsOf } from './page-parts.ts'
import { readStyleSheet, stylesFor } from './style-sheet.ts'

const styles = (css: string, html: string) => stylesFor(readStyleSheet(css), partsOf(html))

test('a page gets the rules of its own classes and elements', () => {
  const css = '.card{color:red}.badge{color:blue}table{margin:0}p{margin:1em}'

  expect(styles(css, '<p class="card wide">')).toBe('.card{color:red}p{margin:1em}')
})

test('a rule is there with those of its selectors for which everything they ask for is there', () => {
  const css = '.card .badge{a:b}.badge,.card:is(.wide,.narrow),table{c:d}ul.card>li{e:f}'

  expect(styles(css, '<ul class="card">')).toBe('.card:is(.wide,.narrow){c:d}')
  expect(styles(css, '<ul class="card"><li>')).toBe('.card:is(.wide,.narrow){c:d}ul.card>li{e:f}')
  expect(styles(css, '<table class="badge">')).toBe('.badge,table{c:d}')
})

test('what a selector excludes, or names as one of several, is not asked for', () => {
  const css = '.card:not(.open){a:b}.card:is(.wide,.narrow){c:d}.card[data-tone=".x"]:has(> .y){e:f}'

  expect(styles(css, '<p class="card">')).toBe(css)
})

test('what belongs to no element of the page is for every page', () => {
  const css = ':root{color:#000}*,:before{margin:0}::selection{color:red}@font-face{font-family:Mukta}'

  expect(styles(css, '<p>')).toBe(css)
})

test('rules stay in their groups and in their order, and a group without rules is left out', () => {
  const css = '@media print{.card{a:b}}@media (width>=40rem){@supports (color:red){.badge{c:d}}}.card{e:f}'

  expect(styles(css, '<p class="card">')).toBe('@media print{.card{a:b}}.card{e:f}')
})

test('a layer keeps its place among the others, even empty', () => {
  const css = '@layer base,components;@layer components{.card{a:b}}@layer utilities{.wide{c:d}}'

  expect(styles(css, '<p class="wide">')).toBe('@layer base,components;@layer components{}@layer utilities{.wide{c:d}}')
})

test('animations and registered properties come with the rules that mention them', () => {
  const css = '@property --turn{syntax:"*"}@keyframes rise{to{top:0}}.card{animation:rise 1s}.badge{top:var(--turn)}'

  expect(styles(css, '<p class="card">')).toBe('@keyframes rise{to{top:0}}.card{animation:rise 1s}')
  expect(styles(css, '<p class="badge">')).toBe('@property --turn{syntax:"*"}.badge{top:var(--turn)}')
})

test('a longer word, or a property that nothing asks for, is no mention', () => {
  const css = '@keyframes appear{0%{opacity:0}}@property --turn{syntax:"*"}.card{appearance:none;--turn:1deg}'

  expect(styles(css, '<p class="card">')).toBe('.card{appearance:none;}')
})

test('the parts of a field come with a field that has them', () => {
  const css = '::file-selector-button{a:b}::-webkit-datetime-edit-year-field{c:d}::-webkit-inner-spin-button{e:f}'

  expect(styles(css, '<input type="email">')).toBe('')
  expect(styles(css, '<input type="file">')).toBe('::file-selector-button{a:b}')
  expect(styles(css, '<input class="x" type="month">')).toBe('::-webkit-datetime-edit-year-field{c:d}')
})

test('the look of a hint comes with a field that has one', () => {
  const css = '::placeholder{a:b}.input::placeholder{c:d}'

  expect(styles(css, '<input class="input">')).toBe('')
  expect(styles(css, '<input class="input" placeholder="Search">')).toBe(css)
})

test('a custom property is there if something asks for it', () => {
  const css =
    ':root{--ink:#000;--veil:var(--shade);--shade:#111;--page:#fff}p{color:var(--ink)}a{color:var(--veil,red)}'

  expect(styles(css, '<p>')).toBe(':root{--ink:#000;}p{color:var(--ink)}')
  expect(styles(css, '<p><a>')).toBe(
    ':root{--ink:#000;--veil:var(--shade);--shade:#111;}p{color:var(--ink)}a{color:var(--veil,red)}',
  )
})

test('families that would stand in for our own are not named', () => {
  const css = ':root{--font-sans:Mukta}html{font-family:var(--font-sans,-apple-system, "Segoe UI")}'

  expect(styles(css, '<html>')).toBe(':root{--font-sans:Mukta}html{font-family:var(--font-sans)}')
})

test('a file of a font is named where one of its characters stands, and one for plain letters always', () => {
  const face = (range: string) => `@font-face{font-family:Mukta;unicode-range:${range}}`
  const [plain, vowels, rupee, wild] = [
    face('U+20-7E,U+A0'),
    face('U+100-101,U+12A-12B'),
    face('U+20B9'),
    face('U+4??'),
  ]
  const css = plain + vowels + rupee + wild

  expect(styles(css, '<p>Rahu</p>')).toBe(plain + wild)
  expect(styles(css, '<p>Rāhu</p>')).toBe(plain + vowels + wild)
  expect(styles(css, '<img alt="₹ 500">')).toBe(plain + rupee + wild)
})

test('classes are found however the sheet and the page spell them', () => {
  const css = String.raw`.max-w-\[min\(10em\,50\%\)\]{a:b}.\32 xl\:wide{c:d}.\[\&\>li\]\:flat>li{e:f}`

  expect(styles(css, `<ul class="max-w-[min(10em,50%)]&#x27; max-w-[min(10em,50%)]"><li>`)).toContain('a:b')
  expect(styles(css, '<ul class="2xl:wide"><li>')).toContain('c:d')
  expect(styles(css, '<ul class="[&amp;&gt;li]:flat"><li>')).toContain('e:f')
  expect(styles(css, '<ul class="wide flat"><li>')).toBe('')
})

test('braces inside of words open and close nothing', () => {
  const css = `.quote:after{content:"}"}.card{background:url('a{b.svg')}/* { */.badge{a:b}`

  expect(styles(css, '<p class="card">')).toBe(`.card{background:url('a{b.svg')}`)
})
