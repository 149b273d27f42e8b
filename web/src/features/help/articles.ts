export const audiences = {
  hotels: { title: 'Hotels', text: 'Properties, rooms, rates and bookings' },
  affiliates: { title: 'Affiliates', text: 'Your account, clicks and commissions' },
  guests: { title: 'Guests', text: 'Your stay, changes and refunds' },
  admins: { title: 'Administrators', text: 'Accounts, launch control and operation' },
} as const
export type Audience = keyof typeof audiences

export type Article = { slug: string; audience: Audience; title: string; lead: string; body: string }

/** `articles/<audience>.<order>.<slug>.md`: the title, a line that sums it up, the text. */
const files: Record<string, string> = import.meta.glob('./articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const articles: readonly Article[] = Object.keys(files)
  .sort()
  .flatMap((path) => readArticle(path, files[path] ?? ''))

function readArticle(path: string, source: string): Article[] {
  const name = /([a-z]+)\.\d+\.([a-z0-9-]+)\.md$/.exec(path)
  const text = /^# (.+)\n+(.+)\n+([\s\S]+)$/.exec(source.replaceAll('\r\n', '\n'))
  const [, audience = '', slug = ''] = name ?? []
  const [, title = '', lead = '', body = ''] = text ?? []
  return isAudience(audience) && text ? [{ slug, audience, title, lead, body }] : []
}

function isAudience(name: string): name is Audience {
  return Object.hasOwn(audiences, name)
}

/** Every word must be somewhere; titles count most. */
export function findArticles(all: readonly Article[], search: string): Article[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const score = ({ title, lead, body }: Article) => {
    const parts = [title, lead, body].map((part) => part.toLowerCase())
    const scores = words.map((word) => {
      const place = parts.findIndex((part) => part.includes(word))
      return place === -1 ? Number.NEGATIVE_INFINITY : 4 - place
    })
    return scores.reduce((sum, one) => sum + one, 0)
  }
  return all
    .map((article) => ({ article, points: score(article) }))
    .filter(({ points }) => points > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.points - a.points)
    .map(({ article }) => article)
}
