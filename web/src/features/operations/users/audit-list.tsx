import type { AuditEntry } from '@roomlark/contract/platform/audit'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { longDateTime } from '../../../lib/format-date.ts'
import { Link } from '../../../ui/link.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { actionWords } from './audit-action-words.ts'
import { fieldWords } from './audit-field-words.ts'
import { actorWords, targetPath, targetWords, writeSentence } from './audit-words.ts'

/** Entries as rows; the changes and the origin open below each. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-border px-6 py-3 first:border-t-0 max-md:px-4">
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const at = new Date(entry.at)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 wrap-anywhere">
          {writeSentence(entry.action, {
            actor: <Person id={entry.actorId} name={actorWords(entry)} />,
            target: <Target entry={entry} />,
            hotel: <Hotel entry={entry} />,
          })}
        </p>
        <time dateTime={entry.at} className="text-sm whitespace-nowrap text-muted">
          {longDateTime(at)}
        </time>
      </div>
      <details className="mt-0.5 text-sm text-muted">
        <summary className="w-fit cursor-pointer rounded-sm py-0.5 hover:text-text">
          {entry.changes.length === 0
            ? say('Details')
            : say('{count, plural, one {# change} other {# changes}}: {fields}', {
                count: entry.changes.length,
                fields: entry.changes.map(({ field }) => fieldWords(field)).join(', '),
              })}
        </summary>
        <dl className="mt-1.5 grid gap-x-4 gap-y-1 rounded-[10px] bg-sunken px-3.5 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)]">
          {entry.changes.map(({ field, before, after }) => (
            <Fact key={field} label={fieldWords(field)}>
              {before === null ? null : <del dir="auto">{before}</del>}{' '}
              {after === null ? (
                ''
              ) : (
                <ins dir="auto" className="no-underline">
                  {after}
                </ins>
              )}
            </Fact>
          ))}
          <Fact label={say('Kind')}>{actionWords(entry.action)}</Fact>
          {entry.hotel ? (
            <Fact label={say('Hotel')}>
              <Hotel entry={entry} />
            </Fact>
          ) : null}
          <Fact label={say('Target')}>{entry.target}</Fact>
          <Fact label={say('Address##IP')}>{entry.address ?? say('none##address or request')}</Fact>
          <Fact label={say('Request')}>{entry.requestId ?? say('none##address or request')}</Fact>
        </dl>
      </details>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-text">{children}</dd>
    </>
  )
}

function Person({ id, name }: { id: string | null; name: string }) {
  if (id === null) return <UserText>{name}</UserText>
  return (
    <Link to={`/users/${id}`} className="link">
      <UserText>{name}</UserText>
    </Link>
  )
}

function Target({ entry }: { entry: AuditEntry }) {
  const path = targetPath(entry)
  const name = <UserText>{targetWords(entry)}</UserText>
  if (path === null) return name
  return (
    <Link to={path} className="link">
      {name}
    </Link>
  )
}

function Hotel({ entry: { hotel } }: { entry: AuditEntry }) {
  if (!hotel) return say('a removed hotel')
  return (
    <Link to={`/hotels/${hotel.id}`} className="link">
      <UserText>{hotel.name}</UserText>
    </Link>
  )
}
