import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** 404 and 410: plain words, and a way on where there is one. */
export function MissingPage({ page: { visit, isGone, isOpen } }: { page: GuestPageOf<'missing'> }) {
  const texts = textsIn(visit.language).missing
  return (
    <SiteLayout visit={visit} isOpen={isOpen} className={column}>
      <section className="m-auto max-w-[560px] py-20 text-center">
        <h1 className="text-2xl text-balance">{isGone ? texts.goneTitle : texts.title}</h1>
        <p className="mt-3 mb-7 text-md text-muted">{isGone ? texts.goneText : texts.text}</p>
        <a href={isOpen ? makeAddress(visit, '/stays') : '/'} className={buttonClass({ size: 'lg' })}>
          {isOpen ? texts.action : texts.home}
        </a>
      </section>
    </SiteLayout>
  )
}
