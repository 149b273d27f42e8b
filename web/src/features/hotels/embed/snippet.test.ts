import { expect, test } from 'vitest'
import { type EmbedChoice, embedAddress, formSnippet, scriptSnippet } from './snippet.ts'

const choice: EmbedChoice = { shape: 'bar', look: 'auto', language: 'auto', dates: 'weekend' }

test('the script names everything that was chosen', () => {
  expect(scriptSnippet('https://roomlark.example', 'villa-marenne', choice)).toBe(
    `<script async src="https://roomlark.example/embed.js"
  data-hotel="villa-marenne"
  data-shape="bar"
  data-look="auto"
  data-lang="auto"
  data-dates="weekend"></script>`,
  )
})

test('the form opens the page of the hotel, in a language where one was chosen', () => {
  const plain = formSnippet('https://roomlark.example', 'villa-marenne', choice)
  expect(plain).toContain('<form action="https://roomlark.example/stays/villa-marenne">')
  expect(plain).not.toContain('lang')
  expect(formSnippet('https://roomlark.example', 'villa-marenne', { language: 'de' })).toContain(
    '<input type="hidden" name="lang" value="de">',
  )
})

test('the preview is the box itself', () => {
  expect(embedAddress('villa-marenne', { ...choice, language: 'fr' })).toBe(
    '/embed/villa-marenne?shape=bar&look=auto&dates=weekend&lang=fr',
  )
})
