import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** The rules by which reviews are published, as the law on fair trade asks of whoever shows them. */
export function ReviewRulesPage({ page: { visit } }: { page: GuestPageOf<'review-rules'> }) {
  const { title, lead, sections } = textsIn(visit.language).reviews.rules
  return (
    <SiteLayout visit={visit}>
      <article className={`${column} pt-6 pb-16`}>
        <h1 className="text-2xl text-balance">{title}</h1>
        <p className="mt-1 max-w-[62ch] text-md text-muted">{lead}</p>
        <div className="mt-7 grid gap-7 md:grid-cols-2 md:gap-x-12">
          {sections.map((section) => (
            <section key={section.title}>
              <h2 className="text-lg">{section.title}</h2>
              <p className="mt-1.5 max-w-[62ch] leading-[1.7]">{section.text}</p>
            </section>
          ))}
        </div>
      </article>
    </SiteLayout>
  )
}
