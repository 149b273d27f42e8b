import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { createHelpSearch } from './help-search.ts'

const search = createHelpSearch(articles)
const slugs = (question: string) => search(question).map(({ slug }) => slug)

test.each([
  ['how do i get paid', 'commissions'],
  ['How do I get paid?', 'commissions'],
  ['when will my payout come', 'commissions'],
  ['comissions', 'commissions'],
  ['cancelling a stay', 'change-or-cancel'],
  ['cancelation', 'change-or-cancel'],
  ['refunds stay', 'change-or-cancel'],
  ['add my hotels', 'add-a-hotel'],
  ['upload a photo', 'add-a-hotel'],
  ['two step sign in', 'keep-it-safe'],
  ['exchnage rate', 'money-settings'],
  ['what is the launch switch', 'launch-control'],
])('“%s” finds %s among the first three', (question, slug) => {
  expect(slugs(question).slice(0, 3)).toContain(slug)
})

test('“how do i get paid” has the article on payment first', () => {
  expect(slugs('how do i get paid')[0]).toBe('commissions')
})

test('a title counts more than a text', () => {
  expect(search('cancel booking')[0]?.title.toLowerCase()).toContain('cancel')
})

test('unknown words and stop words find nothing', () => {
  expect(slugs('zeppelin')).toEqual([])
  expect(slugs('how do i')).toEqual([])
})
