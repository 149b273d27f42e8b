import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'

const folder = join(import.meta.dirname, 'articles')
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))

test('every file is an article, with a name of its own', () => {
  expect(articles).toHaveLength(files.length)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
})

test.each(['hotels', 'affiliates', 'guests', 'admins'])('%s have three articles or more', (audience) => {
  expect(articles.filter((article) => article.audience === audience).length).toBeGreaterThanOrEqual(3)
})

test('links between articles lead somewhere', () => {
  const slugs = articles.map(({ slug }) => slug)
  for (const { body } of articles) {
    for (const [, slug = ''] of body.matchAll(/\]\(\/help\/([^)#]+)/g)) expect(slugs).toContain(slug)
  }
})

/** The outline that a translation keeps: headings, lists, links and figures, in their order. */
function readFrame(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const [title = '', empty, lead = '', ...rest] = source.split('\n')
  expect([title.startsWith('# '), empty, lead !== '', rest[0]], file).toEqual([true, '', true, ''])
  return [...source.matchAll(/^#+ |^(?:-|\d+\.) |\]\([^)]*\)|\{\w+\}/gm)].map(([found]) => found).toSorted()
}

test.each(['de', 'es', 'fr', 'it'])('every article is there in %s', (language) => {
  expect(readdirSync(join(folder, language)).toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    expect(readFrame(join(folder, language, file)), `${language}: ${file}`).toEqual(
      readFrame(join(folder, file)),
    )
  }
})
