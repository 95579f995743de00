import { expect, test } from 'vitest'
import { insertPicture, insertText, MARKDOWN_EDITS, type Selected } from './markdown-edits.ts'

/** "a [b] c" with the selection in brackets. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[')
  return { text: marked.replace('[', '').replace(']', ''), start, end: marked.indexOf(']') - 1 }
}

function marked({ text, start, end }: Selected): string {
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

test.each([
  ['bold', 'the [Moon] rises', 'the **[Moon]** rises'],
  ['bold', 'the **[Moon]** rises', 'the [Moon] rises'],
  ['italic', 'the [] rises', 'the *[italic text]* rises'],
  ['heading', 'one\nt[wo]', 'one\n[## two]'],
  ['heading', '## t[wo]', '[two]'],
  ['list', '[one\ntwo]', '[- one\n- two]'],
  ['list', '- on[e\n- t]wo', '[one\ntwo]'],
  ['table', 'before\n[]\nafter', 'before\n\n[| First | Second |\n| --- | --- |\n| One | Two |]\n\nafter'],
] as const)('%s turns %j into %j', (edit, before, after) => {
  expect(marked(MARKDOWN_EDITS[edit](selected(before)))).toBe(after)
})

test.each([
  ['the [Moon] rises', 'Sun', 'the Sun[] rises'],
  ['the Moon[] rises', '- one\n- two', 'the Moon\n\n- one\n- two[]\n\n rises'],
])('inserts into %j what was pasted', (before, pasted, after) => {
  expect(marked(insertText(selected(before), pasted))).toBe(after)
})

test('a picture selects its description', () => {
  const inserted = insertPicture({ text: 'A lamp.', start: 7, end: 7 }, '/uploads/x.webp', 'What it shows')

  expect(inserted.text).toBe('A lamp.\n\n![What it shows](/uploads/x.webp)\n\n')
  expect(inserted.text.slice(inserted.start, inserted.end)).toBe('What it shows')
})
