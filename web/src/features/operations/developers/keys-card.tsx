import type { ApiKey, NewApiKey } from '@roomlark/contract/accounts/api-keys'
import { utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { keyScopesWords } from '@roomlark/contract/key-scopes'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useApiKeys } from '../../../data/developers.ts'
import { cx } from '../../../lib/cx.ts'
import { dayText, longDay } from '../../../lib/day-words.ts'
import { isoDate, relativeTime } from '../../../lib/format-date.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { Link } from '../../../ui/link.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { CardFrame, CardInside } from './card-frame.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { SecretBox } from './secret-box.tsx'

const forgottenMs = 90 * 86_400_000

export function KeysCard() {
  const query = useApiKeys()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const keys = query.data?.keys
  const newKey = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden="true" className="size-[18px]" />
      {say('New key')}
    </Button>
  )
  return (
    <CardFrame
      title={say('API keys')}
      subtitle={sayRich('For your own software. <link>Read the documentation</link>', {
        link: (text) => (
          <Link to="/api/docs" className="font-[560] text-primary-text underline underline-offset-3">
            {text}
          </Link>
        ),
      })}
      action={keys && keys.length > 0 ? newKey : null}
    >
      {made ? (
        <div className="px-[18px] pb-4 md:px-6">
          <SecretBox
            title={say('Copy the key of {key} now, it is shown only once.', {
              key: isolate(made.key.name),
            })}
            secret={made.secret}
            onClose={() => setMade(null)}
          />
        </div>
      ) : null}
      {keys === undefined ? (
        <CardInside>
          <CardWaiting query={query} />
        </CardInside>
      ) : keys.length === 0 ? (
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('No keys yet')}
          text={say('With a key, your own software reads and changes what you choose, and nothing else.')}
          action={newKey}
        />
      ) : (
        <KeyTable keys={keys} now={new Date(query.dataUpdatedAt)} onRevoke={setRevoking} />
      )}
      {isMaking && query.data ? (
        <KeyDialog hotels={query.data.hotels} onMade={setMade} onClose={() => setMaking(false)} />
      ) : null}
      {revoking ? (
        <RevokeDialog
          apiKey={revoking}
          onRevoked={() => made?.key.id === revoking.id && setMade(null)}
          onClose={() => setRevoking(null)}
        />
      ) : null}
    </CardFrame>
  )
}

type KeyTableProps = { keys: ApiKey[]; now: Date; onRevoke: (key: ApiKey) => void }

function KeyTable({ keys, now, onRevoke }: KeyTableProps) {
  return (
    <table className="w-full border-collapse text-left text-[14.5px] max-md:block">
      <caption className="sr-only">{say('Your API keys')}</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:pr-4 [&_th]:pb-3 [&_th]:font-[560] [&_th:first-child]:pl-6">
        <tr>
          <th scope="col">{say('Name')}</th>
          <th scope="col">{say('May##is allowed to')}</th>
          <th scope="col">{say('Last used')}</th>
          <th scope="col">{say('Made##created')}</th>
          <td />
        </tr>
      </thead>
      <tbody className="max-md:block md:[&_td]:py-3 md:[&_td]:pr-4 md:[&_th]:py-3 md:[&_th]:pr-4 md:[&_th]:pl-6">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} now={now} onRevoke={() => onRevoke(key)} />
        ))}
      </tbody>
    </table>
  )
}

function KeyRow({ apiKey, now, onRevoke }: { apiKey: ApiKey; now: Date; onRevoke: () => void }) {
  const { name, prefix, scopes, hotels, madeAt, madeBy, lastUsedAt, expiresAt } = apiKey
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  const isForgotten = now.getTime() - Date.parse(lastUsedAt ?? madeAt) > forgottenMs
  return (
    <tr className="border-t border-border max-md:grid max-md:gap-1 max-md:px-[18px] max-md:py-4">
      <th scope="row" className="font-normal">
        <span className="block font-strong wrap-anywhere">{name}</span>
        <code className="font-mono text-[13px] text-muted">{prefix}…</code>
      </th>
      <td>
        {keyScopesWords(scopes)}
        {hotels === null ? null : (
          <span className="block text-sm text-muted" title={hotels.map((hotel) => hotel.name).join(', ')}>
            {hotels.length === 1
              ? say('Only {hotel}', { hotel: hotels[0]?.name })
              : say('Only {count, plural, one {# hotel} other {# hotels}}', { count: hotels.length })}
          </span>
        )}
        {isExpired ? (
          <span className="mt-1 block">
            <Badge tone="warning">{say('Expired')}</Badge>
          </span>
        ) : expiresAt ? (
          <span className="block text-sm text-muted">
            {say('Until {day}', { day: formatLastDay(expiresAt) })}
          </span>
        ) : null}
      </td>
      <td className={cx('md:whitespace-nowrap', isForgotten && 'text-muted')}>
        <span className="text-sm text-muted md:hidden">{say('Last used:')} </span>
        {isForgotten
          ? say('Not in 90 days')
          : lastUsedAt
            ? relativeTime(new Date(lastUsedAt), now)
            : say('Not yet')}
      </td>
      <td className="text-muted">
        <span className="text-sm md:hidden">{say('Made:')} </span>
        {madeWords(new Date(madeAt), now)}, {madeBy}
      </td>
      <td className="md:pr-6! md:text-right">
        <Button
          variant={isForgotten || isExpired ? 'danger-line' : 'quiet'}
          size="sm"
          className={isForgotten || isExpired ? 'max-md:mt-1' : 'max-md:-ml-2'}
          onClick={onRevoke}
        >
          {sayRich('Revoke<span> {key}</span>', {
            span: (text) => <span className="sr-only">{text}</span>,
            key: name,
          })}
        </Button>
      </td>
    </tr>
  )
}

/** `2 hours ago`, `3 March`, and with its year what is longer ago. */
function madeWords(date: Date, now: Date): string {
  if (now.getTime() - date.getTime() < 86_400_000) return relativeTime(date, now)
  const [day, today] = [isoDate(date), isoDate(now)]
  return day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : dayText(day)
}

/** A key ends with the day before this midnight. */
function formatLastDay(expiresAt: string): string {
  return dayText(utcDay(Date.parse(expiresAt) - 1))
}
