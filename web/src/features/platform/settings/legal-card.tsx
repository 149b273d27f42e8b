import { type LegalDocument, legalDocuments } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { lazy, Suspense, useState } from 'react'
import { useLegalVersions } from '../../../data/legal.ts'
import { longDate } from '../../../lib/format-date.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import type { FirstText } from './legal-form.tsx'
import { legalNames } from './legal-names.ts'

// Loaded separately, since its library for comparing texts is needed nowhere else.
const LegalForm = lazy(() => import('./legal-form.tsx').then((part) => ({ default: part.LegalForm })))

export function LegalCard({ firstText }: { firstText: FirstText }) {
  const [writing, setWriting] = useState<LegalDocument | null>(null)
  return (
    <>
      <Card>
        <CardHead
          title={say('Legal texts')}
          subtitle={say(
            'A new version is emailed to every account holder and announced on every page at least 30 days before it takes effect. This cannot be undone.',
          )}
        />
        {legalDocuments.map((document) => (
          <DocumentRow key={document} document={document} onWrite={() => setWriting(document)} />
        ))}
      </Card>
      {writing ? (
        <LazyBoundary fallback={<FormNotLoaded />}>
          <Suspense fallback={<FormLoading />}>
            <LegalForm
              key={writing}
              document={writing}
              firstText={firstText}
              onClose={() => setWriting(null)}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  )
}

function FormLoading() {
  return (
    <Card>
      <CardSkeleton />
    </Card>
  )
}

function FormNotLoaded() {
  return (
    <Card>
      <p className="text-muted">{say('The form did not load. Reload the page to try again.')}</p>
    </Card>
  )
}

function DocumentRow({ document, onWrite }: { document: LegalDocument; onWrite: () => void }) {
  const found = useLegalVersions(document)
  const { title, path } = legalNames[document]
  if (found.isError) return <CardError retry={() => void found.refetch()} />
  if (!found.data) return <CardSkeleton />
  const { inForce, announced, versions } = found.data
  return (
    <section className="py-4 not-first:border-t not-first:border-border first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[200px] grow basis-0">
          <h3 className="flex flex-wrap items-center gap-2.5 font-strong">
            {title}
            <Badge tone="success">{say('Version {version}', { version: inForce.version })}</Badge>
            {announced ? (
              <Badge tone="accent">
                {say('Version {version} announced', { version: announced.version })}
              </Badge>
            ) : null}
          </h3>
          <p className="text-sm text-muted">
            {announced?.effectiveAt
              ? `${say('Version {version} takes effect on {day}.', {
                  version: announced.version,
                  day: longDate(new Date(announced.effectiveAt)),
                })} `
              : null}
            <a href={path} target="_blank" rel="noreferrer" className="link">
              {sayRich('Read it<span>: {document}, in a new tab</span>', {
                span: (text) => <span className="sr-only">{text}</span>,
                document: title,
              })}
            </a>
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={onWrite}>
          {sayRich('New version<span> of the {document}</span>', {
            span: (text) => <span className="sr-only">{text}</span>,
            document: title,
          })}
        </Button>
      </div>
      <details className="mt-1 text-sm text-muted">
        <summary className="w-fit cursor-pointer rounded-sm text-primary-text">
          {sayRich('Versions<span> of the {document}</span> ({count})', {
            span: (text) => <span className="sr-only">{text}</span>,
            document: title,
            count: versions.length,
          })}
        </summary>
        <ul className="mt-1.5 grid gap-1">
          {versions.map(({ version, summary, effectiveAt }) => (
            <li key={version}>
              {effectiveAt
                ? say('Version {version}, from {day}', { version, day: longDate(new Date(effectiveAt)) })
                : say('Version {version}', { version })}
              : {summary}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
