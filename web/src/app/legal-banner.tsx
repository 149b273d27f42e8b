import type { LegalNotice } from '@roomlark/contract/platform/legal'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { longDate } from '../lib/format-date.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Scale } from '../ui/icons/scale.ts'
import { Note } from '../ui/note.tsx'

const storageKey = 'legal-notices-read'

type LegalBannerProps = { notices: readonly LegalNotice[]; className?: string }

/** The notice the terms promise, shown until it is dismissed on this device or the text takes effect. */
export function LegalBanner({ notices, className }: LegalBannerProps) {
  const [read, setRead] = useState(readNotices)
  const notice = notices.find(({ document, version }) => !read.includes(`${document}.${version}`))
  if (!notice) return null
  function dismiss(name: string) {
    const next = [...read, name]
    setRead(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next.slice(-20)))
    } catch {
      // Some private windows refuse storage; the notice then comes back with the next page load.
    }
  }
  return (
    <section aria-label={say('Changes to our legal texts')} className={className}>
      <Note tone="primary" icon={<Scale />} title={titleWords(notice)}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
          <p className="min-w-[200px] grow basis-0">{notice.summary}</p>
          <span className="flex gap-2">
            <ButtonLink to={`${legalPaths[notice.document]}?version=announced`} variant="secondary" size="sm">
              {say('Read it')}
            </ButtonLink>
            <Button variant="quiet" size="sm" onClick={() => dismiss(`${notice.document}.${notice.version}`)}>
              {say('Dismiss')}
            </Button>
          </span>
        </div>
      </Note>
    </section>
  )
}

function titleWords({ document, effectiveAt }: LegalNotice): string {
  const day = longDate(new Date(effectiveAt))
  if (document === 'terms') return say('New Terms of Service from {day}', { day })
  return document === 'privacy'
    ? say('New Privacy Policy from {day}', { day })
    : say('New Cookie Policy from {day}', { day })
}

function readNotices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
