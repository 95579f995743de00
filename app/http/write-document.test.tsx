import { expect, test, vi } from 'vitest'
import { KeptPart } from './kept-part.tsx'
import { writeDocument } from './write-document.tsx'

type Greeting = { name: string }

/** Counts how often it is rendered. */
const countedPart = () => vi.fn(({ name }: Greeting) => <p>Welcome, {name}</p>)

function Farewell({ name }: Greeting) {
  return <p>Farewell, {name}</p>
}

test('a kept part stands where it belongs, as if it had been rendered there', () => {
  const Welcome = countedPart()

  const html = writeDocument(
    <main>
      <h1>Home</h1>
      <KeptPart of={Welcome} facts={{ name: 'Asha' }} />
      <KeptPart of={Welcome} facts={{ name: 'Ravi & Co' }} />
    </main>,
  )

  expect(html).toBe('<!DOCTYPE html><main><h1>Home</h1><p>Welcome, Asha</p><p>Welcome, Ravi &amp; Co</p></main>')
})

test('it is rendered once for the same facts, and again for others', () => {
  const Welcome = countedPart()
  const write = (name: string) => writeDocument(<KeptPart of={Welcome} facts={{ name }} />)

  expect([write('Asha'), write('Asha'), write('Ravi')]).toEqual([
    '<!DOCTYPE html><p>Welcome, Asha</p>',
    '<!DOCTYPE html><p>Welcome, Asha</p>',
    '<!DOCTYPE html><p>Welcome, Ravi</p>',
  ])
  expect(Welcome).toHaveBeenCalledTimes(2)
})

test('two parts with the same facts are not mistaken for each other', () => {
  const html = writeDocument(
    <>
      <KeptPart of={countedPart()} facts={{ name: 'Asha' }} />
      <KeptPart of={Farewell} facts={{ name: 'Asha' }} />
    </>,
  )

  expect(html).toBe('<!DOCTYPE html><p>Welcome, Asha</p><p>Farewell, Asha</p>')
})

test('however many facts there are, each page has its own', () => {
  const Welcome = countedPart()

  for (let visitor = 0; visitor < 500; visitor++) {
    const html = writeDocument(<KeptPart of={Welcome} facts={{ name: `visitor ${visitor}` }} />)
    expect(html).toBe(`<!DOCTYPE html><p>Welcome, visitor ${visitor}</p>`)
  }
})

test('words that look like a place for a part stay words', () => {
  const html = writeDocument(
    <>
      <p>{'<kept-part id="0"></kept-part>'}</p>
      <KeptPart of={countedPart()} facts={{ name: '$& <kept-part id="0"></kept-part>' }} />
    </>,
  )

  const words = '&lt;kept-part id=&quot;0&quot;&gt;&lt;/kept-part&gt;'
  expect(html).toBe(`<!DOCTYPE html><p>${words}</p><p>Welcome, $&amp; ${words}</p>`)
})
