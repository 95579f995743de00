/** A text with its selection. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number }

/** Replaces the selection, and selects what the author will type over. */
type Edit = (selected: Selected) => Selected

/** Puts marks around the selection, or takes them away if it has them. */
function wrapped(mark: string, placeholder: string): Edit {
  return ({ text, start, end }) => {
    const before = text.slice(0, start)
    const after = text.slice(end)
    const inner = text.slice(start, end)
    if (inner !== '' && before.endsWith(mark) && after.startsWith(mark)) {
      const plain = before.slice(0, -mark.length) + inner + after.slice(mark.length)
      return { text: plain, start: start - mark.length, end: end - mark.length }
    }
    const shown = inner || placeholder
    return {
      text: before + mark + shown + mark + after,
      start: start + mark.length,
      end: start + mark.length + shown.length,
    }
  }
}

/** Puts a prefix before each selected line, or takes it away if all of them have it. */
function prefixed(prefix: string): Edit {
  return ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const next = text.indexOf('\n', end)
    const until = next === -1 ? text.length : next
    const lines = text.slice(from, until).split('\n')
    const isPrefixed = lines.every((line) => line.startsWith(prefix))
    const changed = lines.map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line)).join('\n')
    return { text: text.slice(0, from) + changed + text.slice(until), start: from, end: from + changed.length }
  }
}

/** Inserts a block between empty lines. */
function block(content: string): Edit {
  return ({ text, start, end }) => {
    const before = text.slice(0, start).replace(/\n*$/, '')
    const after = text.slice(end).replace(/^\n*/, '')
    const lead = before === '' ? '' : `${before}\n\n`
    const from = lead.length
    return { text: `${lead}${content}\n\n${after}`, start: from, end: from + content.length }
  }
}

const TABLE = '| First | Second |\n| --- | --- |\n| One | Two |'

export const MARKDOWN_EDITS = {
  bold: wrapped('**', 'bold text'),
  italic: wrapped('*', 'italic text'),
  heading: prefixed('## '),
  list: prefixed('- '),
  table: block(TABLE),
} as const satisfies Record<string, Edit>

/** Text in place of the selection, between empty lines if it has several. The cursor is after it. */
export function insertText(selected: Selected, inserted: string): Selected {
  const { text, start, end } = selected
  const after = text.slice(end)
  const edited = inserted.includes('\n')
    ? block(inserted)(selected)
    : { text: text.slice(0, start) + inserted + after, start, end: start + inserted.length }
  return { ...edited, text: after.trim() === '' ? edited.text.trimEnd() : edited.text, start: edited.end }
}

/** A picture between empty lines; its description is selected. */
export function insertPicture(selected: Selected, url: string, description: string): Selected {
  const inserted = block(`![${description}](${url})`)(selected)
  const start = inserted.start + '!['.length
  return { ...inserted, start, end: start + description.length }
}
