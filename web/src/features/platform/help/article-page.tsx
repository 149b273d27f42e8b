import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ArrowLeft } from '../../../ui/icons/arrow-left.ts'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { type Article, articles, audiences } from './articles.ts'
import { hasFigures, withFigures } from './figures-in-text.ts'
import { useFigures } from './use-figures.ts'

export function ArticlePage() {
  const { slug } = useParams()
  const article = articles.find((one) => one.slug === slug)
  useTitle(article ? article.title : say('Help Center'))
  return article ? <FoundArticle article={article} /> : <NoArticle />
}

function FoundArticle({ article }: { article: Article }) {
  const figures = useFigures(hasFigures(article.body))
  const others = articles.filter(
    ({ audience, slug }) => audience === article.audience && slug !== article.slug,
  )
  return (
    <div className="grid w-full max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,1fr)_260px]">
      <article>
        <Link to="/help" className="link inline-flex items-center gap-1.5 text-[14px]">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say('Help Center')}
        </Link>
        <p className="mt-4 text-sm text-muted">{audiences[article.audience].title}</p>
        <h1 className="text-2xl text-balance">{article.title}</h1>
        <p className="mt-2 mb-6 max-w-[62ch] text-md text-muted">{article.lead}</p>
        <div className="rounded-xl border border-border bg-surface px-5 py-6 text-md leading-[1.75rem] md:px-10 md:py-8 [&_:is(p,ul,ol)]:max-w-[62ch]">
          {figures === undefined ? (
            <BodySkeleton />
          ) : (
            <Markdown source={withFigures(article.body, figures)} />
          )}
        </div>
      </article>
      <aside aria-label={audiences[article.audience].more}>
        <h2 className="mb-2 font-sans text-md font-strong desk:mt-10">{audiences[article.audience].more}</h2>
        <ul className="grid gap-1">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/help/${slug}`} className="link inline-block py-0.5">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

function BodySkeleton() {
  return (
    <SkeletonArea className="grid gap-4">
      {['w-2/5', 'w-full', 'w-4/5', 'w-1/3', 'w-11/12', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </SkeletonArea>
  )
}

function NoArticle() {
  return (
    <div className="mt-10">
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('We could not find this article')}
        text={say('It may have been renamed. Try the search.')}
        action={<ButtonLink to="/help">{say('Go to the Help Center')}</ButtonLink>}
      />
    </div>
  )
}
