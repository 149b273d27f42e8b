import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Article } from './articles.ts'
import { withoutFigures } from './figures-in-text.ts'

/** Words that occur in every question and say nothing about its subject. */
const stopWords = new Set(
  (
    'a about after all an and any are as at be been being but by can could did do does doing for from get gets ' +
    'getting give go got had has have how i if in into is it its just know like make me my need of on or our ' +
    'please should so some than that the their them then there these they this those to too up us use want was ' +
    'we were what when where which while who why will with would you your'
  ).split(' '),
)

/** Synonyms that do not share a stem. */
const sameThing = [
  ['pay', 'paid', 'payment', 'payout', 'payouts', 'money', 'earn', 'earnings'],
  ['cancel', 'cancellation', 'cancelled', 'canceled', 'annul'],
  ['photo', 'picture', 'image'],
  ['login', 'signin', 'logon'],
  ['price', 'rate', 'cost', 'tariff'],
  ['mail', 'email'],
  ['hotel', 'property', 'house'],
  ['ical', 'ics', 'calendar'],
  ['delete', 'remove', 'erase'],
  ['invoice', 'statement', 'bill'],
]
const synonyms = new Map(sameThing.flatMap(([first = '', ...others]) => others.map((word) => [word, first])))

function toTerm(word: string): string | null {
  const plain = word.toLowerCase().replace(/[’'](s|re|ve|ll|d|t|m)?$/, '')
  if (stopWords.has(plain)) return null
  // The plural of a synonym is one too.
  return stemmer(synonyms.get(plain) ?? synonyms.get(plain.replace(/s$/, '')) ?? plain)
}

/** As a share of the best score; lower scores are noise. */
const goodShare = 0.4

/** Finds articles by natural questions: stop words are ignored, and endings and small typos do not matter. */
export function createHelpSearch(articles: readonly Article[]): (question: string) => Article[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'lead', 'body'],
    processTerm: toTerm,
    searchOptions: {
      boost: { title: 4, lead: 2 },
      prefix: (term) => term.length > 2,
      // One letter may be wrong in a word of four or more, two in a long one.
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  })
  index.addAll(
    articles.map(({ slug, title, lead, body }) => ({ slug, title, lead, body: withoutFigures(body) })),
  )
  return (question) => {
    // Articles with all words come first, then those that match well enough.
    const every = index.search(question, { combineWith: 'AND' })
    const any = index.search(question)
    const good = any.filter(({ score }) => score >= goodShare * (any[0]?.score ?? 0))
    const slugs = new Set([...every, ...good].map(({ id }) => String(id)))
    return [...slugs].flatMap((slug) => bySlug.get(slug) ?? [])
  }
}
