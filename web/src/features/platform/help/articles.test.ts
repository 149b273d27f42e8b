import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'

test('every file is an article, with a name of its own', () => {
  const files = readdirSync(join(import.meta.dirname, 'articles'))
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
