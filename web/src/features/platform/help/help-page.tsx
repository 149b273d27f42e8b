import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'
import { useSearchParams } from 'react-router'
import { sayRich } from '../../../lib/say-rich.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Search } from '../../../ui/icons/search.ts'
import { Link } from '../../../ui/link.tsx'
import { type Article, articles, audiences } from './articles.ts'
import { useHelpSearch } from './use-help-search.ts'

export function HelpPage() {
  useTitle(say('Help Center'))
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q') ?? ''
  const { found, isBroken } = useHelpSearch(asked)
  return (
    <div className="w-full max-w-[1040px]">
      <h1 className="text-2xl">{say('Help Center')}</h1>
      <p className="mt-2 mb-6 text-md text-muted">
        {say('Answers for hotels, affiliates, guests and administrators.')}
      </p>
      <search>
        <TextField
          label={say('Search the articles')}
          type="search"
          icon={<Search />}
          placeholder={say('For example: how do I get paid')}
          value={asked}
          onChange={({ target }) => setSearch(target.value ? { q: target.value } : {}, { replace: true })}
          className="mb-8 max-w-[560px]"
        />
      </search>
      <p role="status" className={asked.trim() ? 'mb-4 text-muted' : 'sr-only'}>
        {asked.trim() ? (isBroken ? notLoaded : found ? countWords(found.length, asked) : '') : ''}
      </p>
      {asked.trim() && !isBroken ? <Results found={found ?? []} /> : <ByAudience />}
      <p className="mt-10 text-muted">
        {sayRich('Nothing helpful? <a>Write to us</a> or look at the <link>status page</link>.', {
          a: (text) => (
            <a href={`mailto:${supportEmail}`} className="link">
              {text}
            </a>
          ),
          link: (text) => (
            <Link to="/status" className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

const notLoaded = say('The search did not load. Check your connection; all articles are below.')

function countWords(count: number, asked: string): string {
  if (count === 0) return say('No articles match “{asked}”. Try other words.', { asked })
  return say('{count, plural, one {# article} other {# articles}} for “{asked}”', { count, asked })
}

function Results({ found }: { found: readonly Article[] }) {
  return (
    <ul className="grid gap-3">
      {found.map((article) => (
        <li key={article.slug}>
          <Link
            to={`/help/${article.slug}`}
            className="block rounded-lg border border-border bg-surface px-5 py-4 transition-colors hover:bg-sunken"
          >
            <span className="text-sm text-muted">{audiences[article.audience].title}</span>
            <b className="block">{article.title}</b>
            <span className="text-muted">{article.lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ByAudience() {
  const groups = [...Map.groupBy(articles, ({ audience }) => audience)]
  const order = Object.keys(audiences)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      {groups
        .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
        .map(([audience, list]) => (
          <Card key={audience}>
            <h2>{audiences[audience].title}</h2>
            <p className="mb-3 text-muted">{audiences[audience].text}</p>
            <ul className="grid gap-1">
              {list.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`/help/${slug}`} className="link inline-block py-0.5">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}
