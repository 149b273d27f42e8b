import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { documentUrl } from '../../../data/openapi.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { TextField } from '../../../ui/field.tsx'
import { Search } from '../../../ui/icons/search.ts'
import type { ApiDocument } from './openapi.ts'
import { OperationGroup } from './operation-group.tsx'
import { OperationIndex } from './operation-index.tsx'
import { groupByTag, matches } from './search.ts'

export function DocumentView({ document }: { document: ApiDocument }) {
  const [search, setSearch] = useState('')
  const found = document.operations.filter((operation) => matches(operation, search.trim()))
  const groups = groupByTag(found)
  return (
    <div className="grid w-full max-w-[1176px] grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[252px_minmax(0,1fr)] desk:gap-10">
      <header className="desk:col-span-2">
        <h1 className="text-2xl">{say('API Documentation')}</h1>
        <p className="mt-2 max-w-[68ch] text-md text-muted">{document.description}</p>
        <p className="mt-3 text-[14px] text-muted">
          {sayRich(
            '{title}, version {version}. Send your token as <code>Authorization: Bearer …</code>. The same as a file: <a>openapi.json</a>',
            {
              title: document.title,
              version: document.version,
              code: (text) => <code className="rounded-xs bg-sunken px-1 py-0.5 text-[13px]">{text}</code>,
              a: (text) => (
                <a href={documentUrl} className="link">
                  {text}
                </a>
              ),
            },
          )}
        </p>
      </header>
      <div className="grid content-start gap-4 self-start desk:sticky desk:top-6 desk:max-h-[calc(100dvh-3rem)] desk:grid-rows-[auto_auto_minmax(0,1fr)]">
        <search>
          <TextField
            type="search"
            label={say('Search calls')}
            placeholder={say('Path, name or word')}
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
        <p role="status" className="text-sm text-muted">
          {found.length === 0
            ? say('No calls match your search')
            : say('{count, plural, one {# call} other {# calls}}', { count: found.length })}
        </p>
        <OperationIndex groups={groups} />
      </div>
      <div className="grid min-w-0 content-start gap-10">
        {groups.map((group) => (
          <OperationGroup key={group.tag} group={group} document={document} />
        ))}
      </div>
    </div>
  )
}
