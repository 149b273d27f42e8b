import { supportEmail } from '@roomlark/contract/contact'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { ReactNode } from 'react'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** The operator of Roomlark, because the law asks every site to name its own; what was left out is not shown. */
export function OperatorPage({ page: { visit, operator } }: { page: GuestPageOf<'operator'> }) {
  const words = textsIn(visit.language).operator
  const [before, after = ''] = words.supportText.split('{email}')
  const facts: [string, ReactNode][] = [
    [words.name, operator.name],
    [words.address, operator.address],
    [words.representedBy, operator.representedBy],
    [words.registerNumber, operator.registerNumber],
    [words.vatId, operator.vatId],
    [words.email, operator.email && <Contact href={`mailto:${operator.email}`}>{operator.email}</Contact>],
    [
      words.phone,
      operator.phone && (
        <Contact href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</Contact>
      ),
    ],
  ]
  const entered = facts.filter(([, value]) => value !== '')
  return (
    <SiteLayout visit={visit} isOpen={false}>
      <article className={`${column} pt-6 pb-16`}>
        <h1 className="text-2xl text-balance">{words.title}</h1>
        <p className="mt-1 max-w-[62ch] text-md text-muted">{words.lead}</p>
        {entered.length > 0 ? (
          <dl className="mt-7 grid max-w-[720px] gap-x-8 gap-y-4 rounded-lg border border-border bg-surface p-[18px] sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] md:p-6">
            {entered.map(([label, value]) => (
              <div key={label} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
                <dt className="text-muted">{label}</dt>
                <dd className="break-words whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <section className="mt-7">
          <h2 className="text-lg">{words.support}</h2>
          <p className="mt-1.5 max-w-[62ch] leading-[1.7]">
            {before}
            <Contact href={`mailto:${supportEmail}`}>{supportEmail}</Contact>
            {after} {words.hotelText}
          </p>
        </section>
      </article>
    </SiteLayout>
  )
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="link break-words">
      {children}
    </a>
  )
}
