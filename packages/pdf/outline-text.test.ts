import { expect, test } from 'vitest'
import { outlineLines, outlineText } from './outline-text.ts'

const STYLE = { style: 'heading', size: 60 } as const

test.each(['Āyanāṁśa', 'ज्योतिष', 'జ్యోతిష్యం', 'ஜோதிடம்', 'ಜ್ಯೋತಿಷ'])('draws the letters of %s', (word) => {
  const { path, width } = outlineText(word, STYLE)

  expect(path.match(/M/g)?.length).toBeGreaterThan(3)
  expect(width).toBeGreaterThan(60)
})

test.each([
  ['क्ष', 'क', 'ष'],
  ['ష్య', 'ష', 'య'],
])('joins the letters of the conjunct %s', (conjunct, first, second) => {
  const widthOf = (text: string) => outlineText(text, STYLE).width

  expect(widthOf(conjunct)).toBeLessThan(widthOf(first) + widthOf(second))
})

test('breaks a title between words, and ends what does not fit with an ellipsis', () => {
  const lines = (maxLines: number) => outlineLines('మీ జాతకం స్పష్టంగా', { ...STYLE, width: 260, maxLines })

  expect(lines(4)).toHaveLength(3)
  expect(lines(1)).toHaveLength(1)
  expect(lines(1)[0]?.width).toBeLessThanOrEqual(260)
})
