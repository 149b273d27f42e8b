import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { useLinkTags } from '../../../data/partner-links.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { suspectedWords } from '../../../parts/performance/performance-words.ts'
import { CardError } from '../../../ui/card-states.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { bareUrl } from './link-words.ts'

type TagListProps = { partnershipId: string; link: PartnerLink; days: number }

/** Results of each placement of the link, and how to tell placements apart. */
export function TagList({ partnershipId, link, days }: TagListProps) {
  const query = useLinkTags(partnershipId, link.id, days)
  const tags = query.data ?? []
  const hasTags = tags.some(({ tag }) => tag !== null)
  return (
    <section className="border-t border-border pt-4" aria-label={say('Tags')}>
      <h3>{say('Tags')}</h3>
      {query.isError ? <CardError retry={() => void query.refetch()} /> : null}
      {hasTags ? (
        <ul className="mt-2 grid gap-2 text-[14px]">
          {tags.map(({ tag, suspectedClicks, figures: { clicks, bookings, earningsUsdCents } }) => (
            <li key={tag ?? ''} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {tag === null ? (
                  <span className="text-muted">{say('No tag')}</span>
                ) : (
                  <UserText>{tag}</UserText>
                )}
                <span className="block text-sm text-muted tabular-nums">
                  {say('{clicks, plural, one {# click} other {# clicks}}', { clicks })},{' '}
                  {suspectedClicks === 0 ? '' : `${suspectedWords(suspectedClicks)}, `}
                  {say('{bookings, plural, one {# booking} other {# bookings}}', { bookings })}
                </span>
              </span>
              <b className="shrink-0 font-[580] tabular-nums">{moneyText(earningsUsdCents, 'USD')}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {say('To tell places apart, add a word of your own to the address: {url}', {
            url: bareUrl(link.url),
          })}
          <b>?tag=newsletter</b>
        </p>
      )}
    </section>
  )
}
