import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { expect, test } from 'vitest'
import { type EmbedChoice, embedAddress, formSnippet, scriptSnippet } from './snippet.ts'

const choice: EmbedChoice = { shape: 'bar', look: 'auto', language: 'auto', dates: 'weekend', label: '' }
const own = { slug: 'villa-marenne', code: null, key: null }

test('the script names everything that was chosen', () => {
  expect(scriptSnippet('https://roomlark.example', own, choice)).toBe(
    `<script async src="https://roomlark.example/embed.js"
  data-hotel="villa-marenne"
  data-shape="bar"
  data-look="auto"
  data-lang="auto"
  data-dates="weekend"></script>`,
  )
})

test('the form opens the page of the hotel, in a language where one was chosen', () => {
  const plain = formSnippet('https://roomlark.example', own, choice)
  expect(plain).toContain('<form action="https://roomlark.example/stays/villa-marenne">')
  expect(plain).not.toContain('lang')
  expect(formSnippet('https://roomlark.example', own, { language: 'de', label: '' })).toContain(
    '<input type="hidden" name="lang" value="de">',
  )
})

test('the preview is the box itself', () => {
  expect(embedAddress(own, { ...choice, language: 'fr' })).toBe(
    '/embed/villa-marenne?shape=bar&look=auto&dates=weekend&lang=fr',
  )
})

test('with the link of an affiliate, the box leads through it and names its place', () => {
  const target = { slug: 'villa-marenne', code: 'lumira427', key: null }
  const script = scriptSnippet('https://roomlark.example', target, { ...choice, label: 'A "quoted" <place>' })
  expect(script).toContain(`data-ref="lumira427"\n  data-label="A &quot;quoted&quot; &lt;place>"></script>`)
  expect(scriptSnippet('https://roomlark.example', target, choice)).not.toContain('data-label')
  const form = formSnippet('https://roomlark.example', target, { language: 'auto', label: 'guide' })
  expect(form).toContain('<form action="https://roomlark.example/r/lumira427">')
  expect(form).toContain('<input type="hidden" name="via" value="embed">')
  expect(form).toContain('<input type="hidden" name="tag" value="guide">')
  expect(embedAddress(target, choice)).toContain('code=lumira427')
})

test('with a key, guests book in the page', () => {
  expect(scriptSnippet('https://roomlark.example', { ...own, key: 'a-key' }, choice)).toContain(
    'data-dates="weekend"\n  data-key="a-key"></script>',
  )
})

test('docs/api/embed.md shows the same box and form, and every attribute that the script reads', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const page = await readFile(join(root, 'docs/api/embed.md'), 'utf8')
  const origin = 'https://roomlark.example'
  expect(page).toContain(scriptSnippet(origin, own, { ...choice, shape: 'box' }))
  expect(page).toContain(formSnippet(origin, own, choice))

  const script = await readFile(join(root, 'web/public/embed.js'), 'utf8')
  const [, read = ''] = /const \{([^}]*)\} = script\.dataset/.exec(script) ?? []
  const attributes = [...read.matchAll(/^\s*(\w+)/gm)].map(([, name]) => `data-${name}`)
  const listed = [...page.matchAll(/^\| `(data-\w+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(attributes.toSorted())
  expect(page).toContain(guestLanguageCodes.map((code) => `\`${code}\``).join(', '))
})
