import type { LegalDocument, LegalText } from '@roomlark/contract/legal'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isoDate, longDate } from '../../lib/format-date.ts'
import { useAnchorOnOpen } from '../../lib/use-anchor-on-open.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { LastUpdated } from './last-updated.tsx'
import { LegalContents } from './legal-contents.tsx'
import type { LegalSection } from './legal-section.ts'
import { markdownSections } from './markdown-sections.tsx'
import { useLegalText } from './use-legal-text.ts'

type Props = {
  readonly document: LegalDocument
  readonly title: string
  readonly lead: ReactNode
  readonly sections: readonly LegalSection[]
}

const prose = [
  'text-md leading-[1.75rem] [&_:is(p,ul,dl,h3)]:max-w-[56ch] print:text-black',
  '[&_:is(p,ul,dl)+:is(p,ul,dl)]:mt-3',
  '[&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_li]:marker:text-primary-text',
  '[&_h3]:mt-5 [&_h3]:mb-1 [&_h3]:font-strong [&_strong]:font-strong',
  '[&_dt]:mt-3 [&_dt]:font-strong first:[&_dt]:mt-0 [&_dd]:text-muted print:[&_dd]:text-black',
  '[&_:is(p,li,td)_a]:text-primary-text [&_:is(p,li,td)_a]:underline [&_:is(p,li,td)_a]:underline-offset-3',
  '[&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[.875em]',
].join(' ')

/**
 * The version in force; the announced one where the address asks for it. The first is part of the product and
 * shown at once, until it is known whether another has followed.
 */
export function LegalPage({ document, sections, ...head }: Props) {
  const found = useLegalText(document)
  const isAhead = new URLSearchParams(useLocation().search).get('version') === 'announced'
  const announced = found?.announced ?? null
  const shown = (isAhead && announced) || found?.inForce || null
  const written = shown?.body ? markdownSections(shown.body) : sections
  return (
    <Sheet
      {...head}
      sections={written}
      version={found === undefined ? 'looking for a newer version' : shown && <VersionLine shown={shown} />}
    >
      {announced ? <Announcement announced={announced} isShown={shown === announced} /> : null}
    </Sheet>
  )
}

function VersionLine({ shown }: { shown: LegalText }) {
  const { version, effectiveAt } = shown
  if (!effectiveAt) return `Version ${version}`
  const from = new Date(effectiveAt)
  const verb = from > new Date() ? 'will hold from' : 'in force since'
  return (
    <>
      Version {version}, {verb} <time dateTime={isoDate(from)}>{longDate(from)}</time>
    </>
  )
}

function Announcement({ announced, isShown }: { announced: LegalText; isShown: boolean }) {
  const from = longDate(new Date(announced.effectiveAt ?? ''))
  return (
    <Note
      tone="warning"
      icon={<CalendarClock />}
      title={`A new version holds from ${from}`}
      className="mt-4 max-w-[62ch]"
    >
      {announced.summary}{' '}
      <Link to={{ search: isShown ? '' : '?version=announced' }} className="link">
        {isShown ? 'Read the version in force' : 'Read the new version'}
      </Link>
    </Note>
  )
}

type SheetProps = Omit<Props, 'document'> & { version: ReactNode; children: ReactNode }

/** The three legal documents share one sheet: contents beside it on wide screens, above it elsewhere. */
function Sheet({ title, lead, sections, version, children }: SheetProps) {
  useAnchorOnOpen()
  return (
    <article className="mx-auto grid w-full max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[236px_minmax(0,1fr)] desk:gap-10 print:block">
      <header className="desk:col-start-2">
        <h1 className="text-2xl text-balance">{title}</h1>
        <p className="mt-2 max-w-[62ch] text-md text-muted">{lead}</p>
        <p className="mt-3 text-sm text-muted">
          Last updated <LastUpdated />
          {version ? <> · {version}</> : null}
        </p>
        {children}
      </header>
      <LegalContents sections={sections} />
      <div className="rounded-xl border border-border bg-surface px-5 py-8 md:px-12 md:py-12 desk:col-start-2 print:border-0 print:p-0">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className={`scroll-mt-6 ${prose} not-first:mt-10`}
          >
            <h2 id={`${section.id}-title`} className="mb-3 break-after-avoid">
              <span className="mr-2 text-muted tabular-nums">{index + 1}.</span>
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </div>
    </article>
  )
}
