import { legalDocuments } from '@roomlark/contract/platform/legal'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { cookieSections } from './cookie-sections.tsx'
import { firstText } from './first-text.ts'
import { markdownSections } from './markdown-sections.tsx'
import { privacySections } from './privacy-sections.tsx'
import { termsSections } from './terms-sections.tsx'

// A button that follows the connection cannot be written to a string, and is no part of the text.
vi.mock('./cookie-choice-button.tsx', () => ({ CookieChoiceButton: () => null }))

const originals = { terms: termsSections, privacy: privacySections, cookies: cookieSections }

/** The words on the page, each once. */
function words(sections: typeof termsSections): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {sections.map(({ id, title, body }) => (
        <section key={id}>
          {title} {body}
        </section>
      ))}
    </MemoryRouter>,
  )
  // Captions and the names of columns are furniture, not text.
  const prose = html.replace(/<(caption|thead)\b.*?<\/\1>/g, ' ')
  const text = prose.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')
  return [...new Set(text.match(/[\p{L}\d]+/gu) ?? [])]
}

test.each(legalDocuments)('the first text of %s, written as Markdown, says the same', (document) => {
  const written = markdownSections(firstText(document))
  expect(written.map(({ title }) => title)).toEqual(originals[document].map(({ title }) => title))
  const kept = new Set(words(written))
  const missing = words(originals[document]).filter((word) => !kept.has(word))
  expect(missing).toEqual([])
  expect(firstText(document)).not.toMatch(/undefined|\[object/)
})

test('keeps links, bold words and lists', () => {
  expect(firstText('terms')).toContain('[Privacy Policy](/privacy-policy)')
  expect(firstText('terms')).toContain('**You get at least 30 days’ notice**')
  expect(firstText('terms')).toContain('- **Affiliate**: An account for promoting hotels')
  expect(firstText('cookies')).toContain('- `_fbp`: ')
})
