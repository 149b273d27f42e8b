import { legal } from '@roomlark/contract/legal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { peek } from '../lib/call.ts'
import { longDate } from '../lib/format-date.ts'
import { hasMissed, useLive } from '../session/use-live.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

const texts = {
  terms: { title: 'Terms of Service', path: '/terms-of-service' },
  privacy: { title: 'Privacy Policy', path: '/privacy-policy' },
  cookies: { title: 'Cookie Policy', path: '/cookie-policy' },
}

const storageKey = 'legal-notices-read'

/** The notice the terms promise: until it is dismissed on this device, or holds. */
export function LegalNotice() {
  const { data } = useQuery({
    queryKey: ['legal-notices'],
    queryFn: () => peek(legal.notices),
    refetchInterval: 15 * 60_000,
  })
  const client = useQueryClient()
  useLive((event) => {
    if (event.type === 'platform' || hasMissed(event))
      void client.invalidateQueries({ queryKey: ['legal-notices'] })
  })
  const [read, setRead] = useState(readNotices)
  const notice = data?.find(({ document, version }) => !read.includes(`${document}.${version}`))
  if (!notice) return null
  const { title, path } = texts[notice.document]
  const from = longDate(new Date(notice.effectiveAt))
  function dismiss(name: string) {
    const next = [...read, name]
    setRead(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next.slice(-20)))
    } catch {
      // Storage is refused in some private windows: the notice then comes again with the next page load.
    }
  }
  return (
    <section
      aria-label="News about our legal texts"
      className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3"
    >
      <Note tone="primary" icon={<Scale />} title={`New ${title} from ${from}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
          <p className="min-w-[200px] grow basis-0">{notice.summary}</p>
          <span className="flex gap-2">
            <ButtonLink to={`${path}?version=announced`} variant="secondary" size="sm">
              Read it
            </ButtonLink>
            <Button variant="quiet" size="sm" onClick={() => dismiss(`${notice.document}.${notice.version}`)}>
              Dismiss
            </Button>
          </span>
        </div>
      </Note>
    </section>
  )
}

function readNotices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
