import { say } from '@roomlark/contract/say'
export const audiences = {
  hotels: {
    title: say('Hotels'),
    more: say('More for hotels'),
    text: say('Properties, rooms, rates and bookings'),
  },
  affiliates: {
    title: say('Affiliates'),
    more: say('More for affiliates'),
    text: say('Your account, clicks and commissions'),
  },
  guests: { title: say('Guests'), more: say('More for guests'), text: say('Your stay, changes and refunds') },
  admins: {
    title: say('Administrators'),
    more: say('More for administrators'),
    text: say('Accounts, launch control and operation'),
  },
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
